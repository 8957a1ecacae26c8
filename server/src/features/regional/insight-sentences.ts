import type { ROneIndicator } from '@lease-risk/contract/regional'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import { compareWindows, poolMonths } from '../../domain/market/compare-windows.ts'
import { reverseJeonse } from '../../domain/market/reverse-jeonse.ts'
import { INDICATOR_LINES } from '../../domain/rule-book/evidence-lines.ts'
import { SALE_LINES, WINDOWS } from '../../domain/rule-book/lines.ts'
import { REGION_LINES } from '../../domain/rule-book/shown-lines.ts'
import { PROPERTY_TYPE_LABELS } from '../../domain/wording/labels.ts'
import { formatCount, formatManwon, formatMonth, formatPercent, listMonths } from '../../words/ko/format.ts'
import { withParticle } from '../../words/ko/particle.ts'
import { cellsOf, inNarrowestScope, type ScopedStatistics } from './scoped-statistics.ts'

/** What the numbers of one type say. `lastMonth`: the newest completed month, `YYYYMM`. */
export function insightSentences(statistics: ScopedStatistics, purpose: ContractPurpose, lastMonth: string): string[] {
  return [
    purpose === 'JEONSE' ? jeonseLevel(statistics, lastMonth) : monthlyRentLevel(statistics, lastMonth),
    ...trends(statistics, purpose, lastMonth),
    jeonseToSaleRatio(statistics, lastMonth) ?? ratioCaution(statistics, lastMonth),
    reverseJeonseSentence(statistics, lastMonth),
    thinSampleCaution(statistics, purpose, lastMonth),
  ].filter((sentence) => sentence !== null)
}

function jeonseLevel(statistics: ScopedStatistics, lastMonth: string): string | null {
  const level = inNarrowestScope(statistics, (scope) =>
    poolMonths(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth),
  )
  if (level === null) return null
  return `${subject(statistics, level.scope.name)} 전세 보증금은 최근 3개월(${listMonths(level.months)}, ${dealsOf(level)}) 중위 수준이 ${formatManwon(level.medianManwon)}입니다.${missingMonths(level)}${fewDeals(level)}`
}

function monthlyRentLevel(statistics: ScopedStatistics, lastMonth: string): string | null {
  const level = inNarrowestScope(statistics, (scope) => {
    const deposit = poolMonths(cellsOf(statistics, scope, 'RENT_MONTHLY'), lastMonth)
    const rent = poolMonths(
      cellsOf(statistics, scope, 'RENT_MONTHLY', (row) => row.medianMonthlyRent),
      lastMonth,
    )
    return deposit === null || rent === null ? null : { deposit, rent }
  })
  if (level === null) return null
  const { deposit, rent, scope } = level
  return `${subject(statistics, scope.name)} 월세 거래는 최근 3개월(${listMonths(rent.months)}, ${dealsOf(rent)}) 중위 수준이 보증금 ${formatManwon(deposit.medianManwon)}, 월세 ${formatManwon(rent.medianManwon)}입니다.${missingMonths(rent)}${fewDeals(rent)}`
}

function trends(statistics: ScopedStatistics, purpose: ContractPurpose, lastMonth: string): string[] {
  const spans = [
    { lag: 3, words: '직전' },
    { lag: 12, words: '1년 전 같은' },
  ]
  return spans.flatMap(({ lag, words }) => {
    const found = inNarrowestScope(statistics, (scope) => {
      const cells =
        purpose === 'JEONSE'
          ? cellsOf(statistics, scope, 'RENT_JEONSE')
          : cellsOf(statistics, scope, 'RENT_MONTHLY', (row) => row.medianMonthlyRent)
      return compareWindows(cells, lastMonth, lag)
    })
    if (found === null) return []
    const { change, earlier, recent, scope } = found
    const what = purpose === 'JEONSE' ? '전세 보증금' : '월세'
    return `${subject(statistics, scope.name)} ${what} 중위 수준은 ${windowWords(words, earlier)}(${listMonths(earlier.months)}, ${dealsOf(earlier)})과 비교해 ${changeWords(change)}(최근 ${dealsOf(recent)}).${comparedMonths(recent)}`
  })
}

function jeonseToSaleRatio(statistics: ScopedStatistics, lastMonth: string): string | null {
  const found = inNarrowestScope(statistics, (scope) => {
    const jeonse = poolMonths(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth)
    const sale = poolMonths(cellsOf(statistics, scope, 'SALE'), lastMonth)
    return jeonse === null || sale === null || sale.medianManwon <= 0 ? null : { jeonse, sale }
  })
  if (found === null) return null
  const { jeonse, sale, scope } = found
  const ratio = jeonse.medianManwon / sale.medianManwon
  const caution =
    ratio >= SALE_LINES.near
      ? ` ${formatPercent(SALE_LINES.near)} 이상이면 집값이 내릴 때 보증금을 다 돌려받지 못할 수 있으므로 정확한 주소의 근거를 따로 확인하십시오.`
      : ''
  return `${subject(statistics, scope.name)} 매매가 대비 전세가율은 최근 3개월 기준 ${formatPercent(ratio)}입니다(전세 ${dealsOf(jeonse)}, 매매 ${dealsOf(sale)}).${unlikeMonths(jeonse.months, sale.months)}${caution}${fewDeals(jeonse, sale)}`
}

