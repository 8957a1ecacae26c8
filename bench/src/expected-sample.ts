import { withoutCopies } from '../../server/test/without-copies.ts'
import type { RealItem, RealMonth } from './real-months.ts'
import type { RealQuestion } from './real-questions.ts'

/** The sample that the comparison for a question must be based on (R-EVID-10). Amounts in manwon. */
export type ExpectedSample = {
  level: string
  /** The deals' amounts in order: `deposit`, or `rent/deposit` for monthly rent. */
  deals: string[]
  /** Minimum, first quartile, median, third quartile, maximum; leases with rent as one monthly amount (R-SCORE-41). */
  five: number[]
  /** The same five numbers for the deposits paid in addition to rent; monthly rent only. */
  depositFive: number[] | null
}

/**
 * Computes the sample from the published rows alone, deliberately without any code of the service: areas as whole
 * 1/100,000 ㎡, districts and lots compared as the published texts.
 * Returns `null` if no deal can be compared.
 */
export function expectedSample(
  kind: RealMonth['kind'],
  question: RealQuestion,
  published: RealMonth[],
  months: string[],
): ExpectedSample | null {
  const jeonse = question.request.contractPurpose === 'JEONSE'
  const inDistrict = published
    .filter((month) => month.kind === kind && month.lawdCd === question.lawdCd && months.includes(month.dealMonth))
    .flatMap((month) => withoutCopies(month.items))
    .filter((item) => item['umdNm'] === question.districtName)
    .filter((item) => item['cdealType'] !== 'O' && item['landLeaseholdGbn'] !== 'Y')
    .filter((item) => kind === 'sale' || (item['monthlyRent'] === '0') === jeonse)
  const found = firstLevel(question, inDistrict)
  if (found === null) return null
  const { level, items } = found
  if (kind === 'sale')
    return describe(
      level,
      items.map((item) => [amount(item, 'dealAmount')]),
    )
  if (jeonse)
    return describe(
      level,
      items.map((item) => [amount(item, 'deposit')]),
    )
  return describe(
    level,
    items.map((item) => [amount(item, 'monthlyRent'), amount(item, 'deposit')]),
  )
}

function firstLevel(question: RealQuestion, items: RealItem[]): { level: string; items: RealItem[] } | null {
  const { exclusiveAreaSquareMeter: area, floorNumber: floor } = question.request
  const sameLot = (item: RealItem) => item['jibun'] === question.jibun
  const nearArea = (item: RealItem) => area === undefined || isNearArea(item['excluUseAr'] ?? '', area)
  const nearFloor = (item: RealItem) => floor === undefined || Math.abs(Number(item['floor']) - floor) <= 2
  const nothingGiven = area === undefined && floor === undefined
  const levels: [string, (item: RealItem) => boolean][] = [
    ['SAME_LOT_SIMILAR', (item) => !nothingGiven && sameLot(item) && nearArea(item) && nearFloor(item)],
    ['SAME_LOT_AREA', (item) => area !== undefined && sameLot(item) && nearArea(item)],
    ['SAME_DISTRICT_SIMILAR', (item) => !nothingGiven && nearArea(item) && nearFloor(item)],
    ['SAME_LOT_ALL', sameLot],
    ['SAME_DISTRICT_ALL', () => true],
  ]
  for (const [level, belongs] of levels) {
    const chosen = items.filter(belongs)
    if (chosen.length > 0) return { level, items: chosen }
  }
  return null
}

/** R-EVID-09: within 10 % of the requested area, but at least 5 ㎡ to either side, both ends included. */
function isNearArea(published: string, asked: number): boolean {
  const units = (squareMeter: number) => Math.round(squareMeter * 100_000)
  const distance = Math.abs(units(Number(published)) - units(asked))
  return distance * 10 <= units(asked) || distance <= units(5)
}

function amount(item: RealItem, field: string): number {
  return Number((item[field] ?? '').replaceAll(',', ''))
}

function describe(level: string, rows: number[][]): ExpectedSample {
  const column = (index: number) => rows.map((row) => row[index] ?? 0)
  const deals = rows.map((row) => row.join('/')).toSorted()
  if (rows[0]?.length !== 2) return { level, deals, five: fiveNumbers(column(0)), depositFive: null }
  const asOne = rows.map(([rent = 0, deposit = 0]) => rent + (deposit * YEARLY_PERCENT) / 100 / 12)
  return { level, deals, five: fiveNumbers(asOne).map(Math.round), depositFive: fiveNumbers(column(1)) }
}

/** HF's market rate of the day (R-LAW-34), since no regional rate is collected. */
const YEARLY_PERCENT = 6.5

/** Quartiles by linear interpolation: a quarter of the way along the sorted list, as a share of its gaps. */
function fiveNumbers(amounts: number[]): number[] {
  const sorted = [...amounts].sort((a, b) => a - b)
  return [0, 1, 2, 3, 4].map((quarter) => {
    const gaps = quarter * (sorted.length - 1)
    const index = Math.trunc(gaps / 4)
    const low = sorted[index] ?? 0
    const high = sorted[index + 1] ?? low
    return (low * (4 - (gaps % 4)) + high * (gaps % 4)) / 4
  })
}
