import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type pg from 'pg'
import type { ExpectedSample } from './expected-sample.ts'

const SOURCE_KEYS = { rent: 'rent-transaction', sale: 'sale-transaction' } as const
const CRITERIA = { rent: 'MARKET_PRICE_COMPARISON_RISK', sale: 'SALE_TRANSACTION_SUPPORT_RISK' } as const

/**
 * The sample that a diagnosis rested on: its level, count and five numbers as the answer prints them, and the deals
 * themselves by the ids in the stored evidence. `null` when the answer compares with nothing.
 */
export async function answeredSample(
  client: pg.Client,
  diagnosis: RentRiskDiagnosisResponse,
  kind: 'rent' | 'sale',
): Promise<ExpectedSample | null> {
  const criterion = diagnosis.riskAssessment.criteria.find(({ criterionCode }) => criterionCode === CRITERIA[kind])
  const printed = (field: string) =>
    criterion?.evidence.find((line) => line.source.startsWith(`${SOURCE_KEYS[kind]}:`) && line.field === field)?.value
  const { rows } = await client.query<{ sample_level: string | null; deals: string[] }>(
    `select sample_level, array(
       select coalesce(
         sale_amount_manwon::text,
         case when monthly_rent_manwon > 0 then monthly_rent_manwon || '/' else '' end || deposit_manwon
       )
       from transaction_facts where fact_id = any(fact_ids)
     ) as deals
     from diagnosis_evidence where diagnosis_id = $1 and source_key = $2`,
    [diagnosis.diagnosisId, SOURCE_KEYS[kind]],
  )
  const stored = rows[0]
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

const AMOUNTS = /(?:최소|1사분위|중앙값|3사분위|최대) (?:([\d,]+)억)? ?(?:([\d,]+)만)? ?0?원/g

/** `최소 9,000만 원, 1사분위 1억 2,000만 원, …` to manwon. */
function printedAmounts(text: string): number[] {
  const number = (digits: string | undefined) => Number((digits ?? '0').replaceAll(',', ''))
  return [...text.matchAll(AMOUNTS)].map(([, eok, man]) => number(eok) * 10_000 + number(man))
}
