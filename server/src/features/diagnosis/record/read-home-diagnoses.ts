import type { DecisionCode } from '@lease-risk/contract/codes/assessment'
import type { DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import type { RiskAssessment } from '@lease-risk/contract/risk-assessment'
import type { ContractPurpose } from '../../../domain/comparison/lease-terms.ts'
import { isOtherUnit, parseUnitText } from '../../../domain/property/unit-text.ts'
import type { RiskGrade } from '../../../domain/rule-book/aggregation.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { Text, Unworded } from '../../../words/message.ts'
import { type PartColumns, partsOf } from './read-diagnosis.ts'

/** A lot with the terms of a lease; amounts in manwon, `null`: not given. */
type DiagnosedHome = {
  pnu: string
  /** Two different units of a lot are unrelated; `null`: no unit is named. */
  unitText: string | null
  purpose: ContractPurpose | null
  depositManwon: number | null
  monthlyRentManwon: number | null
  maintenanceFeeManwon: number | null
  areaSquareMeter: number | null
  /** The published area of the unit, which a lease without a typed area has. */
  publishedAreaSquareMeter: number | null
  floor: number | null
  /** The chosen building of the lot; diagnoses of another one are unrelated. */
  registerKey: string | null
}

/** The last diagnosis of a home, as stored. */
export type HomeDiagnosisRecord = {
  diagnosisId: number
  createdAt: Date
  /** When the run ended: the data it collected itself is older. */
  endedAt: Date
  /** Whether purpose, amounts, area and floor are the same; a rent or fee that is not given counts as none. */
  sameTerms: boolean
  riskGrade: RiskGrade
  totalRiskScore: number | null
  ruleBookVersion: string
  criteria: Unworded<RiskAssessment['criteria']>
  /** The first action it recommended; `null` if that is only the papers that every lease needs. */
  primaryAction: Text | null
  /** The first part of its answer; `null`: the diagnosis is older than this part. */
  answer: Unworded<DiagnosisAnswer> | null
  /** Of public data. */
  decision: DecisionCode
  /** ISO 8601; `null`: not collected, or no facts were stored. */
  registerCollectedAt: string | null
  publicPriceCollectedAt: string | null
}

type Row = Omit<
  HomeDiagnosisRecord,
  'endedAt' | 'criteria' | 'primaryAction' | 'answer' | 'decision' | 'registerCollectedAt' | 'publicPriceCollectedAt'
> & {
  place: number
  diagnosedUnit: string | null
} & Pick<PartColumns, 'record' | 'response' | 'facts' | 'timings'>

/** Of each unit of the lot as it was written, the last diagnosis; spellings of one unit are compared afterwards. */
const selectLast = statement<Row, { userId: number; homes: string }>({
  name: 'diagnoses-of-homes',
  columns: {
    place: 'int4',
    diagnosedUnit: 'text',
    diagnosisId: 'int8',
    createdAt: 'timestamptz',
    sameTerms: 'bool',
    riskGrade: 'text',
    totalRiskScore: 'int2',
    ruleBookVersion: 'text',
    record: 'bytea',
    response: 'jsonb',
    facts: 'jsonb',
    timings: 'jsonb',
  },
  text: `
    select
      place, "diagnosedUnit", diagnosis_id as "diagnosisId", created_at as "createdAt", "sameTerms", risk_grade as "riskGrade",
      total_risk_score as "totalRiskScore", rule_book_version as "ruleBookVersion", record, response, facts, timings
    from jsonb_to_recordset(:homes::jsonb) as home (
      place int, pnu text, purpose text, "depositManwon" float8, "monthlyRentManwon" float8,
      "maintenanceFeeManwon" float8, "areaSquareMeter" float8, "publishedAreaSquareMeter" float8, floor int,
      "registerKey" text
    )
    cross join lateral (
      select distinct on ("diagnosedUnit") *
      from (
        select *, coalesce(unit_text, facts->'address'->>'unitText') as "diagnosedUnit", (
          contract_purpose, deposit_manwon, monthly_rent_manwon,
          coalesce((request->>'maintenanceFeeAmountManwon')::float8, 0),
          coalesce((request->>'exclusiveAreaSquareMeter')::float8, home."publishedAreaSquareMeter"),
          (request->>'floorNumber')::int
        ) is not distinct from (
          home.purpose, home."depositManwon", coalesce(home."monthlyRentManwon", 0),
          coalesce(home."maintenanceFeeManwon", 0),
          coalesce(home."areaSquareMeter", home."publishedAreaSquareMeter"), home.floor
        ) as "sameTerms"
        from diagnoses
        where diagnoses.pnu = home.pnu and requester_user_id = :userId
          and (home."registerKey" is null
            or coalesce(request->>'selectedRegisterKey', home."registerKey") = home."registerKey")
      ) as diagnosed
      order by "diagnosedUnit", "sameTerms" desc, created_at desc, diagnosis_id desc
    ) as last
    order by place, "sameTerms" desc, created_at desc, diagnosis_id desc`,
})

/**
 * The user's newest diagnosis of each home, preferring those with the same terms; `null` without one. One statement.
 */
export async function readHomeDiagnoses(
  database: Queryable,
  userId: number,
  homes: readonly DiagnosedHome[],
): Promise<(HomeDiagnosisRecord | null)[]> {
  const numbered = homes.map((home, place) => ({ ...home, place }))
  const rows = await selectLast(database, { userId, homes: JSON.stringify(numbered) })
  return homes.map(({ unitText }, index) => {
    const row = rows.find(({ place, diagnosedUnit }) => place === index && isSameHome(diagnosedUnit, unitText))
    return row === undefined ? null : recordOf(row)
  })
}

/** Without a unit, either may be the other; a part of a building without a number (`반지하`) is compared as written. */
function isSameHome(diagnosed: string | null, unitText: string | null): boolean {
  if (diagnosed === null || unitText === null || diagnosed === unitText) return true
  const isNumbered = [diagnosed, unitText].every((each) => parseUnitText(each).ho !== null)
  return isNumbered && !isOtherUnit(diagnosed, unitText)
}

function recordOf(row: Row): HomeDiagnosisRecord {
  const { record, response, facts, timings, place: _, diagnosedUnit: __, ...columns } = row
  const parts = partsOf({ record, response, facts, timings })
  const ends = parts.timings.map(({ startedMillis, durationMillis }) => startedMillis + durationMillis)
  const { riskAssessment, decisionSummary, answer = null } = parts.answer
  return {
    ...columns,
    endedAt: new Date(columns.createdAt.getTime() + Math.max(0, ...ends)),
    criteria: riskAssessment.criteria,
    primaryAction: decisionSummary.statusCode === 'DOCUMENT_CHECK_REQUIRED' ? null : decisionSummary.primaryAction,
    answer,
    decision: decisionSummary.statusCode,
    registerCollectedAt: parts.anyFacts?.register.collectedAt ?? null,
    publicPriceCollectedAt: parts.anyFacts?.publicPrice.collectedAt ?? null,
  }
}

/** A lot or a unit of it, and the user whose diagnoses of it are wanted. */
type HomeOfUser = { userId: number; pnu: string; unitText: string | null }

const selectLastTimes = statement<{ place: number; createdAt: Date }, { homes: string }>({
  name: 'diagnoses-of-homes-last',
  columns: { place: 'int4', createdAt: 'timestamptz' },
  text: `
    select place, last.created_at as "createdAt"
    from jsonb_to_recordset(:homes::jsonb) as home (place int, "userId" bigint, pnu text, "unitText" text)
    cross join lateral (
      select created_at from diagnoses
      where diagnoses.pnu = home.pnu and requester_user_id = home."userId"
        and (home."unitText" is null or coalesce(unit_text, home."unitText") = home."unitText")
      order by created_at desc
      limit 1
    ) as last`,
})

/** When each home was last diagnosed for its user, regardless of the terms; `null`: never. One statement. */
export async function readLastDiagnosed(database: Queryable, homes: readonly HomeOfUser[]): Promise<(Date | null)[]> {
  if (homes.length === 0) return []
  const numbered = homes.map((home, place) => ({ ...home, place }))
  const rows = await selectLastTimes(database, { homes: JSON.stringify(numbered) })
  const byPlace = new Map(rows.map(({ place, createdAt }) => [place, createdAt]))
  return homes.map((_, place) => byPlace.get(place) ?? null)
}

type AnswerRow = { diagnosisId: number } & Pick<PartColumns, 'record' | 'response'>

const selectAnswers = statement<AnswerRow, { userId: number; diagnosisIds: readonly number[] }>({
  name: 'headlines-of-diagnoses',
  columns: { diagnosisId: 'int8', record: 'bytea', response: 'jsonb' },
  text: `
    select diagnosis_id as "diagnosisId", record, response from diagnoses
    where diagnosis_id = any(:diagnosisIds::bigint[]) and requester_user_id = :userId`,
})

/**
 * The headlines of the user's own diagnoses, by id; none for a diagnosis that was deleted or is older than headlines.
 * One statement.
 */
export async function readHeadlines(
  database: Queryable,
  userId: number,
  diagnosisIds: readonly number[],
): Promise<ReadonlyMap<number, Text>> {
  if (diagnosisIds.length === 0) return new Map()
  const rows = await selectAnswers(database, { userId, diagnosisIds })
  return new Map(
    rows.flatMap((row): [number, Text][] => {
      const { answer } = partsOf(row).answer
      return answer === undefined ? [] : [[row.diagnosisId, answer.headline]]
    }),
  )
}
