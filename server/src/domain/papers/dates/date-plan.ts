import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import { addDays, daysBetween } from '../../calendar.ts'
import { FOREIGN_MOVE_IN, TOLD } from '../../law/told-facts.ts'
import { caveats } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import { foreignReport } from '../foreign-report.ts'
import type { ForeignRegistration, LeaseDates, PaperTerms } from '../papers-input.ts'
import { addCalendarMonths, latest } from './days.ts'
import { isLeaseReportDue } from './lease-report.ts'
import { type DayMark, markOf } from './public-holidays.ts'

export type PlanCode =
  | 'TAX_VIEWING'
  | 'REGISTRY_ON_CONTRACT'
  | 'REGISTRY_BEFORE_BALANCE'
  | 'REGISTRY_ON_BALANCE'
  | 'REGISTRY_AFTER_BALANCE'
  | 'MOVE_IN_REPORT_AND_FIXED_DATE'
  | 'LEASE_REPORT'
  | 'GUARANTEE_APPLICATION'
  | 'RENEWAL_REQUEST'
  | 'LEASE_END'

/** A task for one day or a range of days, both ends included. */
export type PlanEvent = {
  code: PlanCode
  title: Message
  fromOn: string
  untilOn: string
  why: Text
  law: Message
  /** Days of the event on which offices may be closed. */
  marks: DayMark[]
  constants: PaperConstant[]
}

type Window = { fromOn: string; untilOn: string }
type Drafted = Window & { code: PlanCode; why: Text; law: Message; constants?: PaperConstant[] }

const C = PAPER_CONSTANTS

/** `foreignRegistration`: omitted or `null`: the tenant makes the move-in report. */
type PlanOf = { asOf: string; legalDistrictCode: string; foreignRegistration?: ForeignRegistration | null }

/** The tasks from contract to end of lease, by day. Events whose dates were not typed are left out. */
export function datePlan(
  terms: PaperTerms,
  dates: LeaseDates,
  { asOf, legalDistrictCode, foreignRegistration = null }: PlanOf,
): PlanEvent[] {
  const events: (Drafted | null)[] = [
    taxViewing(terms, dates),
    ...registryReadings(dates),
    moveIn(dates, foreignRegistration),
    leaseReport(terms, dates, legalDistrictCode),
    guaranteeApplication(dates),
    renewalRequest(dates),
    leaseEnd(dates),
  ]
  return events
    .filter((event) => event !== null)
    .map(({ constants = [], ...event }) => ({
      ...event,
      title: planTitle(event.code, foreignRegistration),
      why: sentences([event.why, ...caveats(constants, asOf)]),
      marks: [...new Set([event.fromOn, event.untilOn])].flatMap((date) => markOf(date) ?? []),
      constants,
    }))
    .toSorted((a, b) => (a.fromOn < b.fromOn ? -1 : a.fromOn > b.fromOn ? 1 : 0))
}

function taxViewing({ depositManwon }: PaperTerms, { contractOn, balanceOn, moveInOn }: LeaseDates): Drafted | null {
  const startOn = moveInOn ?? balanceOn
  if (contractOn === null || depositManwon <= C.TAX_VIEWING_DEPOSIT.value) return null
  return {
    code: 'TAX_VIEWING',
    fromOn: contractOn,
    untilOn: startOn !== null && startOn > contractOn ? startOn : contractOn,
    why: sentences([
      message('PLAN_TAX_VIEWING', { depositManwon: C.TAX_VIEWING_DEPOSIT.value }),
      message('TAX_VIEWED_THERE', { checkedOn: TOLD.TAX_VIEWED_THERE.checkedOn }),
    ]),
    law: C.TAX_VIEWING_DEPOSIT.sourceName,
    constants: [C.TAX_VIEWING_DEPOSIT],
  }
}

function registryReadings({ contractOn, balanceOn }: LeaseDates): (Drafted | null)[] {
  const around = (days: number) => balanceOn && addDays(balanceOn, days)
  return [
    registryReading('REGISTRY_ON_CONTRACT', contractOn),
    registryReading('REGISTRY_BEFORE_BALANCE', around(-1)),
    registryReading('REGISTRY_ON_BALANCE', balanceOn),
    registryReading('REGISTRY_AFTER_BALANCE', around(1)),
  ]
}

function registryReading(code: PlanCode & `REGISTRY_${string}`, on: string | null): Drafted | null {
  if (on === null) return null
  return { code, fromOn: on, untilOn: on, why: message(`PLAN_${code}`), law: message('PLAN_REGISTRY_LAW') }
}

