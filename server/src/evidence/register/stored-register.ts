import type { Pool } from 'pg'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'

/** The title section of one lot as it was last found. */
export type StoredRegister = {
  status: 'FOUND' | 'AMBIGUOUS'
  buildings: RegisterBuilding[]
  collectedAt: Date
}

/** `null` when none is stored, or the last look-up found none. */
export async function readStoredRegister(pool: Pool, pnu: string): Promise<StoredRegister | null> {
  const { rows } = await pool.query<{
    status: StoredRegister['status']
    buildings: RegisterBuilding[]
    collected_at: Date
  }>({
    name: 'read-building-register',
    text: `select status, buildings, collected_at from building_registers where pnu = $1 and active`,
    values: [pnu],
  })
  const row = rows[0]
  return row === undefined ? null : { status: row.status, buildings: row.buildings, collectedAt: row.collected_at }
}

export async function storeRegister(pool: Pool, pnu: string, register: StoredRegister): Promise<void> {
  const { status, buildings, collectedAt } = register
  await pool.query(
    `insert into building_registers (pnu, status, buildings, collected_at) values ($1, $2, $3, $4)
     on conflict (pnu) do update set
       status = excluded.status, buildings = excluded.buildings, active = true, collected_at = excluded.collected_at`,
    [pnu, status, JSON.stringify(buildings), collectedAt],
  )
}

/** spec.md, lookup statuses: with NOT_FOUND the stored active result is deactivated. */
export async function deactivateRegister(pool: Pool, pnu: string): Promise<void> {
  await pool.query(`update building_registers set active = false where pnu = $1 and active`, [pnu])
}
