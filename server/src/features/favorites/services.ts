import type { Queryable } from '../../platform/database/transaction.ts'
import type { Services } from '../../services.ts'

export type FavoriteServices = Services & {
  /** Field checks belong to the lot of a home. */
  forgetFieldChecks: (transaction: Queryable, favoriteId: number) => Promise<void>
  countFieldChecks: (database: Queryable, favoriteId: number) => Promise<{ done: number; of: number }>
}
