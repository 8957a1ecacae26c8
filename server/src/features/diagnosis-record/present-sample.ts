import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { yearMonth } from '../../domain/calendar.ts'
import type { Comparison } from '../../domain/comparison/comparison.ts'
import { rentManwon, wholeManwon } from '../../domain/shown-amount.ts'
import type { ShownDeal } from '../../domain/value/estimate.ts'
import { dealSentence } from '../../domain/value/estimate-sentences.ts'
import { message, type Unworded } from '../../words/message.ts'
import type { SampledRow, StoredEstimate, StoredSample } from './stored-sample.ts'

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

function presentEstimate({ basis, inputManwon, similarTo, deals }: StoredEstimate): Presented {
  return {
    ...withoutSample,
    basis,
    count: deals.length,
    input: { amountManwon: inputManwon, areaSquareMeter: similarTo.areaSquareMeter, floorNumber: similarTo.floor },
    deals: deals.map((deal) => presentEstimated(deal, { basis, inputManwon, similarTo })),
    explanation: message('DEALS_BEHIND_ESTIMATE', { basis, count: deals.length }),
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
  const amounts = deals.map((deal) => comparedAmount(deal, basis))
  return {
    basis,
    level,
    months: months.map(yearMonth),
    count: deals.length,
    input: { amountManwon: inputManwon, areaSquareMeter: similarTo.areaSquareMeter, floorNumber: similarTo.floor },
    quartiles: shownQuartiles(quartiles, basis),
    rank: {
      lower: amounts.filter((amount) => amount < inputManwon).length,
      equal: amounts.filter((amount) => amount === inputManwon).length,
      higher: amounts.filter((amount) => amount > inputManwon).length,
    },
    deals: deals.map((deal) => presentDeal(deal, sample)),
    explanation: message('SAMPLE_BEHIND_AMOUNT', {
      level,
      basis,
      months,
      count: deals.length,
      medianManwon: quartiles.median,
    }),
  }
}

/** A median is of one deal or between two. */
function shownQuartiles(of: StoredSample['quartiles'], basis: Comparison['basis']): StoredSample['quartiles'] {
  const shown = basis === 'MONTHLY_RENT' ? rentManwon : wholeManwon
  const { min, q1, median, q3, max } = of
  return { min: shown(min), q1: shown(q1), median: shown(median), q3: shown(q3), max: shown(max) }
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
