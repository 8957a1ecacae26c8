import { type Message, message } from '../../../words/message.ts'
import { weekdayOf } from './days.ts'

/** The day of the last comparison with the official gazette; the test compares with a package that follows it. */
const CHECKED_ON = '2026-10-09'

/** Public holidays with their substitutes (대체공휴일), by year; holidays of other years are not known. */
export const PUBLIC_HOLIDAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2026': {
    '01-01': '1월 1일',
    '02-16': '설날 연휴',
    '02-17': '설날',
    '02-18': '설날 연휴',
    '03-01': '삼일절',
    '03-02': '삼일절 대체공휴일',
    '05-01': '노동절',
    '05-05': '어린이날',
    '05-24': '부처님 오신 날',
    '05-25': '부처님 오신 날 대체공휴일',
    '06-03': '전국동시지방선거',
    '06-06': '현충일',
    '07-17': '제헌절',
    '08-15': '광복절',
    '08-17': '광복절 대체공휴일',
    '09-24': '추석 연휴',
    '09-25': '추석',
    '09-26': '추석 연휴',
    '10-03': '개천절',
    '10-05': '개천절 대체공휴일',
    '10-09': '한글날',
    '12-25': '성탄절',
  },
  '2027': {
    '01-01': '1월 1일',
    '02-06': '설날 연휴',
    '02-07': '설날',
    '02-08': '설날 연휴',
    '02-09': '설날 대체공휴일',
    '03-01': '삼일절',
    '05-01': '노동절',
    '05-03': '노동절 대체공휴일',
    '05-05': '어린이날',
    '05-13': '부처님 오신 날',
    '06-06': '현충일',
    '07-17': '제헌절',
    '07-19': '제헌절 대체공휴일',
    '08-15': '광복절',
    '08-16': '광복절 대체공휴일',
    '09-14': '추석 연휴',
    '09-15': '추석',
    '09-16': '추석 연휴',
    '10-03': '개천절',
    '10-04': '개천절 대체공휴일',
    '10-09': '한글날',
    '10-11': '한글날 대체공휴일',
    '12-25': '성탄절',
    '12-27': '성탄절 대체공휴일',
  },
}

export type DayMark = {
  /** `YYYY-MM-DD`. */
  date: string
  /** `NOT_COVERED`: no table of holidays for the year, so only weekends are known. */
  kind: 'WEEKEND' | 'HOLIDAY' | 'NOT_COVERED'
  label: Message
}

/** Why offices may be closed on a day; `null` for a working day. */
export function markOf(date: string): DayMark | null {
  const holidays = PUBLIC_HOLIDAYS[date.slice(0, 4)]
  const holiday = holidays?.[date.slice(5)]
  if (holiday !== undefined) return { date, kind: 'HOLIDAY', label: message('HOLIDAY', { name: holiday }) }
  const weekday = weekdayOf(date)
  if (weekday === 0 || weekday === 6) {
    return { date, kind: 'WEEKEND', label: message('WEEKEND_DAY', { day: weekday === 0 ? 'SUNDAY' : 'SATURDAY' }) }
  }
  if (holidays !== undefined) return null
  return { date, kind: 'NOT_COVERED', label: message('HOLIDAYS_NOT_COVERED', { year: date.slice(0, 4) }) }
}

/** The plan's note about its marks. */
export const HOLIDAY_NOTE = message('HOLIDAY_NOTE', { years: Object.keys(PUBLIC_HOLIDAYS), checkedOn: CHECKED_ON })
