import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type pg from 'pg'
import { basisOf } from '../../server/src/features/diagnosis-record/face.ts'
import type { ExpectedSample } from './expected-sample.ts'

const SOURCE_KEYS = { rent: 'rent-transaction', sale: 'sale-transaction' } as const
const CRITERIA = { rent: 'MARKET_PRICE_COMPARISON_RISK', sale: 'SALE_TRANSACTION_SUPPORT_RISK' } as const

/**
 * The sample that a diagnosis is based on: its level, count and five numbers as printed in the response, and the deals
 * of the stored sample. `null` if the response contains no comparison.
 */
export async function answeredSample(
  client: pg.Client,
  diagnosis: RentRiskDiagnosisResponse,
  kind: 'rent' | 'sale',
): Promise<ExpectedSample | null> {
  const criterion = diagnosis.riskAssessment.criteria.find(({ criterionCode }) => criterionCode === CRITERIA[kind])
  const printed = (field: string) =>
    criterion?.evidence.find((line) => line.source.startsWith(`${SOURCE_KEYS[kind]}:`) && line.field === field)?.value
  const { rows } = await client.query<{ record: Buffer }>('select record from diagnoses where diagnosis_id = $1', [
    diagnosis.diagnosisId,
  ])
  const evidence = rows[0] && basisOf(rows[0].record)?.evidence.find(({ sourceKey }) => sourceKey === SOURCE_KEYS[kind])
  const sample = evidence?.sample
  const stored = evidence && {
    sample_level: evidence.sampleLevel,
    deals: (sample && 'quartiles' in sample ? sample.deals : []).map(([, amount, rent]) =>
      rent > 0 ? `${rent}/${amount}` : String(amount),
    ),
  }
  if (stored === undefined) throw new Error(`diagnosis ${diagnosis.diagnosisId} keeps no ${kind} evidence`)
  const [level, count, five] = [printed('sampleLevel'), printed('sampleCount'), printed('quartiles')]
  if (stored.sample_level === null && level === undefined) return null
  if (stored.sample_level !== level || stored.deals.length !== count) {
    throw new Error(
      `the answer names ${level} with ${count} deals, its evidence ${stored.sample_level} with ${stored.deals.length}`,
    )
  }
  const depositFive = printed('depositQuartiles')
  return {
    level,
    deals: stored.deals.toSorted(),
    five: printedAmounts(String(five)),
    depositFive: depositFive === undefined ? null : printedAmounts(String(depositFive)),
  }
}

const AMOUNTS = /(?:최소|1사분위|중앙값|3사분위|최대|거래) (?:([\d,]+)억)? ?(?:([\d,]+)만)? ?([\d,]+)?원/g

/** `최소 27만 5,000원, 1사분위 1억 2,000만 원, …` or `한 건의 거래 27만 원` to manwon. */
function printedAmounts(text: string): number[] {
  const number = (digits: string | undefined) => Number((digits ?? '0').replaceAll(',', ''))
  const amounts = [...text.matchAll(AMOUNTS)].map(
    ([, eok, man, won]) => (number(eok) * 100_000_000 + number(man) * 10_000 + number(won)) / 10_000,
  )
  // for a single deal, all five numbers are the same
  return amounts.length === 1 ? Array.from({ length: 5 }, () => amounts[0] as number) : amounts
}