function unlikeMonths(jeonse: string[], sale: string[]): string {
  const [leased, sold] = [listMonths(jeonse), listMonths(sale)]
  return leased === sold ? '' : ` 전세는 ${leased}, 매매는 ${sold}의 거래이므로 같은 달끼리의 비율이 아닙니다.`
}

/** Why there is no ratio, where there are jeonse deals to put against a price. */
function ratioCaution(statistics: ScopedStatistics, lastMonth: string): string | null {
  const jeonse = inNarrowestScope(statistics, (scope) =>
    poolMonths(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth),
  )
  if (jeonse === null) return null
  return `${subject(statistics, jeonse.scope.name)} 매매 거래는 최근 3개월에 ${WINDOWS.enoughDeals}건 이상인 달이 없어 전세가율을 계산하지 않았습니다.`
}

function reverseJeonseSentence(statistics: ScopedStatistics, lastMonth: string): string | null {
  const found = inNarrowestScope(statistics, (scope) =>
    reverseJeonse(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth),
  )
  if (found === null) return null
  const { recent, earlier, change, signal, scope } = found
  const fact = `${subject(statistics, scope.name)} 전세 보증금 중위 수준은 ${windowWords('2년 전 같은', earlier)}(${listMonths(earlier.months)}, ${dealsOf(earlier)})과 비교해 ${changeWords(change)}(최근 ${dealsOf(recent)}).${comparedMonths(recent)}`
  if (signal !== 'FALLEN') return fact
  return `${fact} 임대인이 새 보증금만으로 이전 보증금을 돌려주지 못하는 역전세가 생길 수 있습니다.`
}

function thinSampleCaution(statistics: ScopedStatistics, purpose: ContractPurpose, lastMonth: string): string | null {
  const [scope, wider] = statistics.scopes
  if (scope === undefined) return null
  const kind = purpose === 'JEONSE' ? 'RENT_JEONSE' : 'RENT_MONTHLY'
  const cells = cellsOf(statistics, scope, kind)
  const thin = cells.filter(({ sampleCount }) => sampleCount < WINDOWS.enoughDeals)
  if (thin.length === 0) return null
  const what = `${subject(statistics, scope.name)} ${kind === 'RENT_JEONSE' ? '전세' : '월세'}`
  const hasLevel = wider !== undefined && poolMonths(cellsOf(statistics, wider, kind), lastMonth) !== null
  if (poolMonths(cells, lastMonth) === null)
    return `${what} 거래는 최근 3개월에 ${WINDOWS.enoughDeals}건 이상인 달이 없어 수준을 계산하지 않았습니다.${hasLevel ? ` 위의 수치는 ${wider?.name}의 것입니다.` : ''}`
  return `${what} 거래는 ${cells.length}개월 가운데 ${thin.length}개월이 ${WINDOWS.enoughDeals}건 미만이어서 그 달은 계산에서 뺐습니다.`
}

/** Indicators with a change over a year, a sentence each. */
export function indicatorSentences(indicators: readonly ROneIndicator[], limit: number): string[] {
  return indicators
    .filter(({ change12 }) => change12 !== null)
    .slice(0, limit)
    .map(({ indicatorName, regionName, period, value, unit, change12 }) => {
      const size = Math.abs(change12 ?? 0)
      const moved =
        size < INDICATOR_LINES.sameAsYearBefore
          ? '1년 전과 거의 같습니다'
          : `1년 전보다 ${round(size)}${unit === '%' ? '%p' : '%'} ${(change12 ?? 0) > 0 ? '높습니다' : '낮습니다'}`
      const month = formatMonth(period.replace('-', ''))
      const named = withParticle(`'${indicatorName}'`, '은/는')
      return `부동산 통계기관이 공표한 ${regionName}의 ${month} ${named} ${round(value)}${unit === '%' ? '%' : ''}이며 ${moved}.`
    })
}

function subject({ propertyType }: ScopedStatistics, place: string): string {
  return `${place} ${PROPERTY_TYPE_LABELS[propertyType]}`
}

function dealsOf({ sampleCount }: { sampleCount: number }): string {
  return `거래 ${formatCount(sampleCount)}건`
}

/** A month may be missing because nobody collected it yet or it has few deals: level and trends then rest on less than they say. */
function missingMonths({ months }: { months: string[] }): string {
  return months.length < WINDOWS.months
    ? ` 최근 ${WINDOWS.months}개월 가운데 ${months.length}개월만 계산에 썼으므로 추세도 그만큼 불확실합니다.`
    : ''
}

/** `직전 3개월`; of fewer months so many. */
function windowWords(words: string, { months }: { months: string[] }): string {
  return `${words} ${months.length}개월`
}

/** Months with enough deals on one side only are left out on both, which is said. */
function comparedMonths({ months }: { months: string[] }): string {
  if (months.length === WINDOWS.months) return ''
  return ` 양쪽 모두 거래가 ${WINDOWS.enoughDeals}건 이상인 달(${listMonths(months)})만 서로 비교했습니다.`
}

function fewDeals(...samples: { sampleCount: number }[]): string {
  return samples.some(({ sampleCount }) => sampleCount < REGION_LINES.manyDeals)
    ? ' 거래가 적으므로 참고로만 보십시오.'
    : ''
}

function changeWords(change: number): string {
  const size = formatPercent(Math.abs(change))
  if (size === '0%') return '거의 같습니다'
  return change > 0 ? `${size} 높습니다` : `${size} 낮습니다`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