/** R-PAPERS-90: a tenant who is registered as a foreigner makes another report on the same day. */
export function planTitle(code: PlanCode, foreignRegistration: ForeignRegistration | null): Message {
  return code === 'MOVE_IN_REPORT_AND_FIXED_DATE' && foreignRegistration !== null
    ? message('PLAN_FOREIGN_REPORT_TITLE', { registration: foreignRegistration })
    : message(`PLAN_${code}_TITLE`)
}

function moveIn({ balanceOn, moveInOn }: LeaseDates, registration: ForeignRegistration | null): Drafted | null {
  const on = moveInOn ?? balanceOn
  if (on === null) return null
  return {
    code: 'MOVE_IN_REPORT_AND_FIXED_DATE',
    fromOn: on,
    untilOn: on,
    ...(registration === null
      ? {
          why: sentences([message('PLAN_MOVE_IN_REPORT_AND_FIXED_DATE'), FOREIGN_MOVE_IN]),
          law: message('PLAN_MOVE_IN_LAW'),
        }
      : foreignEvent(registration, on)),
    constants: [C.STANDING_NEXT_DAY],
  }
}

function foreignEvent(registration: ForeignRegistration, on: string): Pick<Drafted, 'why' | 'law'> {
  const { why, law } = foreignReport(registration, on)
  return { why, law }
}

function leaseReport(terms: PaperTerms, { contractOn }: LeaseDates, legalDistrictCode: string): Drafted | null {
  if (contractOn === null || !isLeaseReportDue(terms, legalDistrictCode)) return null
  return {
    code: 'LEASE_REPORT',
    fromOn: contractOn,
    untilOn: addDays(contractOn, C.LEASE_REPORT_DAYS.value),
    why: message('PLAN_LEASE_REPORT', {
      depositManwon: C.LEASE_REPORT_DEPOSIT.value,
      rentManwon: C.LEASE_REPORT_RENT.value,
      days: C.LEASE_REPORT_DAYS.value,
    }),
    law: C.LEASE_REPORT_DAYS.sourceName,
    constants: [C.LEASE_REPORT_DEPOSIT, C.LEASE_REPORT_RENT, C.LEASE_REPORT_DAYS],
  }
}

/**
 * From the later of balance and move-in report until half of the term has passed; `null`: no such days are known.
 */
export function guaranteeWindow({ balanceOn, moveInOn, reportOn, endOn }: LeaseDates): Window | null {
  const startOn = moveInOn ?? balanceOn
  const fromOn = latest(balanceOn, reportOn ?? balanceOn)
  if (startOn === null || fromOn === null || endOn === null || endOn <= startOn) return null
  const untilOn = addDays(startOn, Math.floor(daysBetween(startOn, endOn) * C.GUARANTEE_TERM_SHARE.value) - 1)
  return untilOn < fromOn ? null : { fromOn, untilOn }
}

function guaranteeApplication(dates: LeaseDates): Drafted | null {
  const window = guaranteeWindow(dates)
  if (window === null) return null
  return {
    code: 'GUARANTEE_APPLICATION',
    ...window,
    why: message('PLAN_GUARANTEE_APPLICATION'),
    law: C.GUARANTEE_TERM_SHARE.sourceName,
    constants: [C.GUARANTEE_TERM_SHARE],
  }
}

/**
 * Six to two months before the end. The request must arrive before the start of the day that is two months before the
 * end, so the last day is the day before it (민법 제157조: the end's own day does not count).
 */
function renewalRequest({ endOn }: LeaseDates): Drafted | null {
  if (endOn === null) return null
  return {
    code: 'RENEWAL_REQUEST',
    fromOn: addCalendarMonths(endOn, -C.RENEWAL_FROM_MONTHS.value),
    untilOn: addDays(addCalendarMonths(endOn, -C.RENEWAL_UNTIL_MONTHS.value), -1),
    why: message('PLAN_RENEWAL_REQUEST', {
      fromMonths: C.RENEWAL_FROM_MONTHS.value,
      untilMonths: C.RENEWAL_UNTIL_MONTHS.value,
    }),
    law: C.RENEWAL_FROM_MONTHS.sourceName,
    constants: [C.RENEWAL_FROM_MONTHS, C.RENEWAL_UNTIL_MONTHS],
  }
}

function leaseEnd({ endOn }: LeaseDates): Drafted | null {
  if (endOn === null) return null
  const [why, law] = [message('PLAN_LEASE_END'), message('PLAN_LEASE_END_LAW')]
  return { code: 'LEASE_END', fromOn: endOn, untilOn: endOn, why, law }
}
