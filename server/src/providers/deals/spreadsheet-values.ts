/*
 * Spreadsheets rewrite what they open: `5-12` becomes a day, `30,001` becomes `30001.0`, and the next program shows either
 * in the spelling of its own language. These readers take such a value back, or say that it cannot be known.
 */

/** Longer cells hold neither a number nor a day. */
const LONGEST = 40
const DASHES = /[\u2010-\u2015\u2043\u2212\u30fc\u3161\ufe58\ufe63\uff0d]/g
const MARKED_AS_TEXT = /^(?:="(.*)"|'(.*))$/

/** Without the marks of a text (`="5-12"`, `'5-12`), in plain digits, with plain signs and without blanks around it. */
export function plainCell(value: string): string {
  const text = value.replaceAll(DASHES, '-').normalize('NFKC').trim()
  const marked = MARKED_AS_TEXT.exec(text)
  return (marked?.[1] ?? marked?.[2] ?? text).trim()
}

/** One comma and three digits behind it: thousands, or in half of the world decimals. */
const MAY_BE_DECIMALS = /^-?\d{1,3},\d{3}$/

/**
 * A number in plain digits, whatever separates its thousands and decimals; `null` when the cell holds none, when digits were
 * lost (`3.0E+04`), or when it may be two numbers. `thousands`: a single comma before three digits separates thousands.
 */
export function plainNumber(value: string, thousands: ',' | 'UNKNOWN' = ','): string | null {
  if (value.length > LONGEST) return null
  const cell = plainCell(value).replace(/^\((\d.*)\)$/, '-$1')
  const text = cell.replaceAll(/[\s₩$€']|원$/g, '')
  if (thousands === 'UNKNOWN' && MAY_BE_DECIMALS.test(text)) return null
  const powered = /^(-?)(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text)
  if (powered !== null) return unpowered(powered)
  if (/^-?\d+$/.test(text)) return text
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(text) || /^-?\d{1,3}(?:\.\d{3}){2,}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  return /^-?\d+[.,]\d+$/.test(text) ? text.replace(',', '.') : null
}

/** `null` when fewer digits are written than the number has. */
function unpowered([, sign = '', first = '', decimals = '', power = '']: RegExpExecArray): string | null {
  const places = Number(power)
  if (decimals.length < places) return null
  const fraction = decimals.slice(places)
  return `${sign}${first}${decimals.slice(0, places)}${fraction === '' ? '' : `.${fraction}`}`
}

/** A whole number in plain digits; `30.000` may be thirty or thirty thousand and is `null`. */
export function plainWhole(value: string): string | null {
  const number = plainNumber(value)
  const parts = /^(-?\d+)(?:\.(0+))?$/.exec(number ?? '')
  if (parts === null) return null
  const [, whole = '', zeros = ''] = parts
  return zeros.length === 3 && whole.replace('-', '').length <= 3 ? null : whole
}

/** A day; of `12-May` or `May-26` either the year or the day is `null`. */
export type Day = { year: number | null; month: number; day: number | null }

const OF_MONTHS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'pl', 'cs', 'tr', 'ru', 'id', 'vi']
let monthsByName: Map<string, number> | null = null

function monthNames(): Map<string, number> {
  if (monthsByName !== null) return monthsByName
  monthsByName = new Map()
  for (const language of OF_MONTHS) {
    for (const month of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(Date.UTC(2026, index, 1))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        if (/\p{L}/u.test(name)) monthsByName.set(nameKey(name), index + 1)
      }
    }
  }
  return monthsByName
}

function nameKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
}

const WEEKDAY = /[(,]?\s*(?:[월화수목금토일]요일|[月火水木金土日]曜日|星期.|\([월화수목금토일]\))\)?/u
const TIME = /[\sT]+(?:(?:오전|오후|AM|PM)\s*)?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*(?:AM|PM|오전|오후|Z))?$/iu

/** The days that a cell may show in the spelling of any spreadsheet: `05월 12일`, `12-May`, `2026-05-12 0:00`, `5/12`. */
export function shownDays(value: string): Day[] {
  if (value.length > LONGEST) return []
  const text = plainCell(value).replace(TIME, '').replace(WEEKDAY, '').trim()
  const inUnits = /^(?:(\d{2,4})\s*[년年]\s*)?(\d{1,2})\s*[월月](?:\s*(\d{1,4})\s*[일日]?)?$/u.exec(text)
  if (inUnits !== null) {
    const [year, month, day] = inUnits.slice(1).map((each) => (each === undefined ? null : Number(each)))
    return possible([[year ?? null, month ?? 0, day ?? null]])
  }
  const digits = text.match(/\d{1,4}/g) ?? []
  const numbers = digits.map(Number)
  const [first = 0, second = 0, third] = numbers
  const name = /\p{L}[\p{L}\p{M}]*\.?/u.exec(text)?.[0]
  if (name === undefined) {
    if (!isOfNumbers(text)) return []
    if (third === undefined) return possible([...withMonth(first, [second]), ...withMonth(second, [first])])
    // no program shows a year in one digit
    const ofYear = (index: number, parts: Parts): Parts[] => ((digits[index] ?? '').length > 1 ? [parts] : [])
    return possible([
      ...ofYear(0, [first, second, third]),
      ...ofYear(2, [third, second, first]),
      ...ofYear(2, [third, first, second]),
    ])
  }
  const month = monthNames().get(nameKey(name))
  const isAll = /^[\d\s,./-]*$/.test(text.replace(name, ''))
  return month === undefined || !isAll ? [] : possible(withMonth(month, numbers))
}

type Parts = [year: number | null, month: number, day: number | null]

function withMonth(month: number, numbers: readonly number[]): Parts[] {
  const [first = 0, second] = numbers
  if (numbers.length === 0 || numbers.length > 2) return []
  return second === undefined
    ? [
        [null, month, first],
        [first, month, null],
      ]
    : [
        [first, month, second],
        [second, month, first],
      ]
}

function possible(parts: readonly Parts[]): Day[] {
  return parts.flatMap(([year, month, day]) =>
    month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31)) ? [{ year, month, day }] : [],
  )
}

function isOfNumbers(text: string): boolean {
  return /^\d{1,4}\s*([-./])\s*\d{1,4}(?:\s*\1\s*\d{1,4})?\s*\.?$/.test(text)
}

const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAY_MILLISECONDS = 86_400_000

/** The day of a serial number, which counts from 1900. */
export function daysOfSerial(value: string): Day[] {
  const serial = Number(plainWhole(value) ?? 'none')
  if (!(serial >= 1 && serial <= 99_999)) return []
  const date = new Date(FIRST_DAY + serial * DAY_MILLISECONDS)
  return [{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }]
}

/** A mark of a spreadsheet where no value is: `########`, `#NAME?`. */
export function isErrorMark(value: string): boolean {
  return /^#(?:#+|[A-Z/]+[?!]?)$/.test(value)
}
