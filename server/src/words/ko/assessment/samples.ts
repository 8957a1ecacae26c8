import { formatManwon, formatMonths, formatPercent } from '../format.ts'

export const SAMPLE_LEVELS = {
  SAME_LOT_SIMILAR: '같은 지번의 비슷한 조건 거래',
  SAME_LOT_AREA: '같은 지번의 비슷한 면적 거래',
  SAME_DISTRICT_SIMILAR: '같은 법정동의 비슷한 조건 거래',
  SAME_LOT_ALL: '같은 지번의 전체 거래',
  SAME_DISTRICT_ALL: '같은 법정동의 전체 거래',
}

export const SAMPLES = {
  // Deals that an amount is compared with.
  /** `최근 3개월(2026년 8월~2026년 10월) 같은 지번에서 면적과 층이 비슷한 전세 거래 5건` */
  SAMPLE: ({ level, basis, count, months, alike }: Alike) => {
    const place = level.startsWith('SAME_LOT') ? '같은 지번' : '같은 법정동'
    const chosen = level.endsWith('_ALL') ? `${place}의 전체` : `${place}에서 ${ALIKE[alike]} 비슷한`
    return `최근 ${months.length}개월(${formatMonths(months)}) ${chosen} ${DEALS[basis]} ${numberOf(count)}`
  },
  DEALS_OF_SAMPLE: (sample: Sample) => dealsOf(sample),
  QUARTILES: ({ of, quartiles, count }: { of: SampledAmount; quartiles: Quartiles; count: number }) => {
    const { min, q1, median, q3, max } = amounts(quartiles)
    return count === 1
      ? `이 거래 한 건의 금액: ${nameOf(of)} ${median}`
      : `${nameOf(of)}의 중앙값(가운데 값)은 ${median}이고, 가운데 절반(1사분위~3사분위)은 ${q1}에서 ${q3} 사이입니다(최저 ${min}, 최고 ${max}).`
  },

  /** `ratio`: the ratio to the median; `null` if the median is 0. */
  COMPARED_WITH_SAMPLE: ({ typed, typedManwon, sampled, medianManwon, ratio, sample, count }: WithSample) => {
    const median = `${sample}의 ${nameOf(sampled)}${count === 1 ? '' : ' 중앙값(가운데 값)'}`
    return ratio === null
      ? `${count === 1 ? `${median} 금액` : median}이 0원이어서 ${nameOf(typed)}의 비율을 계산하지 않았습니다.`
      : `입력하신 ${nameOf(typed)} ${formatManwon(typedManwon)}은 ${median} ${comparedWith(typedManwon, medianManwon)}.`
  },
  COMPARED_WITH_REGION: ({ typed, typedManwon, sampled, medianManwon, ...region }: WithRegion) => {
    const area = region.scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
    const statistic = `${area}의 월별 통계(${formatMonths(region.months)}, ${region.sampleCount}건)의 ${nameOf(sampled)} 중앙값(가운데 값)`
    return `참고로, 입력하신 ${nameOf(typed)} ${formatManwon(typedManwon)}은 ${statistic} ${comparedWith(typedManwon, medianManwon)}. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`
  },
  SAMPLE_OF_OTHERS: ({ asked, basis }: { asked: Likeness; basis: SampleBasis }) =>
    `${ASKED[asked]}과 비슷한 ${DEALS[basis]}가 없어 전체 거래와 비교했으므로, 이 비교는 신뢰도가 낮습니다.`,
  SAMPLE_OF_FEW: ({ basis, count }: { basis: SampleBasis; count: number }) =>
    count === 1
      ? `비교한 ${DEALS[basis]}가 한 건뿐이어서 참고로만 보아야 합니다.`
      : `비교한 ${DEALS[basis]}가 ${count}건뿐이어서 참고로만 보아야 합니다.`,

  COMPARED_SAMPLE: (sample: Sample) => `비교 표본: ${dealsOf(sample)}`,
  COMPARED_MONTHS: '비교 기간(계약 연월)',
  SAMPLE_COUNT: '표본 거래 수(건)',
  SAMPLE_DISTRIBUTION: ({ of }: { of: SampledAmount }) => `표본 ${nameOf(of)} 분포`,
  DISTRIBUTION: ({ quartiles, count }: { quartiles: Quartiles; count: number }) => {
    const { min, q1, median, q3, max } = amounts(quartiles)
    if (count === 1) return `한 건의 거래 ${median}`
    return `최소 ${min}, 1사분위 ${q1}, 중앙값 ${median}, 3사분위 ${q3}, 최대 ${max}`
  },
  REGION_STATISTICS: ({ sampleCount, months }: { sampleCount: number; months: readonly string[] }) =>
    `지역 월별 통계 ${sampleCount}건(${formatMonths(months)})`,
}

