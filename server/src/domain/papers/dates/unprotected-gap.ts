import { message, sentences, type Text } from '../../../words/message.ts'
import { daysBetween } from '../../calendar.ts'
import { standingStart } from '../claims/tenant-priority.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import type { LeaseDates } from '../papers-input.ts'
import { latest } from './days.ts'

/** The hours after payment of the balance during which another party's entry still ranks first. Seoul time. */
export type UnprotectedGap = {
  /** ISO 8601 with offset. */
  startsAt: string
  /** 0:00 of the day on which standing starts. */
  endsAt: string
  /** Whole hours; 0 when standing starts before the balance is paid. */
  hours: number
  /**
   * Hours until 0:00 of the fixed date, the day on which priority starts, if that is a later day than that of standing;
   * `null`: it is not. What is registered on the day itself ranks equal (R-DIST-08).
   */
  hoursUntilPriority: number | null
  /** Possession or move-in report was not typed and is assumed to be on the day of the balance. */
  assumed: boolean
  sentence: Text
}

const HOURS_PER_DAY = 24

/** `null` if the day of the balance is not known. */
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
    hoursUntilPriority: laterFixedDate === null || laterFixedDate === standingOn ? null : hoursUntil(laterFixedDate),
    assumed: moveInOn === null || reportOn === null,
    sentence: sentences([
      hours === 0 ? message('GAP_NONE') : message('GAP', { balanceOn, hour: opening, standingOn, hours }),
      ...(laterFixedDate === null ? [] : [message('GAP_LATER_FIXED_DATE', { fixedDateOn: laterFixedDate })]),
    ]),
  }
}
