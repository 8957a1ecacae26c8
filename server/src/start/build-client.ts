import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../../../web/build/build.ts', import.meta.url))

/** Builds the web client for a demo in a separate process, unless it is up to date with its sources. @throws Error if that fails. */
export async function buildClient(): Promise<void> {
  const [code] = await once(
    spawn(process.execPath, [BUILD, '--if-changed', '--uncompressed'], { stdio: 'inherit' }),
    'exit',
  )
  if (code !== 0) throw new Error('The web client was not built: `npm run -w web build` shows why.')
}
