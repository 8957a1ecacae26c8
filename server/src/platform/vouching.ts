import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { lockNameForSession } from './advisory-locks.ts'

/** Tells the other processes whether this one lives. */
export type Vouching = {
  /** The name that stands for this process while it lives; `null` when the database cannot be told of it. */
  name(): Promise<string | null>
  close(): Promise<void>
}

type Session = { name: string; client: pg.Client }

/**
 * An advisory lock on a connection of its own, which the database releases when the process dies, however it does. It is
 * opened when a name is first asked for. A connection that breaks takes its name with it: what was done under it is held for dead.
 */
export function createVouching(databaseUrl: string): Vouching {
  let session: Promise<Session> | undefined

  function opened(): Promise<Session> {
    if (session !== undefined) return session
    const opening = openSession(databaseUrl, () => {
      if (session === opening) session = undefined
    })
    session = opening
    return opening
  }

  return {
    async name() {
      const own = await opened().catch(() => undefined)
      return own?.name ?? null
    },
    async close() {
      await (await session?.catch(() => undefined))?.client.end()
    },
  }
}

async function openSession(databaseUrl: string, onEnd: () => void): Promise<Session> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'lease-risk life',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  client.on('end', onEnd)
  try {
    await client.connect()
    const name = randomUUID()
    await lockNameForSession(client, 'process', name)
    return { name, client }
  } catch (error) {
    onEnd()
    await client.end().catch(() => undefined)
    throw error
  }
}
