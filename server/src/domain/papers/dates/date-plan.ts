import { formatManwon } from '../../../words/ko/format.ts'
import { addDays, daysBetween } from '../../calendar.ts'
import { caveat } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import type { LeaseDates, PaperTerms } from '../papers-input.ts'
import { addCalendarMonths, latest } from './days.ts'
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

/** Something to do on a day, or within days, both included. */
export type PlanEvent = {
  code: PlanCode
  title: string
  fromOn: string
  untilOn: string
  why: string
  law: string
  /** Days of the event on which offices may be closed. */
  marks: DayMark[]
  constants: PaperConstant[]
}

type Window = { fromOn: string; untilOn: string }
type Drafted = Omit<PlanEvent, 'marks' | 'law' | 'why'> & { why: string; law?: string }

const C = PAPER_CONSTANTS

/** What to do from contract to end of the lease, by day. An event whose dates were not typed is left out. */
export function datePlan(terms: PaperTerms, dates: LeaseDates, asOf: string): PlanEvent[] {
  const events: (Drafted | null)[] = [
    taxViewing(terms, dates),
    ...registryReadings(dates),
    moveIn(dates),
    leaseReport(terms, dates),
    guaranteeApplication(dates),
    renewalRequest(dates),
    leaseEnd(dates),
  ]
  return events
    .filter((event) => event !== null)
    .map((event) => ({
      ...event,
      law: event.law ?? [...new Set(event.constants.map(({ sourceName }) => sourceName))].join(', '),
      why: event.why + caveat(event.constants, asOf),
      marks: [...new Set([event.fromOn, event.untilOn])].flatMap((date) => markOf(date) ?? []),
    }))
    .toSorted((a, b) => (a.fromOn < b.fromOn ? -1 : a.fromOn > b.fromOn ? 1 : 0))
}

function taxViewing({ depositManwon }: PaperTerms, { contractOn, balanceOn, moveInOn }: LeaseDates): Drafted | null {
  const startOn = moveInOn ?? balanceOn
  if (contractOn === null || depositManwon <= C.TAX_VIEWING_DEPOSIT.value) return null
  return {
    code: 'TAX_VIEWING',
    title: '임대인의 미납 국세 열람',
    fromOn: contractOn,
    untilOn: startOn !== null && startOn > contractOn ? startOn : contractOn,
    why: `보증금이 ${formatManwon(C.TAX_VIEWING_DEPOSIT.value)}을 넘으면 계약한 날부터 임대차가 시작되는 날까지 임대인의 동의 없이 세무서에서 열람할 수 있습니다. 열람한 사실은 임대인에게 알려집니다.`,
    constants: [C.TAX_VIEWING_DEPOSIT],
  }
}

function registryReadings({ contractOn, balanceOn }: LeaseDates): (Drafted | null)[] {
  const law = '주택임대차보호법 제3조, 부동산등기법 제19조'
  const reading = (code: PlanCode, title: string, on: string | null, why: string): Drafted | null =>
    on === null ? null : { code, title, fromOn: on, untilOn: on, why, law, constants: [] }
  const around = (days: number) => balanceOn && addDays(balanceOn, days)
  return [
    reading(
      'REGISTRY_ON_CONTRACT',
      '등기부 읽기(계약일)',
      contractOn,
      '계약서를 쓰기 직전의 소유자와 권리를 확인합니다.',
    ),
    reading(
      'REGISTRY_BEFORE_BALANCE',
      '등기부 읽기(잔금 전날)',
      around(-1),
      '계약한 뒤에 새로 등기된 권리가 있는지 봅니다.',
    ),
    reading(
      'REGISTRY_ON_BALANCE',
      '등기부 읽기(잔금일)',
      balanceOn,
      '잔금을 보내기 직전에 봅니다. 접수만 되고 아직 적히지 않은 등기가 있는지도 확인합니다.',
    ),
    reading(
      'REGISTRY_AFTER_BALANCE',
      '등기부 읽기(잔금 다음 날)',
      around(1),
      '잔금일에 등기된 근저당권은 그날의 임차인보다 앞섭니다. 새 등기가 있으면 바로 법률 상담을 받으십시오.',
    ),
  ]
}

