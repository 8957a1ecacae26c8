import * as gazette from '@hyunbinseo/holidays-kr/all'
import { type Message, message } from '../../../words/message.ts'
import { weekdayOf } from './days.ts'

/** The day on which the package was last compared with the official gazette. */
const CHECKED_ON = '2026-10-09'

const FIRST_YEAR = 2026

/** The gazette's words that differ from those in use. */
const IN_USE: [gazette: RegExp, name: string][] = [
  [/3ㆍ1절/, '삼일절'],
  [/기독탄신일/, '성탄절'],
  [/ (?:전날|다음 날)$/, ' 연휴'],
  [/^대체공휴일\((.+)\)$/, '$1 대체공휴일'],
]

/** Public holidays with their substitutes (대체공휴일), by year and day; holidays of other years are not known. */
export const PUBLIC_HOLIDAYS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.values(gazette)
    .map((days): [string, Map<string, string>] => [
      Object.keys(days)[0]?.slice(0, 4) ?? '',
      new Map(Object.entries(days).map(([date, [name]]) => [date, nameInUse(name)])),
    ])
    .filter(([year]) => Number(year) >= FIRST_YEAR),
)

function nameInUse(name: string): string {
  return IN_USE.reduce((text, [gazetteWord, used]) => text.replace(gazetteWord, used), name)
}

export type DayMark = {
  /** `YYYY-MM-DD`. */
  date: string
  /** `NOT_COVERED`: the holidays of the year are not known, so only weekends are known. */
  kind: 'WEEKEND' | 'HOLIDAY' | 'NOT_COVERED'
  label: Message
}

/** Why offices may be closed on a day; `null` for a working day. */
export function markOf(date: string): DayMark | null {
  const holidays = PUBLIC_HOLIDAYS.get(date.slice(0, 4))
  const holiday = holidays?.get(date)
  if (holiday !== undefined) return { date, kind: 'HOLIDAY', label: message('HOLIDAY', { name: holiday }) }
  const weekday = weekdayOf(date)
  if (weekday === 0 || weekday === 6) {
    return { date, kind: 'WEEKEND', label: message('WEEKEND_DAY', { day: weekday === 0 ? 'SUNDAY' : 'SATURDAY' }) }
  }
  if (holidays !== undefined) return null
  return { date, kind: 'NOT_COVERED', label: message('HOLIDAYS_NOT_COVERED', { year: date.slice(0, 4) }) }
}

/** The plan's note about its marks. */
export const HOLIDAY_NOTE = message('HOLIDAY_NOTE', { years: [...PUBLIC_HOLIDAYS.keys()], checkedOn: CHECKED_ON })
