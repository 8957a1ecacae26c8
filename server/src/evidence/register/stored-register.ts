import type { Pool } from 'pg'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockLot } from '../district-evidence/lock-lot.ts'

/** The most recently found title section of one lot. */
export type StoredRegister = {
  status: 'FOUND' | 'AMBIGUOUS'
  buildings: RegisterBuilding[]
  /** When it was looked up, or the day of its file. */
  collectedAt: Date
  /** `YYYY-MM-DD`: the day of the imported file that it is from; `null` when it was looked up. */
  filedOn: string | null
}

const readRegister = statement<StoredRegister, { pnu: string }>({
  name: 'read-building-register',
  columns: { status: 'text', buildings: 'jsonb', collectedAt: 'timestamptz', filedOn: 'date' },
  text: `
    select status, buildings, collected_at as "collectedAt", filed_on as "filedOn"
    from building_registers where pnu = :pnu and active`,
})

const writeRegister = statement<never, { pnu: string; status: string; buildings: string; collectedAt: Date }>({
  name: 'write-building-register',
  columns: {},
  text: `insert into building_registers (pnu, status, buildings, collected_at)
   values (:pnu, :status, :buildings, :collectedAt)
   on conflict (pnu) do update set
     status = excluded.status, buildings = excluded.buildings, active = true, collected_at = excluded.collected_at,
     filed_on = null`,
})

const deactivate = statement<never, { pnu: string }>({
  name: 'deactivate-building-register',
  columns: {},
  text: 'update building_registers set active = false where pnu = :pnu and active',
})

/** `null` when none is stored, or the last look-up found none. */
export async function readStoredRegister(pool: Pool, pnu: string): Promise<StoredRegister | null> {
  const [row] = await readRegister(pool, { pnu })
  return row ?? null
}

export async function storeRegister(pool: Pool, pnu: string, register: Omit<StoredRegister, 'filedOn'>): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockLot(client, pnu)
    const { status, buildings, collectedAt } = register
    await writeRegister(client, { pnu, status, collectedAt, buildings: JSON.stringify(buildings) })
  })
}

/** R-DIAG-30: with NOT_FOUND the stored active result is deactivated. */
export async function deactivateRegister(pool: Pool, pnu: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockLot(client, pnu)
    await deactivate(client, { pnu })
  })
}
