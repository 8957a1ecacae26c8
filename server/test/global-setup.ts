import { SERVER_VARIABLE, type TestServer, testServer } from './postgres-server.ts'

let server: TestServer | undefined

/** Starts one PostgreSQL for the whole run; the test processes inherit its URL. */
export async function globalSetup(): Promise<void> {
  server = await testServer()
  process.env[SERVER_VARIABLE] = server.url
}

/** Returns the PID of this run's PostgreSQL. */
export function serverPid(): number | undefined {
  return server?.pid
}

export async function globalTeardown(): Promise<void> {
  await server?.stop()
}
