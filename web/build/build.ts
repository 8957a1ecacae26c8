import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesMark, UNCOMPRESSED, wasBuiltFrom } from './sources-mark.ts'

const WEB = join(import.meta.dirname, '..')
const DIST = join(WEB, 'dist')
/** A lock with the id of the building process. A killed process leaves it behind, and the next one takes over. */
const TURN = join(WEB, '.building')
const NOTICES = 'THIRD_PARTY_NOTICES.txt'
const configFile = join(WEB, 'vite.config.ts')

/** `--if-changed`: only when the sources differ from those of the last build. */
const onlyIfChanged = process.argv.includes('--if-changed')
/** `--uncompressed`: without the compressed copies of the files, which readers on the same machine do not need. */
const uncompressed = process.argv.includes('--uncompressed')

await turn()
try {
  const mark = sourcesMark(WEB)
  if (!(onlyIfChanged && wasBuiltFrom(DIST, mark, uncompressed))) await buildClient(mark)
} finally {
  rmSync(TURN, { force: true })
}

/** Waits for the lock. Several test files may ask at once: one builds, the others find the build done. */
async function turn(): Promise<void> {
  for (;;) {
    try {
      writeFileSync(TURN, String(process.pid), { flag: 'wx' })
      return
    } catch {
      if (!isBuilding()) rmSync(TURN, { force: true })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Whether the lock's process is running; also true if it has just ended or has not written its id yet. */
function isBuilding(): boolean {
  try {
    return process.kill(Number(readFileSync(TURN, 'utf8')), 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** A complete build replaces the previous one, which servers keep serving until then. */
async function buildClient(mark: string): Promise<void> {
  const [
    { build },
    { noteFiles, noticesOf, runtimePackages },
    { prerender },
    { writeOfflineFiles },
    { compressFiles },
  ] = await Promise.all([
    import('vite'),
    import('./third-party.ts'),
    import('./prerender.ts'),
    import('./offline-files.ts'),
    import('./compress.ts'),
  ])
  const out = join(WEB, 'dist.new')
  const server = join(out, '.server')
  rmSync(out, { recursive: true, force: true })
  const noted = noteFiles(WEB)
  const plugins = [noted.plugin]
  await build({ configFile, logLevel: 'warn', build: { outDir: out }, plugins, worker: { plugins: () => plugins } })
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
  writeOfflineFiles(out, mark)
  const inBrowser = noted.packages()
  const names = inBrowser.map(({ name, version }) => `${name}@${version}`)
  writeFileSync(join(out, 'packages.json'), `${JSON.stringify(names, null, 2)}\n`)
  writeFileSync(join(out, NOTICES), noticesOf({ inBrowser, inService: runtimePackages(join(WEB, '..')) }))
  if (uncompressed) writeFileSync(join(out, UNCOMPRESSED), '')
  else await compressFiles(out)
  writeFileSync(join(out, 'sources-mark'), mark)
  if (existsSync(DIST)) rmSync(DIST, { recursive: true })
  renameSync(out, DIST)
}
