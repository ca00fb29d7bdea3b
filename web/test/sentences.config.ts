/** How `sentences.ts` and `endings.ts` are run: apart from the other tests, because they need what is made elsewhere. */
import { defineConfig } from 'vitest/config'
import site from '../vite.config'

export default defineConfig((env) => {
  const config = site(env)
  return { ...config, test: { ...config.test, include: ['test/sentences.ts', 'test/endings.ts'] } }
})
