import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@lease-risk/sandbox'
import { createLogger } from '../../server/src/platform/log.ts'
import { closeInOrder } from '../../server/src/platform/shutdown.ts'
import { startService } from '../../server/src/start-service.ts'
import { testConfig } from '../../server/test/app.ts'
import { atEnd } from '../../server/test/at-end.ts'
import { privateDatabase, type TestDatabase } from '../../server/test/database.ts'
import { sandboxVariables } from '../../server/test/service.ts'

export type ClientService = {
  origin: string
  sandbox: Sandbox
  pool: TestDatabase['pool']
  /** Ends the service as a deploy does, and starts it anew at the same address. */
  restart(): Promise<void>
}

/** The whole service as the demo starts it, with the client built from the sources as they are. */
export async function clientService(variables: Record<string, string> = {}): Promise<ClientService> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../build/build.ts'), '--if-changed'], { timeout: 120_000 })
  const sandbox = await startSandbox()
  atEnd(() => sandbox.stop())
  const { url, pool } = await privateDatabase()
  const config = testConfig({
    ...sandboxVariables(sandbox.origin),
    DATABASE_URL: url,
    PORT: '0',
    SEED_DEV_ACCOUNTS: 'true',
    ...variables,
  })
  const start = (port: number) =>
    startService({ config: { ...config, port }, log: createLogger('silent'), dataMode: 'sample' })
  let running = await start(0)
  const stop = () => closeInOrder(running.closing, { error: assert.fail })
  atEnd(stop)
  const { origin } = running
  const restart = async () => {
    await stop()
    running = await start(Number(new URL(origin).port))
  }
  return { origin, sandbox, pool, restart }
}
