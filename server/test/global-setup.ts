import { SERVER_VARIABLE, type TestServer, testServer } from './postgres-server.ts'

let server: TestServer | undefined

/** One PostgreSQL for the whole run; the test processes inherit its address. */
export async function globalSetup(): Promise<void> {
  server = await testServer()
  process.env[SERVER_VARIABLE] = server.url
}

/** Of the PostgreSQL of this run. */
export function serverPid(): number | undefined {
  return server?.pid
}

export async function globalTeardown(): Promise<void> {
  await server?.stop()
}
