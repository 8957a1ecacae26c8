import { message, sentences, type Text } from '../../../words/message.ts'
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
  sentence: Text
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
    sentence: sentences([
      hours === 0 ? message('GAP_NONE') : message('GAP', { balanceOn, hour: opening, standingOn, hours }),
      ...(laterFixedDate === null ? [] : [message('GAP_LATER_FIXED_DATE', { fixedDateOn: laterFixedDate })]),
    ]),
  }
}
