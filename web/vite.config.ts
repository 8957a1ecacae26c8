import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apart } from './build/apart.ts'
import { chunkOf } from './build/chunks.ts'
import { contractSchemas } from './build/contract-schemas.ts'
import { english } from './build/english.ts'
import { optionalFont } from './build/optional-font.ts'
import { sourcesMark } from './build/sources-mark.ts'

/** The service that `npm run -w web dev` stands before. */
const SERVICE = process.env['SERVICE_ORIGIN'] ?? 'http://127.0.0.1:8080'

/** What recognises letters in photos: other headers go with it. */
const RECOGNISER = /^(?:worker\.min|tesseract-core|kor\.)/

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  define: { BUILD: JSON.stringify(sourcesMark(import.meta.dirname)) },
  plugins: [react(), apart(), contractSchemas(), optionalFont(), english()],
  // what wouter brings for older versions of React
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  assetsInclude: ['**/*.bcmap'],
  worker: { rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { proxy: { '/api': SERVICE } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    // an inlined picture or font would need a wider content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
        assetFileNames: ({ names }) =>
          `assets/${RECOGNISER.test(names[0] ?? '') ? 'recogniser-' : ''}[name]-[hash][extname]`,
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
