import { randomInt } from 'node:crypto'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

export const MAX_CHARACTERS = 30
const MAX_TRIES = 200

/** The name as intended: trimmed, in composed Korean letters; a default name when nothing remains. */
export function wantedNickname(given = ''): string {
  return composedNickname(given) || `사용자${randomInt(100_000, 1_000_000)}`
}

/** Some letters of other scripts have no composed form and become longer. */
export function composedNickname(given: string): string {
  return given.normalize('NFC').trim()
}

/**
 * Tries 길동, 길동2, 길동3 … by the unique index until a name is free; the name is shortened where the number needs the
 * space.
 */
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
 * Writes with the first free form of the wanted name. If another request takes that name in between, `write` returns
 * `undefined`, and the next free form is tried.
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