/** From this multiple on, a text is clearer than an exact ratio. */
const MULTIPLE = 10

/**
 * Compares an amount with another, to follow `…은 `: a smaller one as a share, a larger one as the excess amount,
 * and never as an unreadable ratio. `other` must not be 0.
 */
export function comparedWith(manwon: number, other: number): string {
  const named = formatManwon(other)
  if (manwon > other * MULTIPLE) return `${named}의 열 배가 넘습니다`
  const over = formatManwon(Math.abs(manwon - other))
  if (over === '0원') return `${named}과 같습니다`
  return manwon > other ? `${named}보다 ${over} 많습니다` : `${named}과 비교하면 ${formatPercent(manwon / other)}입니다`
}

/** Does the same for two monthly amounts that were both named before. */
export function monthlyDifference(manwon: number, other: number): string {
  if (manwon > other * MULTIPLE) return '열 배가 넘습니다.'
  if (manwon === other) return '두 금액이 같습니다.'
  return `한 달 ${formatManwon(Math.abs(manwon - other))} ${manwon > other ? '많습니다' : '적습니다'}.`
}

/** The largest percentage shown: three digits are still readable. */
const MOST_PERCENT = MULTIPLE * 100 - 1

/** Whether a share is readable as a percentage. */
export function isReadable(share: number): boolean {
  return share * 100 <= MOST_PERCENT
}

/** Formats a share as a percentage, up to the largest readable one. */
export function formatShare(share: number): string {
  return isReadable(share) ? formatPercent(share) : `${MOST_PERCENT}% 초과`
}

/** The share of a deposit in a value, to the per cent, so that it is the same in a headline and in the sentences below. */
export function formatWholeShare(depositManwon: number, valueManwon: number): string {
  const percent = Math.round((depositManwon / valueManwon) * 100)
  return percent === 0 && depositManwon > 0 ? '1% 미만' : formatPercent(percent / 100)
}

export type Sample = { level: keyof typeof SAMPLE_LEVELS; count: number; months: readonly string[] }

/** `alike`: in which respect the deals are similar. */
type Alike = Sample & { basis: SampleBasis; alike: Likeness }
type Compared = { typed: SampledAmount; typedManwon: number; sampled: SampledAmount; medianManwon: number }
/** `count`: the size of the sample; a single deal has no median. */
type WithSample = Compared & { ratio: number | null; sample: string; count: number }
type WithRegion = Compared & { scope: 'LEGAL_DISTRICT' | 'LAWD_CD'; months: readonly string[]; sampleCount: number }

const DEALS = { JEONSE_DEPOSIT: '전세 거래', MONTHLY_RENT: '월세 거래', SALE_PRICE: '매매 거래' }
/** What is compared in deals. */
export type SampleBasis = keyof typeof DEALS

const ALIKE = { AREA: '면적이', FLOOR: '층이', AREA_AND_FLOOR: '면적과 층이', TOTAL_AREA: '연면적이' }
export type Likeness = keyof typeof ALIKE

export const ASKED: Record<Likeness, string> = {
  AREA: '입력하신 면적',
  FLOOR: '입력하신 층',
  AREA_AND_FLOOR: '입력하신 면적·층',
  TOTAL_AREA: '건축물대장의 연면적',
}

const SAMPLED_AMOUNTS = {
  JEONSE_DEPOSIT: '전세 보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
  DEPOSIT: '보증금',
  MONTHLY_RENT_DEPOSIT: '월세 보증금',
  CONVERTED_DEPOSIT: '월세까지 보증금으로 바꾼 금액',
  CONVERTED_RENT: '보증금까지 월세로 바꾼 한 달 금액',
}
export type SampledAmount = keyof typeof SAMPLED_AMOUNTS

export function nameOf(of: SampledAmount): string {
  return SAMPLED_AMOUNTS[of]
}

export type Quartiles = { min: number; q1: number; median: number; q3: number; max: number }

function amounts({ min, q1, median, q3, max }: Quartiles) {
  const [low, lower, middle, upper, high] = [min, q1, median, q3, max].map(formatManwon)
  return { min: low, q1: lower, median: middle, q3: upper, max: high }
}

function numberOf(count: number): string {
  return count === 1 ? '한 건' : `${count}건`
}

/** `같은 지번의 비슷한 조건 거래 5건(2026년 8월~2026년 10월)` */
export function dealsOf({ level, count, months }: Sample): string {
  return `${SAMPLE_LEVELS[level]} ${count}건(${formatMonths(months)})`
}
