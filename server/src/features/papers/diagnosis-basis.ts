import type { PaperTerms, PaperValue } from '@lease-risk/contract/papers-input'
import type { Lot } from '../../domain/address/lot.ts'
import { parsePnu } from '../../domain/address/pnu.ts'
import { salesValue } from '../../domain/assessment/criteria/home-value.ts'
import type { LeaseFacts } from '../../domain/assessment/facts/lease-facts.ts'
import type { OfficialPrice } from '../../domain/papers/guarantors/guarantor-condition.ts'
import { paperHomeOf } from '../../domain/papers/paper-home.ts'
import type { PaperHome } from '../../domain/papers/papers-input.ts'
import type { Estimate } from '../../domain/value/estimate.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { type Message, message, type Unworded } from '../../words/message.ts'
import { type DiagnosedFacts, type FactsReader, readFacts } from '../diagnosis-record/face.ts'

/** What a stored diagnosis gives to the papers. */
export type DiagnosisBasis = {
  diagnosisId: number
  /** `null`: the diagnosis is older than its facts. */
  terms: PaperTerms | null
  /** `null`: the address was not brought down to a lot. */
  home: PaperHome | null
  /** `null`: nothing that shows what the home is worth. */
  value: Unworded<PaperValue> | null
  lot: Lot | null
  pnu: string | null
  unitText: string | null
  publicPrice: OfficialPrice | null
}

/** One statement; `undefined` where there is none or the reader may not see it. */
export async function readDiagnosisBasis(
  database: Queryable,
  reader: FactsReader,
): Promise<DiagnosisBasis | undefined> {
  const diagnosed = await readFacts(database, reader)
  return diagnosed && basisOf(diagnosed)
}

function basisOf({ diagnosisId, pnu, facts }: DiagnosedFacts): DiagnosisBasis {
  return {
    diagnosisId,
    terms: facts && termsOf(facts),
    home: facts && homeOf(facts),
    value: facts && valueOf(facts),
    lot: pnu === null ? null : parsePnu(pnu),
    pnu,
    unitText: facts?.address.unitText ?? null,
    publicPrice: facts && officialPriceOf(facts),
  }
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
 * The interval of the estimate, else the quartiles of the sales that the deposit was compared with; what other detached
 * houses cost says little of this one.
 */
function valueOf({ valueEstimate, sales, property }: LeaseFacts): Unworded<PaperValue> | null {
  if (valueEstimate !== null) {
    const { sameLotCount, asOf, provisional } = valueEstimate
    return paperValue(valueEstimate, message('VALUE_BY_ESTIMATE', { asOf, sameLotCount, provisional }))
  }
  const { comparison } = sales
  const sold = salesValue({ sales })
  if (comparison === null || sold === null) return null
  const isOfLot = comparison.level.startsWith('SAME_LOT')
  if (property.propertyType === 'DETACHED_MULTI_FAMILY' && !isOfLot) return null
  const { level, count, months, lowerReliability } = comparison
  return paperValue(sold, message('VALUE_BY_SALES', { level, count, months, unlike: lowerReliability }))
}

/** Whole manwon; `null` where an end would be none. */
function paperValue({ lowManwon, midManwon, highManwon }: Estimate, basis: Message): Unworded<PaperValue> | null {
  const [low, mid, high] = [lowManwon, midManwon, highManwon].map(Math.round) as [number, number, number]
  return low < 1 ? null : { lowManwon: low, midManwon: mid, highManwon: high, basis }
}
