import { statement } from './statement.ts'
import type { Queryable } from './transaction.ts'

/** Every advisory lock the service takes by number, shared by all its processes. A test checks that there are no others. */
export const ADVISORY_LOCKS = {
  /** One process owns the folder of an embedded database for as long as its session lasts. */
  dataFolder: 7_215_021,
  /** One process runs the migrations. */
  migration: 7_215_022,
  /** One test process creates the template database. */
  testTemplate: 7_215_023,
  /** One process looks for an administrator and creates the first one. */
  firstAdministrator: 7_215_031,
  /** One process adds the development accounts. */
  developmentAccounts: 7_215_032,
  /** Changes that could leave nobody able to manage users run one at a time. */
  userManagers: 7_215_033,
  /** One process asks users whether their homes are still of interest, so that each is asked once for all of them. */
  lookAgain: 7_215_034,
} as const

/** Seeds of locks taken by name: the lock number is a hash of the name, and each kind of name has its own seed. */
export const ADVISORY_LOCK_SEEDS = {
  /** A user who adds a favorite: their favorites are counted. */
  favoritesOf: 7_215_044,
  /** A diagnosis that gets another shared link: its active links are counted. */
  linksOf: 7_215_045,
  /** Content that is hidden or shown again. */
  takedownsOf: 7_215_046,
  /** A five-digit code whose past deals, registers or public prices are being written. */
  dealDistrict: 7_215_042,
} as const

const takeLock = statement<{ taken: '' }, { lock: number }>({
  name: 'lock-until-commit',
  columns: { taken: 'void' },
  text: 'select pg_advisory_xact_lock(:lock) as taken',
})

const takeNamedLocks = statement<{ taken: '' }, { names: string[]; seed: number }>({
  name: 'lock-names-until-commit',
  columns: { taken: 'void' },
  text: 'select pg_advisory_xact_lock(hashtextextended(name, :seed)) as taken from unnest(:names::text[]) as name order by name',
})

/** Waits for the lock and holds it until the transaction ends. */
export async function lockUntilCommit(transaction: Queryable, lock: keyof typeof ADVISORY_LOCKS): Promise<void> {
  await takeLock(transaction, { lock: ADVISORY_LOCKS[lock] })
}

/** Locks names of one kind in the same way, always in one order, so that two transactions never deadlock. */
export async function lockNamesUntilCommit(
  transaction: Queryable,
  kind: keyof typeof ADVISORY_LOCK_SEEDS,
  names: Iterable<string>,
): Promise<void> {
  await takeNamedLocks(transaction, { names: [...new Set(names)], seed: ADVISORY_LOCK_SEEDS[kind] })
}
