import assert from 'node:assert/strict'
import { type Sandbox, startSandbox } from '@lease-risk/sandbox'
import { createLogger } from '../../server/src/platform/log.ts'
import { closeInOrder } from '../../server/src/platform/process/shutdown.ts'
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
  /** Stops the service as a deploy does and restarts it at the same address. */
  restart(): Promise<void>
}

let shared: Promise<ClientService> | undefined

/**
 * The shared service of all journeys in a process, without schedules: a nightly fit would change its answers. A journey has its own
 * account and leaves nothing visible to another one. Each caller gets a new promise: node:test takes code that awaits
 * another file's promise for a part of that file.
 */
export async function clientService(): Promise<ClientService> {
  shared ??= forProcess(() => ownService({}, { hasSchedules: false }))
  return shared
}

/**
 * The whole service as the demo starts it, with the client built from the current sources. For journeys that change it for
 * everybody: provider answers, configuration, or data that all operators see. `clientFolder`: another build. `hasSchedules`:
 * scheduled jobs run, such as those that send messages.
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
