import { Agent, request } from 'node:http'
import { createApp } from '../../server/src/app.ts'
import { fixedClock } from '../../server/src/platform/clock.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { createDatabase, type DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { migrateFor } from '../../server/src/platform/database/request-role.ts'
import { createLogger } from '../../server/src/platform/log.ts'

/** The data source of the measured service and the day that its clock shows. */
export type Surroundings = { origin: string; key: string; now: Date; requests: unknown[] }

export type MeasuredService = {
  database: DatabaseConnection
  databaseUrl: string
  /** One diagnosis over loopback HTTP; the client runs in this process. @throws Error unless it answers 200. */
  diagnose(body: object): Promise<string>
  /** Sends any request to the service, like `diagnose`; a POST if it has a body. */
  ask: Client['send']
  stop(): Promise<void>
}

/** Starts the real service on its own database, with a rate limit that counts but never takes effect. */
export async function startMeasuredService(options: {
  databaseUrl: string
  dataDir: string
  surroundings: Surroundings
}): Promise<MeasuredService> {
  const { databaseUrl } = options
  const { origin: provider, key, now } = options.surroundings
  const config = loadConfig({
    DATA_DIR: options.dataDir,
    DATABASE_URL: databaseUrl,
    DATA_GO_KR_BASE_URL: provider,
    DATA_GO_KR_SERVICE_KEY: key,
    VWORLD_BASE_URL: provider,
    VWORLD_KEY: key,
    VWORLD_DOMAIN: 'localhost',
    JUSO_BASE_URL: provider,
    JUSO_SEARCH_KEY: key,
    RATE_LIMIT_DIAGNOSIS_MAX: '1000000',
    RATE_LIMIT_ADDRESS_SEARCH_MAX: '1000000',
    RATE_LIMIT_PAPERS_MAX: '1000000',
    RATE_LIMIT_MAP_MAX: '1000000',
    RATE_LIMIT_READS_MAX: '1000000',
    LOG_LEVEL: 'info',
  })
  await migrateFor(databaseUrl)
  const database = createDatabase({ ...config.database, url: databaseUrl })
  const { app } = await createApp({
    config,
    clock: fixedClock(now),
    database,
    // log lines are written as in production, but discarded
    log: createLogger(config.logLevel, { write: () => undefined }),
    version: 'bench',
    dataMode: 'sample',
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = keepAliveClient(origin)
  return {
    database,
    databaseUrl,
    diagnose: (body) => client.send('/api/rent-risk-diagnoses', body),
    ask: client.send,
    async stop() {
      client.close()
      await app.close()
      await database.close()
    },
  }
}

/** `send`: a POST with a body, a GET without; as a user if a token is given. @throws Error unless it succeeds. */
export type Client = { send(path: string, body?: object, token?: string): Promise<string>; close(): void }

/** The leanest client in Node: one keep-alive connection, no redirects, no streams. */
export function keepAliveClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    send(path, body, token) {
      const payload = body === undefined ? '' : JSON.stringify(body)
      const method = body === undefined ? 'GET' : 'POST'
      const headers = {
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      return new Promise((resolve, reject) => {
        const sent = request(`${origin}${path}`, { method, agent, headers }, (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            text += chunk
          })
          response.on('end', () => {
            if ((response.statusCode ?? 500) < 300) resolve(text)
            else reject(new Error(`HTTP ${response.statusCode}: ${text}`))
          })
        })
        sent.on('error', reject)
        sent.end(payload)
      })
    },
    close: () => agent.destroy(),
  }
}
