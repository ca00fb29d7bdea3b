import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { sharedUrl, tableUrl } from '../src/lib/address.svelte'

test('on the machine of the server, what is shared has the address that friends can reach', async () => {
  expect(location.hostname).toBe('localhost')
  vi.stubGlobal('fetch', async () => new Response('{"url":"http://192.168.1.20:8080"}'))
  let shown = ''
  const stop = $effect.root(() => {
    const url = $derived(sharedUrl('/replay/BCDFGH'))
    $effect(() => {
      shown = url
    })
  })
  await vi.waitFor(() => {
    flushSync()
    expect(shown).toBe('http://192.168.1.20:8080/replay/BCDFGH')
  })
  expect(tableUrl('BCDFGH')).toBe('http://192.168.1.20:8080/t/BCDFGH')
  stop()
})
