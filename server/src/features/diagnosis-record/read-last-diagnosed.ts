import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

/** A lot or a unit of it, and the user whose diagnoses of it are wanted. */
type HomeOfUser = { userId: number; pnu: string; unitText: string | null }

const selectLast = statement<{ place: number; createdAt: Date }, { homes: string }>({
  name: 'diagnoses-of-homes-last',
  columns: { place: 'int4', createdAt: 'timestamptz' },
  text: `
    select place, last.created_at as "createdAt"
    from jsonb_to_recordset(:homes::jsonb) as home (place int, "userId" bigint, pnu text, "unitText" text)
    cross join lateral (
      select created_at from diagnoses
      where diagnoses.pnu = home.pnu and requester_user_id = home."userId"
        and (home."unitText" is null or coalesce(unit_text, home."unitText") = home."unitText")
      order by created_at desc
      limit 1
    ) as last`,
})

/** When each home was last diagnosed for its user, regardless of the terms; `null`: never. One statement. */
export async function readLastDiagnosed(database: Queryable, homes: readonly HomeOfUser[]): Promise<(Date | null)[]> {
  if (homes.length === 0) return []
  const numbered = homes.map((home, place) => ({ ...home, place }))
  const rows = await selectLast(database, { homes: JSON.stringify(numbered) })
  const byPlace = new Map(rows.map(({ place, createdAt }) => [place, createdAt]))
  return homes.map((_, place) => byPlace.get(place) ?? null)
}
