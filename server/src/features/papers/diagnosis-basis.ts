import { FINDING_CODES, type FindingCode } from '@lease-risk/contract/codes/assessment'
import type { PaperTerms, PaperValue } from '@lease-risk/contract/papers-input'
import type { Lot } from '../../domain/address/lot.ts'
import { parsePnu } from '../../domain/address/pnu.ts'
import type { ValueBasis } from '../../domain/answer/answer.ts'
import type { DataSays } from '../../domain/answer/answer-of.ts'
import { homeValue } from '../../domain/assessment/criteria/home-value.ts'
import { pricedHome } from '../../domain/assessment/criteria/public-price-value.ts'
import type { LeaseFacts } from '../../domain/assessment/facts/lease-facts.ts'
import type { OfficialPrice } from '../../domain/papers/guarantors/guarantor-condition.ts'
import { paperHomeOf } from '../../domain/papers/paper-home.ts'
import type { PaperHome } from '../../domain/papers/papers-input.ts'
import type { Estimate } from '../../domain/value/estimate.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { type Message, message, type Unworded } from '../../words/message.ts'
import { type DiagnosisReader, findDiagnosis, type StoredAnswer, type StoredDiagnosis } from '../diagnosis/index.ts'

/** The data that a stored diagnosis provides for the papers. */
export type DiagnosisBasis = {
  diagnosisId: number
  /** `null`: the diagnosis is older than stored facts. */
  terms: PaperTerms | null
  /** `null`: the address was not resolved to a lot. */
  home: PaperHome | null
  /** `null`: nothing shows what the home is worth. */
  value: Unworded<PaperValue> | null
  lot: Lot | null
  pnu: string | null
  unitText: string | null
  publicPrice: OfficialPrice | null
  /** What public data said, as it is stored. */
  data: DataSays
  /** Where the value comes from; `null` if there is none. */
  valueBasis: ValueBasis | null
}

/** As `findDiagnosis`. */
export async function readDiagnosisBasis(
  database: Queryable,
  diagnosisId: number | null,
  by: DiagnosisReader,
): Promise<DiagnosisBasis | undefined> {
  const diagnosed = await findDiagnosis(database, diagnosisId, by, ['answer', 'facts'])
  return diagnosed && basisOf(diagnosed)
}

function basisOf({ diagnosisId, pnu, facts, answer }: StoredDiagnosis<'answer' | 'facts'>): DiagnosisBasis {
  return {
    diagnosisId,
    terms: facts && termsOf(facts),
    home: facts && homeOf(facts),
    value: facts && valueOf(facts),
    lot: pnu === null ? null : parsePnu(pnu),
    pnu,
    unitText: facts?.address.unitText ?? null,
    publicPrice: facts && officialPriceOf(facts),
    data: dataSays(answer),
    valueBasis: answer.answer?.stake?.value.basis ?? (facts && valueBasisOf(facts)),
  }
}

/** An answer of an early release has no part that is read first; it is taken from its decision. */
function dataSays({ answer, decisionSummary, nextActions, nextActionItems = [] }: StoredAnswer): DataSays {
  const actions = nextActions.map((sentence, at) => ({
    checkId: nextActionItems[at]?.checkIds[0] ?? null,
    field: at === 0 ? (answer?.firstAction.field ?? null) : null,
    sentence,
  }))
  const first = { checkId: null, field: null, sentence: decisionSummary.primaryAction }
  return {
    headline: answer?.headline ?? decisionSummary.title,
    because: isFinding(answer?.because) ? answer.because : null,
    stake: answer?.stake ? { scope: 'HOME', aheadManwon: null, unknown: [], ...answer.stake } : null,
    actions: actions.length > 0 ? actions : [first],
    decision: decisionSummary.statusCode,
  }
}

function isFinding(code: string | null | undefined): code is FindingCode {
  return FINDING_CODES.some((each) => each === code)
}

function termsOf({ terms: { purpose, depositManwon, monthlyRentManwon } }: LeaseFacts): PaperTerms {
  const depositAmountManwon = Math.round(depositManwon)
  return { contractPurpose: purpose, depositAmountManwon, monthlyRentAmountManwon: Math.round(monthlyRentManwon) }
}

function homeOf({ address, property }: LeaseFacts): PaperHome | null {
  return address.confirmed ? paperHomeOf(address.legalDistrictCode, property) : null
}

function officialPriceOf({ publicPrice: { choice } }: LeaseFacts): OfficialPrice | null {
  return choice === null || choice.priceManwon === null
    ? null
    : { basis: choice.basis, priceManwon: choice.priceManwon }
}

/**
 * The value with which the diagnosis compares the deposit; for a shared house, the value of the whole house. The prices
 * of arbitrary homes in the region say nothing about this one.
 */
function valueOf(facts: LeaseFacts): Unworded<PaperValue> | null {
  const value = homeValue(facts)
  const basis = value && BASES[value.basis](facts)
  return basis && paperValue(value, basis)
}

/** A region's prices say nothing about this home. */
function valueBasisOf(facts: LeaseFacts): ValueBasis | null {
  const basis = homeValue(facts)?.basis
  if (basis === undefined || basis === 'REGION') return null
  return basis === 'SALE_SAMPLE' ? 'SAMPLE' : basis
}

const BASES: Record<Estimate['basis'], (facts: LeaseFacts) => Message | null> = {
  ESTIMATE: ({ valueEstimate }) => {
    if (valueEstimate === null) return null
    const { sameLotCount, asOf, provisional } = valueEstimate
    return message('VALUE_BY_ESTIMATE', { asOf, sameLotCount, provisional })
  },
  SALE_SAMPLE: ({ sales: { comparison } }) => {
    if (comparison === null) return null
    const { level, count, months, lowerReliability, mixedSizes = false } = comparison
    return message('VALUE_BY_SALES', { level, count, months, unlike: lowerReliability, mixed: mixedSizes })
  },
  DATED_SALES: ({ datedSales: [newest, ...others] }) =>
    newest === undefined
      ? null
      : message('VALUE_BY_DATED_SALES', {
          count: others.length + 1,
          newestDate: newest.contractDate,
          adjusted: newest.adjustedManwon !== null,
        }),
  PUBLIC_PRICE: (facts) => {
    const priced = pricedHome(facts)
    if (priced === null) return null
    const { price, ratio } = priced
    return message('VALUE_BY_PUBLIC_PRICE', { baseYear: price.baseYear, basis: price.basis, ratio: ratio.ratio })
  },
  REGION: () => null,
}

/** Whole manwon; `null` if the lower end would be below 1. */
function paperValue({ lowManwon, midManwon, highManwon }: Estimate, basis: Message): Unworded<PaperValue> | null {
  const [low, mid, high] = [lowManwon, midManwon, highManwon].map(Math.round) as [number, number, number]
  return low < 1 ? null : { lowManwon: low, midManwon: mid, highManwon: high, basis }
}
