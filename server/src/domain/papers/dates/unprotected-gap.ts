import { formatDate } from '../../../words/ko/format.ts'
import { addDays, daysBetween } from '../../calendar.ts'
import { standingStart } from '../claims/tenant-priority.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import type { LeaseDates } from '../papers-input.ts'
import { latest } from './days.ts'

/** The hours after the balance is paid in which somebody else's entry still comes first. Times of Seoul. */
export type UnprotectedGap = {
  /** ISO 8601 with offset. */
  startsAt: string
  /** 0:00 of the day on which standing starts. */
  endsAt: string
  /** Whole hours; 0 when standing starts before the balance is paid. */
  hours: number
  /** Until priority starts as well, when the fixed date comes later than standing; `null`: no later. */
  hoursUntilPriority: number | null
  /** Possession or move-in report were not typed: both are taken to be done on the day of the balance. */
  assumed: boolean
  sentence: string
}

const HOURS_PER_DAY = 24

/** `null` without a day of the balance. */
export function unprotectedGap({ balanceOn, moveInOn, reportOn, fixedDateOn }: LeaseDates): UnprotectedGap | null {
  if (balanceOn === null) return null
  const doneOn = latest(moveInOn ?? balanceOn, reportOn ?? balanceOn) ?? balanceOn
  const standingOn = standingStart(doneOn)
  const opening = PAPER_CONSTANTS.GAP_STARTS_AT.value
  const hoursUntil = (day: string) => Math.max(0, daysBetween(balanceOn, day) * HOURS_PER_DAY - opening)
  const hours = hoursUntil(standingOn)
  const laterFixedDate = fixedDateOn !== null && fixedDateOn >= standingOn ? fixedDateOn : null
  const startsAt = `${balanceOn}T${String(opening).padStart(2, '0')}:00:00+09:00`
  return {
    startsAt,
    endsAt: hours === 0 ? startsAt : `${standingOn}T00:00:00+09:00`,
    hours,
    // a fixed date counts from its day, whose end is the latest that it can mean
    hoursUntilPriority: laterFixedDate === null ? null : hoursUntil(addDays(laterFixedDate, 1)),
    assumed: moveInOn === null || reportOn === null,
    sentence: gapSentence(balanceOn, standingOn, hours, laterFixedDate),
  }
}

function gapSentence(balanceOn: string, standingOn: string, hours: number, laterFixedDate: string | null): string {
  const later =
    laterFixedDate === null ? '' : ` 확정일자가 ${formatDate(laterFixedDate)}이므로 우선변제권은 그날에야 생깁니다.`
  if (hours === 0)
    return `잔금을 치르기 전에 대항력이 생기는 일정입니다. 실제로 입주하고 전입신고를 마친 날을 확인하십시오.${later}`
  return `잔금일인 ${formatDate(balanceOn)} 오전 ${PAPER_CONSTANTS.GAP_STARTS_AT.value}시부터 ${formatDate(standingOn)} 0시까지 ${hours}시간 동안은 대항력이 없어, 그사이에 등기된 근저당권이 앞섭니다.${later}`
}