function moveIn({ balanceOn, moveInOn }: LeaseDates): Drafted | null {
  const on = moveInOn ?? balanceOn
  if (on === null) return null
  return {
    code: 'MOVE_IN_REPORT_AND_FIXED_DATE',
    title: '입주, 전입신고, 확정일자',
    fromOn: on,
    untilOn: on,
    why: '입주와 전입신고를 모두 마친 다음 날 0시에 대항력이 생기고, 확정일자까지 있어야 우선변제권이 생깁니다. 같은 날 모두 하십시오.',
    law: '주택임대차보호법 제3조, 제3조의2',
    constants: [C.STANDING_NEXT_DAY],
  }
}

function leaseReport({ depositManwon, monthlyRentManwon }: PaperTerms, { contractOn }: LeaseDates): Drafted | null {
  const isDue = depositManwon > C.LEASE_REPORT_DEPOSIT.value || monthlyRentManwon > C.LEASE_REPORT_RENT.value
  if (contractOn === null || !isDue) return null
  return {
    code: 'LEASE_REPORT',
    title: '주택 임대차 계약 신고',
    fromOn: contractOn,
    untilOn: addDays(contractOn, C.LEASE_REPORT_DAYS.value),
    why: `보증금 ${formatManwon(C.LEASE_REPORT_DEPOSIT.value)}이나 월세 ${formatManwon(C.LEASE_REPORT_RENT.value)}을 넘는 계약은 ${C.LEASE_REPORT_DAYS.value}일 안에 신고해야 하며, 계약서를 내면 확정일자가 부여됩니다. 마지막 날이 쉬는 날이면 그 전에 하십시오.`,
    constants: [C.LEASE_REPORT_DEPOSIT, C.LEASE_REPORT_RENT, C.LEASE_REPORT_DAYS],
  }
}

/**
 * From the later of balance and move-in report, as long as half of the term has not passed; `null`: no such days known.
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
    title: '반환보증 신청',
    ...window,
    why: '잔금과 전입신고를 마친 뒤부터 계약 기간의 절반이 지나기 전까지 신청을 받는다고 알려져 있습니다. 조건과 기한은 보증기관에 확인하십시오.',
    constants: [C.GUARANTEE_TERM_SHARE],
  }
}

/**
 * Six to two months before the end. The request has to have arrived before the day that lies two months before the end
 * begins, so the last day is the one before it (민법 제157조: the end's own day does not count).
 */
function renewalRequest({ endOn }: LeaseDates): Drafted | null {
  if (endOn === null) return null
  return {
    code: 'RENEWAL_REQUEST',
    title: '계약갱신 요구',
    fromOn: addCalendarMonths(endOn, -C.RENEWAL_FROM_MONTHS.value),
    untilOn: addDays(addCalendarMonths(endOn, -C.RENEWAL_UNTIL_MONTHS.value), -1),
    why: `끝나기 ${C.RENEWAL_FROM_MONTHS.value}개월 전부터 ${C.RENEWAL_UNTIL_MONTHS.value}개월 전까지 임대인에게 갱신을 요구할 수 있고, 그 뜻이 기한 안에 임대인에게 닿아야 합니다. 나갈 생각이면 같은 기간에 알리십시오.`,
    constants: [C.RENEWAL_FROM_MONTHS, C.RENEWAL_UNTIL_MONTHS],
  }
}

function leaseEnd({ endOn }: LeaseDates): Drafted | null {
  if (endOn === null) return null
  return {
    code: 'LEASE_END',
    title: '계약이 끝나는 날',
    fromOn: endOn,
    untilOn: endOn,
    why: '보증금을 돌려받지 못했으면 전출하기 전에 임차권등기명령을 신청하고, 등기된 것을 확인한 뒤에 옮기십시오.',
    law: '주택임대차보호법 제3조의3',
    constants: [],
  }
}
