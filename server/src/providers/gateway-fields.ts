import { readText, type WireObject } from './wire-object.ts'

/** A whole number, with or without thousands separators: `" 690,000"`, `-1`. */
export function wholeOf(row: WireObject, field: string): number | null {
  const text = readText(row, field)?.replaceAll(',', '')
  return text !== undefined && /^-?\d{1,12}$/.test(text) ? Number(text) : null
}

/** A decimal above zero; the providers write 0 for an area that they do not know. */
export function positiveDecimalOf(row: WireObject, field: string): number | null {
  const text = readText(row, field)?.replaceAll(',', '')
  const value = text !== undefined && /^\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : 0
  return value > 0 ? value : null
}

/** `YYYY-MM-DD`, or `null` when the parts are no day of the calendar. */
export function calendarDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1800 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : null
}
