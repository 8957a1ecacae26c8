import type { PaperHome, PaperTerms, PaperValue } from '@lease-risk/contract/papers-input'
import type { Lot } from '../../domain/address/lot.ts'
import { parsePnu } from '../../domain/address/pnu.ts'
import type { LeaseFacts } from '../../domain/assessment/lease-facts.ts'
import { paperHomeOf } from '../../domain/papers/paper-home.ts'
import { formatMonths } from '../../domain/wording/format.ts'
import { SAMPLE_LEVEL_LABELS } from '../../domain/wording/labels.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { type DiagnosedFacts, type FactsReader, readFacts } from '../diagnosis-record/index.ts'

/** What a stored diagnosis gives to the papers. */
export type DiagnosisBasis = {
  diagnosisId: number
  /** `null`: the diagnosis is older than its facts. */
  terms: PaperTerms | null
  /** `null`: the address was not brought down to a lot. */
  home: PaperHome | null
  /** `null`: nothing that tells what the home is worth. */
  value: PaperValue | null
  lot: Lot | null
  pnu: string | null
  unitText: string | null
  publicPriceManwon: number | null
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
    publicPriceManwon: facts?.publicPrice.choice?.priceManwon ?? null,
  }
}

function termsOf({ terms: { purpose, depositManwon, monthlyRentManwon } }: LeaseFacts): PaperTerms {
  const depositAmountManwon = Math.round(depositManwon)
  return { contractPurpose: purpose, depositAmountManwon, monthlyRentAmountManwon: Math.round(monthlyRentManwon) }
}

function homeOf({ address, property }: LeaseFacts): PaperHome | null {
  if (!address.confirmed) return null
  const { householdCount, ...home } = paperHomeOf(address.legalDistrictCode, property)
  return { ...home, ...(householdCount !== null && { householdCount }) }
}

/** The quartiles of the sales that the deposit was compared with; what other detached houses cost says little of this one. */
function valueOf({ sales, property }: LeaseFacts): PaperValue | null {
  const { comparison } = sales
  if (comparison === null) return null
  const isOfLot = comparison.level.startsWith('SAME_LOT')
  if (property.propertyType === 'DETACHED_MULTI_FAMILY' && !isOfLot) return null
  const { q1, median, q3 } = comparison.amount.quartiles
  const [lowManwon = 0, midManwon = 0, highManwon = 0] = [q1, median, q3].map(Math.round)
  if (lowManwon < 1) return null
  const basis = `${SAMPLE_LEVEL_LABELS[comparison.level]} ${comparison.count}건의 매매가 사분위(${formatMonths(comparison.months)})`
  return { lowManwon, midManwon, highManwon, basis }
}
