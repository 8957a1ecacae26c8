import type { Backfill } from './backfill.ts'
import type { HttpApp } from './http/http-app.ts'
import type { Job } from './job-queue.ts'
import type { Subscriber } from './outbox/subscribers.ts'
import type { Queryable } from './transaction.ts'

/** What one feature adds to the service: the return of `xxxFeature(services)`, which its `index.ts` exports. */
export type FeatureModule = {
  /** Registers its operations. */
  routes?: (app: HttpApp) => void | Promise<void>
  /** What it does behind the requests. */
  jobs?: Job<never>[]
  /** Changes of old rows that a migration leaves to the jobs. */
  backfills?: Backfill[]
  /** Which domain events concern it. */
  subscribers?: Subscriber[]
  /** Removes what is of no use any more; hourly. */
  housekeeping?: (now: Date) => Promise<unknown>
  /** Erases what it keeps of a user, in the transaction in which the account ends. */
  erase?: (transaction: Queryable, userId: number) => Promise<void>
}
