/** How `sentences.ts` is run: apart from the other tests, because it needs sentences made elsewhere. */
import { defineConfig } from 'vitest/config'
import site from '../vite.config'

export default defineConfig((env) => {
  const config = site(env)
  return { ...config, test: { ...config.test, include: ['test/sentences.ts'] } }
})
