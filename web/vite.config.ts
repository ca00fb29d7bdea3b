import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const out = resolve(root, '../src/tablee/server/static')

/** Writes .br and .gz beside each text file, for the server to hand out. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true }) as string[]) {
        const path = join(out, name)
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name) || !statSync(path).isFile()) continue
        const text = readFileSync(path)
        if (text.length < 1024) continue
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
      }
    },
  }
}

const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  root,
  plugins: [svelte(), precompressed()],
  resolve: {
    alias: { '@tablee': resolve(root, '../src/tablee') },
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [resolve(root, '..')] },
    // The server answers only its own pages: it must hear the address that the browser uses.
    proxy: { '/api': { target: server, changeOrigin: false }, '/ws': { target: server, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts'],
  },
}))
