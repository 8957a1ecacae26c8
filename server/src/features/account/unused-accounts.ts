import { addDays, daysBefore, seoulDate } from '../../domain/calendar.ts'
import { UNUSED_NOTICE_DAYS } from '../../domain/privacy/retention.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import { type ActionContext, audited } from '../audit/index.ts'
import { notify } from '../notifications/index.ts'
import { type DeletionServices, endWithErasures } from './delete-account.ts'
import { notifyOfChange } from './email/mail-of-change.ts'
import type { AccountServices } from './services.ts'

export type UnusedAccountServices = DeletionServices &
  Pick<AccountServices, 'mailer'> & {
    /** Days without use after which the owner is told; 0: never. */
    dormantDays: number
  }

/** An account whose last use was on or before `usedUntil`, a day in Seoul; no session was seen after it, from `since` on. */
type Unused = { usedUntil: string; since: Date }

/** A session may have been refreshed by a process that died, or by the previous release, without a mark of the use. */
const IS_UNUSED = `enabled and deleted_at is null and role_name = 'ROLE_USER' and used_on <= :usedUntil and not exists (
  select from sessions where sessions.user_id = users.user_id and last_seen_at >= :since
)`

const withdrawNotices = statement<never, { usedUntil: string }>({
  name: 'unused-accounts-withdraw-notices',
  columns: {},
  text: 'update users set erase_unused_on = null where erase_unused_on is not null and used_on > :usedUntil',
})
const markTold = statement<{ user_id: number }, Unused & { eraseOn: string; most: number }>({
  name: 'unused-accounts-tell',
  columns: { user_id: 'int8' },
  text: `update users set erase_unused_on = :eraseOn where user_id in (
     select user_id from users where ${IS_UNUSED} and erase_unused_on is null
     order by user_id limit :most for no key update skip locked
   )
   returning user_id`,
})
const selectDue = statement<{ user_id: number }, Unused & { today: string; after: number; most: number }>({
  name: 'unused-accounts-due',
  columns: { user_id: 'int8' },
  text: `select user_id from users where ${IS_UNUSED} and erase_unused_on <= :today and user_id > :after
   order by user_id limit :most`,
})
const lockDue = statement<{ user_id: number }, Unused & { today: string; userId: number }>({
  name: 'unused-account-lock',
  columns: { user_id: 'int8' },
  text: `select user_id from users where user_id = :userId and ${IS_UNUSED} and erase_unused_on <= :today for update`,
})

const AT_ONCE = 200

function unusedOf(now: Date, dormantDays: number): Unused {
  const usedUntil = seoulDate(daysBefore(now, dormantDays))
  return { usedUntil, since: new Date(`${addDays(usedUntil, 1)}T00:00:00+09:00`) }
}

/**
 * R-PRIV-50 to R-PRIV-53: tells the owners of unused accounts, and erases those whose owners were told long enough
 * ago. What a process that dies leaves is done by the next run; each owner is told, and each account erased, in a
 * transaction of its own.
 */
export function unusedAccountsJob(services: UnusedAccountServices): Job {
  const { clock, dormantDays, pool } = services
  return {
    name: 'end-unused-accounts',
    schedule: '31 5 * * *',
    async run(_payload, signal) {
      const now = clock.now()
      // with 0 no account counts as unused, however old its notice
      const unused = dormantDays === 0 ? { usedUntil: '-infinity', since: now } : unusedOf(now, dormantDays)
      await withdrawNotices(pool, { usedUntil: unused.usedUntil })
      if (dormantDays === 0) return
      while (!signal.aborted && (await tellSome(services, unused, now)) === AT_ONCE);
      await eraseDue(services, unused, { now, signal })
    },
  }
}

/** @returns how many owners were told. */
function tellSome({ pool, mailer }: UnusedAccountServices, unused: Unused, now: Date): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const eraseOn = addDays(seoulDate(now), UNUSED_NOTICE_DAYS)
    const users = await markTold(transaction, { ...unused, eraseOn, most: AT_ONCE })
    for (const { user_id: userId } of users) await tell(transaction, userId, { hasMail: mailer !== null, now })
    return users.length
  })
}

/** By mail to the verified address; without one, by a notification. */
async function tell(
  transaction: Queryable,
  userId: number,
  { hasMail, now }: { hasMail: boolean; now: Date },
): Promise<void> {
  if (hasMail && (await notifyOfChange(transaction, userId, 'ACCOUNT_UNUSED', now))) return
  await notify(transaction, [{ type: 'ACCOUNT_UNUSED', userId, relatedType: 'USER', relatedId: userId }], now)
}

async function eraseDue(
  services: UnusedAccountServices,
  unused: Unused,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const today = seoulDate(now)
  const failures: unknown[] = []
  let after = 0
  for (;;) {
    const due: { user_id: number }[] = await selectDue(services.pool, { ...unused, today, after, most: AT_ONCE })
    for (const { user_id: userId } of due) {
      if (signal.aborted) return
      await eraseUnused(services, OF_THE_SERVICE, userId).catch((error) => failures.push(error))
      after = userId
    }
    if (due.length < AT_ONCE) break
  }
  const failed = failures.filter((error) => !(error instanceof AppError && error.code === USED_AGAIN))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} unused accounts could not be erased`)
}

const OF_THE_SERVICE: ActionContext = {
  actor: { userId: null, username: 'service', roles: [] },
  requestId: null,
  clientAddress: null,
  userAgent: null,
}
const USED_AGAIN = 'COMMON_404_NOT_FOUND'

/** @throws AppError 404 when the account was used, or became an operator's, since it was found. */
const eraseUnused = audited<UnusedAccountServices, ActionContext, number, null>(
  {
    actionType: 'ACCOUNT_DELETE',
    targetType: 'USER',
    targetId: (userId) => userId,
    summary: () => ({ reason: 'UNUSED' }),
  },
  async (transaction, userId, { services: { erasures, dormantDays }, now }) => {
    const [due] = await lockDue(transaction, { ...unusedOf(now, dormantDays), today: seoulDate(now), userId })
    if (due === undefined) throw new AppError(USED_AGAIN)
    await endWithErasures(transaction, userId, { erasures, now })
    return { result: null }
  },
)
