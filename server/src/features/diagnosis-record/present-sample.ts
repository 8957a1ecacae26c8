import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { yearMonth } from '../../domain/calendar.ts'
import type { Comparison } from '../../domain/comparison/comparison.ts'
import type { ShownDeal } from '../../domain/value/estimate.ts'
import { dealSentence } from '../../domain/value/estimate-sentences.ts'
import { SAMPLE_LEVEL_LABELS } from '../../domain/wording/labels.ts'
import { formatManwon, formatMonths } from '../../words/ko/format.ts'
import type { Unworded } from '../../words/message.ts'
import type { SampledRow, StoredEstimate, StoredSample } from './stored-sample.ts'

const COMPARED: Record<Comparison['basis'], string> = {
  JEONSE_DEPOSIT: '전세 보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
}

export type Presented = Unworded<Omit<DiagnosisSample, 'diagnosisId' | 'sourceKey' | 'lookupStatus' | 'collectedAt'>>

export const withoutSample: Omit<Presented, 'explanation'> = {
  basis: null,
  level: null,
  months: [],
  count: 0,
  input: null,
  quartiles: null,
  rank: null,
  deals: [],
}

export function presentSample(sample: StoredSample | StoredEstimate): Presented {
  return 'quartiles' in sample ? presentDeals(sample) : presentEstimate(sample)
}

const ESTIMATED = { SALE_ESTIMATE: '추정 매매가', JEONSE_ESTIMATE: '추정 전세 보증금' } as const

function presentEstimate({ basis, inputManwon, similarTo, deals }: StoredEstimate): Presented {
  return {
    ...withoutSample,
    basis,
    count: deals.length,
    input: { amountManwon: inputManwon, areaSquareMeter: similarTo.areaSquareMeter, floorNumber: similarTo.floor },
    deals: deals.map((deal) => presentEstimated(deal, { basis, inputManwon, similarTo })),
    explanation: `${ESTIMATED[basis]}에 반영한 과거 거래 ${deals.length}건입니다. 각 거래를 추정한 날과 이 집의 면적·층에 맞게 보정하고, 비슷할수록 많이 반영했습니다. 진단한 때의 거래이며 지금 나온 집이 아닙니다.`,
  }
}

function presentEstimated(
  deal: ShownDeal,
  { basis, inputManwon, similarTo }: Omit<StoredEstimate, 'deals'>,
): Presented['deals'][number] {
  const { contractDate, amountManwon, areaSquareMeter, floor, adjustedManwon, share, weak, sameLot } = deal
  const sale = basis === 'SALE_ESTIMATE'
  return {
    contractMonth: contractDate.slice(0, 7),
    amountManwon,
    depositAmountManwon: sale ? null : amountManwon,
    monthlyRentAmountManwon: sale ? null : 0,
    exclusiveAreaSquareMeter: areaSquareMeter,
    floorNumber: floor,
    buildingName: null,
    matchLevel: sameLot ? 'SAME_LOT' : 'SAME_LEGAL_DISTRICT',
    estimated: { adjustedAmountManwon: adjustedManwon, share, weak, sentence: dealSentence(deal) },
    distance: {
      areaSquareMeter: difference(areaSquareMeter, similarTo.areaSquareMeter),
      floors: difference(floor, similarTo.floor),
      amountManwon: amountManwon - inputManwon,
    },
  }
}

function presentDeals(sample: StoredSample): Presented {
  const { basis, level, months, quartiles, inputManwon, similarTo, deals } = sample
  const name = COMPARED[basis]
  const amounts = deals.map((deal) => comparedAmount(deal, basis))
  return {
    basis,
    level,
    months: months.map(yearMonth),
    count: deals.length,
    input: { amountManwon: inputManwon, areaSquareMeter: similarTo.areaSquareMeter, floorNumber: similarTo.floor },
    quartiles,
    rank: {
      lower: amounts.filter((amount) => amount < inputManwon).length,
      equal: amounts.filter((amount) => amount === inputManwon).length,
      higher: amounts.filter((amount) => amount > inputManwon).length,
    },
    deals: deals.map((deal) => presentDeal(deal, sample)),
    explanation: `${formatMonths(months)}에 신고된 ${SAMPLE_LEVEL_LABELS[level]} ${deals.length}건의 ${name} 중앙값 ${formatManwon(quartiles.median)}을 대표 금액으로 썼습니다. 진단한 때의 과거 거래이며 지금의 시세를 뜻하지 않습니다.`,
  }
}

function presentDeal(
  deal: SampledRow,
  { basis, similarTo, inputManwon }: StoredSample,
): DiagnosisSample['deals'][number] {
  const [contractDate, amount, rent, area, floor, sameLot, buildingName] = deal
  const sale = basis === 'SALE_PRICE'
  return {
    contractMonth: contractDate.slice(0, 7),
    amountManwon: comparedAmount(deal, basis),
    depositAmountManwon: sale ? null : amount,
    monthlyRentAmountManwon: sale ? null : rent,
    exclusiveAreaSquareMeter: area,
    floorNumber: floor,
    buildingName,
    estimated: null,
    matchLevel: sameLot ? 'SAME_LOT' : 'SAME_LEGAL_DISTRICT',
    distance: {
      areaSquareMeter: difference(area, similarTo.areaSquareMeter),
      floors: difference(floor, similarTo.floor),
      amountManwon: comparedAmount(deal, basis) - inputManwon,
    },
  }
}

function comparedAmount([, amount, rent]: SampledRow, basis: Comparison['basis']): number {
  return basis === 'MONTHLY_RENT' ? rent : amount
}

/** Areas are published with up to four decimals. */
function difference(of: number | null, from: number | null): number | null {
  return of === null || from === null ? null : Math.round((of - from) * 10_000) / 10_000
}
