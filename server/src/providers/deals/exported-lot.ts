import type { Deal } from '../../domain/comparison/deal.ts'
import { type Day, daysOfSerial, isErrorMark, plainCell, plainWhole, shownDays } from './spreadsheet-values.ts'

const MASKED = /^산?\s*\d{0,4}\*+(?:-\*+)?$/
/** A block of a development area: `가-`, `BL-7`, `1B-2L`; the service publishes no lot either. */
const BLOCK = /^(?:[가-힣]{1,2}|\d{0,3}\s?[A-Z]{1,3}|\d*블[록럭]?)\s?-?\s?\d{0,4}[A-Z]*(?:-\d{0,4}[A-Z]*)?$/i
const PLAIN = /^(산)?\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*(?:번지)?$/

const LOT_REFUSALS = {
  UNREADABLE: '번지를 읽을 수 없습니다.',
  DIFFERENT: '번지가 본번·부번과 서로 다릅니다.',
}

/**
 * The lot of a row as the service spells it, from 본번 and 부번, which have one spelling only. 번지, which spreadsheets
 * turn into a day, adds 산 and the mask to them; where it says another lot, the row is refused. A blank lot, a masked one
 * and a block stay what they are: each means no lot.
 */
export function exportedLot(jibun: string, main: string, sub: string): string | { refusal: string } {
  // how nearly every row reads, without its zeros in front
  const mainNumber = Number(main)
  const subNumber = Number(sub)
  const spelled = subNumber === 0 ? `${mainNumber}` : `${mainNumber}-${subNumber}`
  if (main !== '' && sub !== '' && mainNumber > 0 && jibun === spelled) return jibun
  return lotOfSpreadsheet(plainCell(jibun), main, sub)
}

function lotOfSpreadsheet(jibun: string, main: string, sub: string): string | { refusal: string } {
  if (MASKED.test(jibun)) return jibun
  const numbers = [main, sub].map((cell) => (cell === '' ? null : Number(plainWhole(cell) ?? 'none')))
  const [mainNumber = null, subNumber = null] = numbers
  if (numbers.some((number) => number !== null && !(number >= 0 && number <= 9999))) {
    return { refusal: '본번이나 부번을 읽을 수 없습니다.' }
  }
  // no lot has the number 0
  if ((mainNumber ?? 0) === 0) return (subNumber ?? 0) > 0 ? { refusal: LOT_REFUSALS.DIFFERENT } : lotAlone(jibun)
  const plain = PLAIN.exec(jibun)
  if (plain !== null) {
    const [, mountain = '', first = '', second = '0'] = plain
    const isSame = Number(first) === mainNumber && (subNumber ?? Number(second)) === Number(second)
    if (isSame) return `${mountain}${Number(first)}${Number(second) === 0 ? '' : `-${Number(second)}`}`
  } else if (isBlock(jibun)) return jibun
  if (mainNumber === null || subNumber === null) return { refusal: LOT_REFUSALS.UNREADABLE }
  const lot = subNumber === 0 ? `${mainNumber}` : `${mainNumber}-${subNumber}`
  if (jibun === '' || isErrorMark(jibun)) return lot
  const days = [...shownDays(jibun), ...daysOfSerial(jibun)]
  if (days.length === 0 && plain === null) return { refusal: LOT_REFUSALS.UNREADABLE }
  return days.some((day) => mayBeLot(day, [mainNumber, subNumber])) ? lot : { refusal: LOT_REFUSALS.DIFFERENT }
}

/** Without 본번 a day cannot be turned back: `12-May` was 5-12 or 12-5. */
function lotAlone(jibun: string): string | { refusal: string } {
  if (jibun === '' || isBlock(jibun)) return jibun
  const [, mountain = '', main = '', sub = '0'] = PLAIN.exec(jibun) ?? []
  const lot = `${mountain}${Number(main)}${Number(sub) === 0 ? '' : `-${Number(sub)}`}`
  if (main !== '' && Number(main) === 0) return ''
  return readLotNumber(lot) === null ? { refusal: LOT_REFUSALS.UNREADABLE } : lot
}

function isBlock(jibun: string): boolean {
  return BLOCK.test(jibun) && !PLAIN.test(jibun) && shownDays(jibun).length === 0
}

/** Whether a spreadsheet may have made this day out of the lot: of month and day, or of month and year, in either order. */
function mayBeLot({ year, month, day }: Day, [main, sub]: readonly [number, number]): boolean {
  const other = main === month ? sub : main
  const isOfMonth = main === month || sub === month
  const isOther = (number: number) =>
    (day !== null && number === day) || (year !== null && (day ?? 1) === 1 && isYear(number, year))
  return isOfMonth && (isOther(other) || (main === month && sub === month && isOther(sub)))
}

/** `Dec-05` may be of the lot 2005-12, and 1940-05-01 of 5-40. */
function isYear(number: number, year: number): boolean {
  if (number === year) return true
  return number < 100
    ? year >= 1900 && year % 100 === number
    : number >= 1900 && number <= 2099 && number % 100 === year
}

/**
 * Reads a published lot number (지번): `12-3`, `606`, `산96`. `null` when it names no lot: masked (`1***`), blank, or the number
 * of a block in a development area (`가-`, `BL-7`).
 */
export function readLotNumber(jibun: string | null): Deal['lot'] {
  const parts = /^(산)?\s*(\d{1,4})(?:-(\d{1,4}))?$/.exec(jibun ?? '')
  if (parts === null) return null
  const [, mountain, main = '', sub = ''] = parts
  if (Number(main) === 0) return null
  return {
    landKind: mountain === undefined ? 'LAND' : 'MOUNTAIN',
    mainNumber: main.padStart(4, '0'),
    subNumber: sub.padStart(4, '0'),
  }
}
