import { amountInKorean } from '@lease-risk/contract/figures-in-words'
import { language, locale } from './words.ts'

const MANWON_PER_EOK = 10_000
const MANWON_PER_MILLION = 100
const MANWON_PER_BILLION = 100_000
const EXACT = { maximumFractionDigits: 5 }
const WON_PER_MANWON = 10_000
/** Keeps an amount on one line. */
const NO_BREAK = '\u00a0'

export function formatCount(count: number): string {
  return count.toLocaleString(locale(), { maximumFractionDigits: 2 })
}

/** `12000` → `1억 2,000만 원`, in English `₩120 million` as in the service, except that nothing is rounded. */
export function formatManwon(manwon: number): string {
  return language() === 'en' ? inMillions(manwon) : formatEok(manwon)
}

/** For tables: `12,000` in Korean, where the caption names the unit. In English each amount carries its own unit. */
export function formatManwonCell(manwon: number): string {
  return language() === 'en' ? inMillions(manwon) : formatCount(manwon)
}

function inMillions(manwon: number): string {
  const hundreds = Math.round(Math.abs(manwon) * 100)
  const whole = Math.round(hundreds / 100)
  const sign = manwon < 0 && hundreds > 0 ? '-' : ''
  if (whole < MANWON_PER_MILLION) return `${sign}₩${formatCount((hundreds / 100) * WON_PER_MANWON)}`
  if (whole < MANWON_PER_BILLION) return `${sign}₩${formatCount(whole / MANWON_PER_MILLION)}${NO_BREAK}million`
  return `${sign}₩${(whole / MANWON_PER_BILLION).toLocaleString(locale(), EXACT)}${NO_BREAK}billion`
}

/** The Korean notation used on contracts, whatever the language of the client. */
export function formatEok(manwon: number): string {
  return amountInKorean(manwon, NO_BREAK)
}

const DIGITS = /^\d{1,15}$/
const IN_WON = /^(\d{1,15})0000원$/
/** `2억3천`, `1.2억`, `23000만원`; the final unit may be omitted. Neither `3억5만` nor `5백5`, which are unclear. */
const IN_UNITS =
  /^(?=\d)(?!.*(?:[억천백]\d만|백\d원?$))(?:(\d{1,7}(?:\.\d{1,4})?)억)?(?:(\d{1,4})천)?(?:(\d{1,4})백)?(\d{1,15})?(만?원?)$/

/** The 5 of `3억5` and `5천5`. */
const LAST_DIGIT = /[억천]\d원?$/

/** Parses an amount in manwon, typed as digits or in Korean units. `null`: empty, or not a whole amount. */
export function readManwon(text: string): number | null {
  const typed = text.replaceAll(/[\s,]/g, '')
  if (DIGITS.test(typed)) return Number(typed)
  const [, tenThousands] = IN_WON.exec(typed) ?? []
  if (tenThousands !== undefined) return Number(tenThousands)
  const [, eok, thousands, hundreds, rest, end] = IN_UNITS.exec(typed) ?? []
  // `5천원` may be an amount in won
  if (end === undefined || (end === '원' && eok === undefined)) return null
  // 3억5 is 3억 5천, 5천5 is 5천 5백
  const unit = LAST_DIGIT.test(typed) ? (thousands ? 100 : 1000) : 1
  return (
    Math.round(Number(eok ?? 0) * MANWON_PER_EOK) +
    Number(thousands ?? 0) * 1000 +
    Number(hundreds ?? 0) * 100 +
    Number(rest ?? 0) * unit
  )
}

/** Groups the digits of typed text. Any other text is returned unchanged. */
export function groupDigits(text: string): string {
  const typed = text.replaceAll(/[\s,]/g, '')
  return DIGITS.test(typed) ? formatCount(Number(typed)) : text
}

const SQUARE_METERS_PER_PYEONG = 3.305785

export function pyeongToSquareMeter(pyeong: number): number {
  return Math.round(pyeong * SQUARE_METERS_PER_PYEONG * 100) / 100
}

/** `2026-11-22T…` → `11월 22일` or `22 November`, in Korea. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' }).format(
    new Date(iso),
  )
}

/** `2026-11-22` → `2026년 11월 22일` or `22 November 2026`. */
export function formatDate(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(new Date(day))
}

/** The current date in Korea, in the format of a date input: `2026-11-22`. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())
}

/** `2026-11-22T…` → `2026년 11월 22일 오후 3:12` or `22 November 2026 at 15:12`, in Korea. */
export function formatTime(iso: string, language = locale()): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Seoul' } as const
  return new Intl.DateTimeFormat(language, style).format(new Date(iso))
}

/** `2026-10` → `2026년 10월` or `October 2026`. */
export function formatMonth(month: string): string {
  const style = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return month === '' ? '' : new Intl.DateTimeFormat(locale(), style).format(new Date(`${month}-01T00:00:00Z`))
}

/** `7` → `7년` or `7 years`. */
export function formatYears(years: number): string {
  return years.toLocaleString(locale(), { style: 'unit', unit: 'year', unitDisplay: 'long', maximumFractionDigits: 2 })
}
