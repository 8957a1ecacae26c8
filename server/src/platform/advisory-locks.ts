import { statement } from './statement.ts'
import type { Queryable } from './transaction.ts'

/** Every advisory lock that the service takes by its number; all its processes take the same ones. A test finds no other. */
export const ADVISORY_LOCKS = {
  /** One process has the folder of an embedded database, as long as its session lasts. */
  dataFolder: 7_215_021,
  /** One process migrates. */
  migration: 7_215_022,
  /** One test process makes the template database. */
  testTemplate: 7_215_023,
  /** One process looks for an administrator and creates the first one. */
  firstAdministrator: 7_215_031,
  /** One process adds the development accounts. */
  developmentAccounts: 7_215_032,
  /** One change at a time that may leave nobody who can manage users. */
  userManagers: 7_215_033,
  /** One process asks whose homes are still looked for, so that a person is asked once for all of them. */
  lookAgain: 7_215_034,
} as const

/** Locks that are taken by a name: the number is a hash of it, and each kind of name has a seed of its own. */
export const ADVISORY_LOCK_SEEDS = {
  /** Of a user who keeps another home: their number is counted. */
  favoritesOf: 7_215_044,
  /** Of a diagnosis that gets another shared link: the living ones are counted. */
  linksOf: 7_215_045,
  /** Of content that is hidden or shown again. */
  takedownsOf: 7_215_046,
  /** Of a five-digit code whose past deals, registers or public prices are being written. */
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

/** Waits for the lock and keeps it until the transaction ends. */
export async function lockUntilCommit(transaction: Queryable, lock: keyof typeof ADVISORY_LOCKS): Promise<void> {
  await takeLock(transaction, { lock: ADVISORY_LOCKS[lock] })
}

/** The same for names of one kind, in one order, so that two transactions never wait for each other. */
export async function lockNamesUntilCommit(
  transaction: Queryable,
  kind: keyof typeof ADVISORY_LOCK_SEEDS,
  names: Iterable<string>,
): Promise<void> {
  await takeNamedLocks(transaction, { names: [...new Set(names)], seed: ADVISORY_LOCK_SEEDS[kind] })
}
