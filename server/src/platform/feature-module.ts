import type { Backfill } from './database/backfill.ts'
import type { Queryable } from './database/transaction.ts'
import type { HttpApp } from './http/http-app.ts'
import type { Job } from './jobs/job-queue.ts'
import type { Subscriber } from './outbox/subscribers.ts'
import type { PersonalData } from './personal-data.ts'

/** What one feature adds to the service; returned by `xxxFeature(services)`, which its `index.ts` exports. */
export type FeatureModule = {
  /** Registers its operations. */
  routes?: (app: HttpApp) => void | Promise<void>
  /** Its background jobs. */
  jobs?: Job<never>[]
  /** Changes to existing rows that a migration leaves to jobs. */
  backfills?: Backfill[]
  /** Its handlers of domain events. */
  subscribers?: Subscriber[]
  /** Removes data that is no longer needed; runs hourly. */
  housekeeping?: (now: Date) => Promise<unknown>
  /** Erases the data it stores about a user, in the transaction that closes the account. */
  erase?: (transaction: Queryable, userId: number) => Promise<void>
  /** What it stores about a user, for the file that the user may have of it. */
  personalData?: PersonalData
}
