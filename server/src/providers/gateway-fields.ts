import { readText, type WireObject } from './wire-object.ts'

/** A whole number, with or without thousands separators: `" 690,000"`, `-1`. */
export function wholeOf(row: WireObject, field: string): number | null {
  const text = withoutCommas(readText(row, field))
  return /^-?\d{1,12}$/.test(text) ? Number(text) : null
}

/** Maximum of an `integer` column; the most expensive building ever sold is a thousandth of it in manwon. */
const LARGEST_AMOUNT = 2 ** 31 - 1

/** A non-negative amount; `null` also for an implausible one. */
export function amountOf(row: WireObject, field: string): number | null {
  const value = wholeOf(row, field)
  return value !== null && value >= 0 && value <= LARGEST_AMOUNT ? value : null
}

/** A floor, negative below ground; `null` also for one that no building has. */
export function floorOf(row: WireObject, field: string): number | null {
  const floor = wholeOf(row, field)
  return floor !== null && floor >= -20 && floor <= 200 ? floor : null
}

/** A positive decimal; providers write 0 for an unknown area. */
export function positiveDecimalOf(row: WireObject, field: string): number | null {
  const text = withoutCommas(readText(row, field))
  const value = /^\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : 0
  return value > 0 ? value : null
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `YYYY-MM-DD`, or `null` when the parts are not a calendar date. */
export function calendarDate(year: number, month: number, day: number): string | null {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0)
  const exists =
    Number.isInteger(year) && year >= 1800 && year <= 2200 && Number.isInteger(day) && day >= 1 && day <= days
  return exists ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

const IN_THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

/** Empty when commas are anywhere but between thousands. */
function withoutCommas(text: string | null): string {
  if (text === null || !text.includes(',')) return text ?? ''
  return IN_THOUSANDS.test(text) ? text.replaceAll(',', '') : ''
}
