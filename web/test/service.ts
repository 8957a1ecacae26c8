import assert from 'node:assert/strict'
import { type Sandbox, startSandbox } from '@lease-risk/sandbox'
import { createLogger } from '../../server/src/platform/log.ts'
import { closeInOrder } from '../../server/src/platform/shutdown.ts'
import { startService } from '../../server/src/start/start-service.ts'
import { testConfig } from '../../server/test/app.ts'
import { atEnd, forProcess } from '../../server/test/at-end.ts'
import { privateDatabase, type TestDatabase } from '../../server/test/database.ts'
import { sandboxVariables } from '../../server/test/service.ts'
import { builtClient } from './built-client.ts'

export type ClientService = {
  origin: string
  sandbox: Sandbox
  pool: TestDatabase['pool']
  /** Ends the service as a deploy does, and starts it anew at the same address. */
  restart(): Promise<void>
}

let shared: Promise<ClientService> | undefined

/**
 * The one of all journeys of a process, without schedules: a fit in the night would change its answers. A journey brings its own
 * account and leaves nothing that another one sees. The promise is new for each caller: what awaits the promise of another file is
 * taken by node:test for a part of that file.
 */
export async function clientService(): Promise<ClientService> {
  shared ??= forProcess(() => ownService({}, { hasSchedules: false }))
  return shared
}

/**
 * The whole service as the demo starts it, with the client built from the sources as they are. For journeys that change it for
 * everybody: what providers answer, what is configured, what all operators see. `clientFolder`: another build. `hasSchedules`:
 * jobs start by the clock, as those that send.
 */
export async function ownService(
  variables: Record<string, string> = {},
  { clientFolder = builtClient(), hasSchedules = true } = {},
): Promise<ClientService> {
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
    startService({
      config: { ...config, port },
      log: createLogger('silent'),
      dataMode: 'sample',
      clientFolder,
      hasSchedules,
    })
  let running = await start(config.port)
  const stop = () => closeInOrder(running.closing, { error: assert.fail })
  atEnd(stop)
  const { origin } = running
  const restart = async () => {
    await stop()
    running = await start(Number(new URL(origin).port))
  }
  return { origin, sandbox, pool, restart }
}
