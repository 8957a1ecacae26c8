import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from './compress.ts'
import { prerender } from './prerender.ts'
import { sourcesMark, wasBuiltFrom } from './sources-mark.ts'

const WEB = join(import.meta.dirname, '..')
const DIST = join(WEB, 'dist')
/** There while somebody builds; a builder that was killed leaves it, and it is taken over when it is this old. */
const TURN = join(WEB, '.building')
const TURN_LASTS_MS = 60_000
const configFile = join(WEB, 'vite.config.ts')

/** `--if-changed`: only when the sources differ from those of the last build. */
const onlyIfChanged = process.argv.includes('--if-changed')

await turn()
try {
  const mark = sourcesMark(WEB)
  if (!(onlyIfChanged && wasBuiltFrom(DIST, mark))) await buildClient(mark)
} finally {
  rmSync(TURN, { recursive: true, force: true })
}

/** Several test files may ask at once: one builds, the others find it built. */
async function turn(): Promise<void> {
  for (;;) {
    try {
      mkdirSync(TURN)
      return
    } catch {
      const age = Date.now() - (statSync(TURN, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > TURN_LASTS_MS) rmSync(TURN, { recursive: true, force: true })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** The build takes the place of the last one when it is whole: who serves that goes on until then. */
async function buildClient(mark: string): Promise<void> {
  const out = join(WEB, 'dist.new')
  const server = join(out, '.server')
  rmSync(out, { recursive: true, force: true })
  await build({ configFile, logLevel: 'warn', build: { outDir: out } })
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: server,
      manifest: false,
      rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: 'prerender.js' } },
    },
  })
  await prerender(out, join(server, 'prerender.js'))
  rmSync(server, { recursive: true })
  await compressFiles(out)
  writeFileSync(join(out, 'sources-mark'), mark)
  if (existsSync(DIST)) rmSync(DIST, { recursive: true })
  renameSync(out, DIST)
}
