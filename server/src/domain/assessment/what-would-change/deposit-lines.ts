import { formatManwon } from '../../../words/ko/format.ts'
import { message, sentences, type Text } from '../../../words/message.ts'
import { yearMonth } from '../../calendar.ts'
import type { SampleLevel } from '../../comparison/comparison.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { LEASE_LINES, PUBLIC_PRICE_LINES, SALE_LINES } from '../../rule-book/lines.ts'
import { PURPOSE_LABELS } from '../../wording/labels.ts'
import { PUBLIC_PRICE_WORDS } from '../../wording/public-price-words.ts'
import { homePrice } from '../criteria/home-value.ts'
import { whyNoPublicPrice } from '../criteria/public-price-support.ts'
import { describeSample } from '../criteria/sample.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { leasesMissing, salesMissing } from '../findings/missing-deals.ts'

/** The deposit from which one share of the reference amount is reached. */
type DepositLine = {
  /** Share of the reference amount, such as 0.8. */
  share: number
  /** Whole manwon; `null` without a reference amount. */
  depositManwon: number | null
  /** Whether the typed deposit reaches it; `null` without a reference amount. */
  reached: boolean | null
}

/** What a reference amount rests on. */
type DepositLineSample = {
  count: number
  level: SampleLevel | PublicPriceChoice['basis'] | 'ESTIMATE'
  /** Contract months, `YYYY-MM`; empty for a public price and for an estimate. */
  months: string[]
  /** Base year of a public price; `null` for deals. */
  baseYear: number | null
}

/** Lines over one reference amount. Arithmetic on past data; none of them says which deposit is right. */
export type DepositLines = {
  basis: 'VALUE_ESTIMATE' | 'SALE_MEDIAN' | 'PUBLIC_PRICE' | 'LEASE_DEPOSIT_MEDIAN'
  referenceManwon: number | null
  sample: DepositLineSample | null
  lines: DepositLine[]
  explanation: Text
  /** Why there is no reference amount; `null` where there is one. */
  reason: Text | null
}

type Reference = { manwon: number; sample: DepositLineSample; words: string }
type Basis = Pick<DepositLines, 'basis'> & { shares: number[]; found: Reference | { none: Text }; besides: string }

const ARITHMETIC = '과거 자료에 비율을 곱한 값이며, 알맞은 보증금을 정해 주는 기준이 아닙니다.'
const BEFORE_CLAIMS = ' 선순위 채권을 더하기 전의 금액입니다.'
const OTHER_DEPOSITS = ' 여러 가구가 사는 건물이면 다른 임차인의 보증금을 더한 합계로 보아야 합니다.'

/**
 * From which deposits on the lines of common guidance are reached: of the estimated value, of recent sales, of the
 * public price and of past leases.
 */
export function depositLines(facts: LeaseFacts): DepositLines[] {
  const besides = `${BEFORE_CLAIMS}${isSharedHouse(facts.property) ? OTHER_DEPOSITS : ''}`
  const saleShares = [SALE_LINES.caution, SALE_LINES.near, SALE_LINES.severe]
  const { price, discussed, guarantee, basis: guarantors } = PUBLIC_PRICE_LINES
  const priceShares = [price, discussed, guarantee, guarantors]
  const bases: Basis[] = [
    { basis: 'VALUE_ESTIMATE', shares: saleShares, found: valueEstimate(facts), besides },
    { basis: 'SALE_MEDIAN', shares: saleShares, found: saleMedian(facts), besides },
    { basis: 'PUBLIC_PRICE', shares: priceShares, found: publicPrice(facts), besides },
    { basis: 'LEASE_DEPOSIT_MEDIAN', shares: [LEASE_LINES.high], found: leaseMedian(facts), besides: '' },
  ]
  return bases.map((basis) => linesOf(basis, facts.terms.depositManwon))
}

/**
 * The smallest whole deposit whose share of the reference amount is not under `share`, as the criteria compare it. The
 * tolerance takes back what multiplying doubles adds, such as 1.26 × 9,850.
 */
export function crossingDeposit(referenceManwon: number, share: number): number {
  return Math.ceil(referenceManwon * share - 1e-6)
}

function linesOf({ basis, shares, found, besides }: Basis, typed: number): DepositLines {
  if ('none' in found) {
    const lines = shares.map((share) => ({ share, depositManwon: null, reached: null }))
    const explanation = sentences([found.none, message('NO_DEPOSIT_LINES')])
    return { basis, referenceManwon: null, sample: null, lines, explanation, reason: found.none }
  }
  const lines = shares.map((share) => {
    const depositManwon = crossingDeposit(found.manwon, share)
    return { share, depositManwon, reached: typed >= depositManwon }
  })
  const explanation = `${found.words} ${formatManwon(found.manwon)}을 기준으로 계산했습니다. ${ARITHMETIC}${besides}`
  return { basis, referenceManwon: found.manwon, sample: found.sample, lines, explanation, reason: null }
}

function valueEstimate({ valueEstimate: estimate }: LeaseFacts): Reference | { none: Text } {
  if (estimate === null) return { none: '이 집의 추정 매매가가 없습니다.' }
  const { midManwon, sameLotCount, otherLotCount, lowManwon, highManwon } = estimate
  const sample: DepositLineSample = {
    count: sameLotCount + otherLotCount,
    level: 'ESTIMATE',
    months: [],
    baseYear: null,
  }
  const interval = `10번 중 8번이 들어갈 범위 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}`
  return { manwon: midManwon, sample, words: `추정 매매가(${interval})의 가운데` }
}

function saleMedian(facts: LeaseFacts): Reference | { none: Text } {
  const comparison = facts.sales.comparison
  if (comparison === null) return { none: salesMissing(facts).missing[0]?.reason ?? '' }
  return fromDeals(comparison, comparison.amount.quartiles.median, '매매가')
}

/** Jeonse deposits, or the deposits of contracts with rent. */
function leaseMedian(facts: LeaseFacts): Reference | { none: Text } {
  const comparison = facts.leases.comparison
  if (comparison === null) return { none: leasesMissing(facts).missing[0]?.reason ?? '' }
  const { median } = (comparison.deposit ?? comparison.amount).quartiles
  return fromDeals(comparison, median, `${PURPOSE_LABELS[facts.terms.purpose]} 보증금`)
}

function fromDeals(
  comparison: NonNullable<LeaseFacts['sales']['comparison']>,
  median: number,
  name: string,
): Reference | { none: Text } {
  const words = `${describeSample(comparison)}의 ${name} 중앙값`
  if (median <= 0) return { none: `${words}이 0원입니다.` }
  const { count, level, months } = comparison
  const sample = { count, level, months: months.map(yearMonth), baseYear: null }
  return { manwon: median, sample, words }
}

function publicPrice(facts: LeaseFacts): Reference | { none: Text } {
  if (facts.property.propertyType === 'OFFICETEL') return { none: '오피스텔은 주택 공시가격이 공시되지 않습니다.' }
  const price = homePrice(facts)
  if (price === null) return { none: whyNoPublicPrice(facts.publicPrice) }
  const { priceManwon, basis, baseYear, sampleCount } = price
  const sample = { count: sampleCount, level: basis, months: [], baseYear }
  return { manwon: priceManwon, sample, words: `${baseYear}년 ${PUBLIC_PRICE_WORDS[basis]}` }
}
