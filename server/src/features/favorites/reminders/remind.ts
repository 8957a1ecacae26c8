import { seoulDate } from '../../../domain/calendar.ts'
import { datePlan } from '../../../domain/papers/dates/date-plan.ts'
import { type Reminder, remindersDue } from '../../../domain/papers/dates/reminders.ts'
import { lastDayOfReport } from '../../../domain/papers/foreign-report.ts'
import { type ForeignRegistration, NO_DATES } from '../../../domain/papers/papers-input.ts'
import { isOpen } from '../../../domain/way/way-steps.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import type { Services } from '../../../services.ts'
import { type Notice, notify } from '../../notifications/index.ts'
import { foreignRegistrations } from '../../papers/index.ts'
import { addSent, type DatedFavorite, takeUnchecked } from './stored-reminders.ts'

const AT_ONCE = 1_000

/** R-NOTIF-09: hourly, so that a new day is processed soon and missed runs are made up for. */
export function remindersJob(services: Services): Job {
  return {
    name: 'remind-of-dates',
    schedule: '7 * * * *',
    run: (_payload, signal) => remind(services, signal),
  }
}

async function remind({ pool, clock }: Services, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  while ((await inTransaction(pool, (transaction) => remindSome(transaction, now))) === AT_ONCE) signal.throwIfAborted()
}

/**
 * Homes are checked, and due reminders recorded and sent, in one transaction: each is sent once, even after a crash.
 */
async function remindSome(transaction: Queryable, now: Date): Promise<number> {
  const today = seoulDate(now)
  const homes = await takeUnchecked(transaction, { today, limit: AT_ONCE })
  const due = homes.flatMap((home) => dueOf(home, today).map((reminder) => ({ home, reminder })))
  const added = await addSent(transaction, {
    favoriteIds: due.map(({ home }) => home.favoriteId),
    steps: due.map(({ reminder }) => reminder.step),
    days: due.map(({ reminder }) => reminder.dueOn),
  })
  const sent = added.flatMap(({ ordinal }) => due[ordinal - 1] ?? [])
  const reported = sent.filter(({ reminder }) => reminder.step === 'MOVE_IN_REPORT_AND_FIXED_DATE')
  const registered = await foreignRegistrations(
    transaction,
    reported.map(({ home }) => home.userId),
  )
  await notify(
    transaction,
    sent.map(({ home, reminder }) => noticeOf(home, reminder, registered.get(home.userId) ?? null)),
    now,
  )
  return homes.length
}

/** Without a lot, it is unknown whether the lease has to be reported. */
function dueOf({ pnu, since, ...home }: DatedFavorite, today: string): Reminder[] {
  const { contractOn, balanceOn, moveInOn, endOn } = home
  const terms = {
    purpose: home.contractPurpose ?? 'JEONSE',
    depositManwon: home.depositManwon ?? 0,
    monthlyRentManwon: home.monthlyRentManwon ?? 0,
  }
  const dates = { ...NO_DATES, contractOn, balanceOn, moveInOn, endOn }
  const plan = datePlan(terms, dates, { asOf: today, legalDistrictCode: pnu?.slice(0, 10) ?? '' })
  const known = plan.filter((event) => (event.code !== 'LEASE_REPORT' || pnu !== null) && isOpen(event, home))
  return remindersDue(known, { today, since })
}

/** R-PAPERS-92: the report of a tenant who is registered as a foreigner is named by `code`, with its last day. */
function noticeOf(
  { userId, favoriteId, home }: DatedFavorite,
  { step, fromOn, untilOn }: Reminder,
  registration: ForeignRegistration | null,
): Notice {
  const detail =
    step === 'MOVE_IN_REPORT_AND_FIXED_DATE' && registration !== null
      ? { home, fromOn, untilOn: lastDayOfReport(registration, fromOn), code: registration }
      : { home, fromOn, untilOn }
  return { type: `REMINDER_${step}`, userId, relatedType: 'FAVORITE', relatedId: favoriteId, detail }
}
