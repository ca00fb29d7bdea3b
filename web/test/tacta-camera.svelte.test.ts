import { expect, test } from 'vitest'
import { Camera } from '../src/games/tacta/camera.svelte'

const BOX = { left: -200, top: -100, right: 200, bottom: 100 }

test.each([
  [375, 170, 2],
  [320, 130, 3],
  [844, 300, 1],
])('what lies on the table is shown beside the tools (%i × %i)', (width, height, columns) => {
  const camera = new Camera(56)
  camera.resize(width, height)
  camera.fit(BOX)
  expect(camera.x + BOX.right * camera.k).toBeLessThanOrEqual(width - 56 * columns + 1)
  expect(camera.x + BOX.left * camera.k).toBeGreaterThanOrEqual(-1)
  camera.rest()
})
