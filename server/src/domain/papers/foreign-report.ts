import { type Message, message, sentences, type Text } from '../../words/message.ts'
import { addDays } from '../calendar.ts'
import { TOLD } from '../law/told-facts.ts'
import type { ForeignRegistration } from './papers-input.ts'

const DAYS: Record<ForeignRegistration, number> = {
  FOREIGNER: TOLD.FOREIGN_MOVE_IN.days,
  OVERSEAS_KOREAN: TOLD.OVERSEAS_KOREAN_REPORT.days,
}

/**
 * R-LAW-50: the last day of the report, `YYYY-MM-DD`. The day of moving in is counted as the first, which is the earliest
 * that the law may be read.
 */
export function lastDayOfReport(registration: ForeignRegistration, movedInOn: string): string {
  return addDays(movedInOn, DAYS[registration] - 1)
}

/** What stands for the move-in report, with office and deadline. `movedInOn`: `null`: not known. */
export function foreignReport(
  registration: ForeignRegistration,
  movedInOn: string | null,
): { why: Text; law: Message; lastDay: string | null } {
  const { phone, checkedOn } = TOLD.FOREIGN_MOVE_IN
  const days = DAYS[registration]
  const lastDay = movedInOn && lastDayOfReport(registration, movedInOn)
  const readOn = registration === 'FOREIGNER' ? null : TOLD.OVERSEAS_KOREAN_REPORT.checkedOn
  return {
    why: sentences([
      message('FOREIGN_REPORT', { registration, days, lastDay, phone, readOn }),
      message('FOREIGN_REPORT_STANDING', { phone, checkedOn }),
    ]),
    law: message('FOREIGN_REPORT_LAW', { registration }),
    lastDay,
  }
}
