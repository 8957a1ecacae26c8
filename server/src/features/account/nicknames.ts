import { randomInt } from 'node:crypto'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'

const MAX_CHARACTERS = 30
const MAX_TRIES = 200

/** The name as intended: without spaces around it, in composed Korean letters; a default one when nothing is left. */
export function wantedNickname(given = ''): string {
  return given.normalize('NFC').trim() || `사용자${randomInt(100_000, 1_000_000)}`
}

/** Walks 길동, 길동2, 길동3 … by the unique index until a name is free; the name is cut where the number needs the room. */
const findFree = statement<{ nickname: string }, { wanted: string; ownUserId: number | null }>({
  name: 'find-free-nickname',
  columns: { nickname: 'text' },
  text: `with recursive tried (n, nickname) as (
     select 1, :wanted
     union all
     select n + 1, left(:wanted, ${MAX_CHARACTERS} - length((n + 1)::text)) || (n + 1)
     from tried
     where exists (
       select from users where lower(users.nickname) = lower(tried.nickname) and user_id is distinct from :ownUserId
     )
   )
   select nickname from tried order by n desc limit 1`,
})

/**
 * Writes with the first free form of the wanted name. Another may take that name in between:
 * then `write` says so with `undefined`, and the next free one is tried.
 */
export async function withFreeNickname<T>(
  database: Queryable,
  wanted: string,
  ownUserId: number | null,
  write: (nickname: string) => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const [free] = await findFree(database, { wanted, ownUserId })
    const written = await write(free?.nickname ?? wanted)
    if (written !== undefined) return written
  }
  throw new Error('no nickname was free for long enough to be taken')
}
