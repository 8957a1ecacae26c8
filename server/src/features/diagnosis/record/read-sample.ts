import { type DiagnosisSample, type SampleSource } from '@lease-risk/contract/diagnosis-sample'
import { isAnswered } from '@lease-risk/contract/is-answered'
import type { Pool } from 'pg'
import { yearMonth } from '../../../domain/calendar.ts'
import type { SimilarTo } from '../../../domain/comparison/sample.ts'
import { depositEquivalent, rentEquivalent } from '../../../domain/law/deposit-rent-conversion.ts'
import { rentManwon, wholeManwon } from '../../../domain/shown-amount.ts'
import type { ShownDeal } from '../../../domain/value/estimate.ts'
import { dealSentence } from '../../../domain/value/estimate-sentences.ts'
import { type Message, message, type Unworded } from '../../../words/message.ts'
import { type DiagnosisReader, readDiagnosis } from './read-diagnosis.ts'
import type { SampleConversion, SampledRow, StoredEstimate, StoredSample } from './stored-sample.ts'

/**
 * The deals behind one representative amount as the diagnosis saw them, regardless of what was collected since.
 * @throws AppError 404 also for a diagnosis that the reader may not see.
 */
export async function readSample(
  pool: Pool,
  reader: DiagnosisReader,
  diagnosisId: number,
  sourceKey: SampleSource,
): Promise<Unworded<DiagnosisSample>> {
  const { evidence } = await readDiagnosis(pool, diagnosisId, reader, ['evidence'])
  const source = evidence.find((each) => each.sourceKey === sourceKey)
  const { lookupStatus = null, collectedAt = null, sampleCount = null, sample = null } = source ?? {}
  const presented = sample
    ? presentSample(sample)
    : { ...withoutSample, explanation: whyNone({ sourceKey, lookupStatus }, sampleCount ?? 0) }
  return { diagnosisId, sourceKey, lookupStatus, collectedAt, ...presented }
}

type Looked = Pick<DiagnosisSample, 'sourceKey' | 'lookupStatus'>

function whyNone({ sourceKey, lookupStatus }: Looked, sampleCount: number): Message {
  if (sourceKey === 'value-estimate' || sourceKey === 'jeonse-estimate') return message('NO_ESTIMATE')
  // the diagnosis is older than the column
  if (sampleCount > 0) return message('SAMPLE_NOT_STORED')
  return isAnswered(lookupStatus) ? message('NO_SAMPLE') : message('SAMPLE_NOT_LOOKED_UP')
}

type Presented = Unworded<Omit<DiagnosisSample, 'diagnosisId' | 'sourceKey' | 'lookupStatus' | 'collectedAt'>>

const withoutSample: Omit<Presented, 'explanation'> = {
  basis: null,
  level: null,
  months: [],
  count: 0,
  input: null,
  quartiles: null,
  conversion: null,
  rank: null,
  deals: [],
}

function presentSample(sample: StoredSample | StoredEstimate): Presented {
  return 'quartiles' in sample ? presentDeals(sample) : presentEstimate(sample)
}

function presentEstimate({ basis, inputManwon, similarTo, deals }: StoredEstimate): Presented {
  return {
    ...withoutSample,
    basis,
    count: deals.length,
    input: presentInput(inputManwon, similarTo),
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
    ...UNCONVERTED,
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
  const { basis, level, months, similarTo, deals, conversion } = sample
  const amounts = deals.map((deal) => comparedAmount(deal, sample))
  const inputManwon = inputOf(sample)
  const quartiles = shownQuartiles(sample)
  const rank = {
    lower: amounts.filter((amount) => amount < inputManwon).length,
    equal: amounts.filter((amount) => amount === inputManwon).length,
    higher: amounts.filter((amount) => amount > inputManwon).length,
  }
  return {
    basis,
    level,
    months: months.map(yearMonth),
    count: deals.length,
    input: presentInput(inputManwon, similarTo, conversion),
    quartiles,
    conversion: conversion === undefined ? null : { yearlyRate: conversion.value, source: conversion.source },
    rank,
    deals: deals.map((deal) => presentDeal(deal, sample)),
    explanation: message('SAMPLE_BEHIND_AMOUNT', {
      level,
      basis,
      months,
      count: deals.length,
      medianManwon: quartiles.median,
      rate: conversion?.value ?? null,
    }),
  }
}

/** A median is one deal's amount or lies between two. An older sample compares rents alone. */
function shownQuartiles({ basis, conversion, quartiles: of }: StoredSample): StoredSample['quartiles'] {
  const shown = basis === 'MONTHLY_RENT' && conversion === undefined ? rentManwon : wholeManwon
  return {
    min: shown(of.min),
    q1: shown(of.q1),
    median: shown(of.median),
    q3: shown(of.q3),
    max: shown(of.max),
  }
}

function presentInput(
  amountManwon: number,
  { areaSquareMeter, floor: floorNumber }: SimilarTo,
  conversion?: SampleConversion,
): Presented['input'] {
  const { depositManwon = null, monthlyRentManwon = null } = conversion?.typed ?? {}
  const typed = { depositAmountManwon: depositManwon, monthlyRentAmountManwon: monthlyRentManwon }
  const converted = conversion && convertedAmounts(conversion.typed, conversion)
  return { amountManwon, ...typed, ...UNCONVERTED, ...converted, areaSquareMeter, floorNumber }
}

function presentDeal(deal: SampledRow, sample: StoredSample): DiagnosisSample['deals'][number] {
  const { basis, similarTo, conversion } = sample
  const [contractDate, amount, rent, area, floor, sameLot, buildingName] = deal
  const sale = basis === 'SALE_PRICE'
  return {
    contractMonth: contractDate.slice(0, 7),
    amountManwon: comparedAmount(deal, sample),
    ...UNCONVERTED,
    ...(conversion && convertedAmounts({ depositManwon: amount, monthlyRentManwon: rent }, conversion)),
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
      amountManwon: comparedAmount(deal, sample) - inputOf(sample),
    },
  }
}

const UNCONVERTED = { convertedMonthlyRentManwon: null, convertedDepositManwon: null }

/** Whole manwon: a converted amount has no fraction that anybody pays. */
function convertedAmounts(
  { depositManwon, monthlyRentManwon }: SampleConversion['typed'],
  { value: rate }: SampleConversion,
) {
  return {
    convertedMonthlyRentManwon: Math.round(rentEquivalent(depositManwon, monthlyRentManwon, rate)),
    convertedDepositManwon: Math.round(depositEquivalent(depositManwon, monthlyRentManwon, rate)),
  }
}

function inputOf({ inputManwon, conversion }: StoredSample): number {
  return conversion === undefined ? inputManwon : Math.round(inputManwon)
}

/** An older sample compares the rents alone. */
function comparedAmount([, amount, rent]: SampledRow, { basis, conversion }: StoredSample): number {
  if (basis !== 'MONTHLY_RENT') return amount
  return conversion === undefined ? rent : Math.round(rentEquivalent(amount, rent, conversion.value))
}

/** Areas are published with up to four decimals. */
function difference(of: number | null, from: number | null): number | null {
  return of === null || from === null ? null : Math.round((of - from) * 10_000) / 10_000
}
