import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { AdminDiagnosisSummary } from '@lease-risk/contract/operations'
import { FACTS_VERSION, type LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { seoulDateTime } from '../../../domain/calendar.ts'
import type { ContractPurpose } from '../../../domain/comparison/lease-terms.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { unpackRecord } from './packed-record.ts'
import { hashStatusToken } from './status-token.ts'
import type { EvidenceRow, StepTiming, StoredAnswer } from './stored-record.ts'

/**
 * Who may see a diagnosis: its owner, or who holds its status token. Without a token, nobody may see an anonymous one.
 * `SERVICE`: access was decided otherwise.
 */
export type DiagnosisReader = { userId: number | null; token?: HeldToken | null } | 'SERVICE'
type HeldToken = { hash: Buffer; now: Date }

export function heldToken(statusToken: string | undefined, now: Date): HeldToken | null {
  return statusToken === undefined ? null : { hash: hashStatusToken(statusToken), now }
}

/** The columns that hold the parts; a statement leaves out what it does not need. */
export type PartColumns = {
  /** Packed by 0.7.0 or earlier and not unpacked yet; else `null`. */
  record: Buffer | null
  response: StoredAnswer | null
  facts: LeaseFacts | null
  factsVersion: number | null
  timings: StepTiming[] | null
  evidence: EvidenceRow[] | null
}
const PART_COLUMNS = {
  record: 'bytea',
  response: 'jsonb',
  facts: 'jsonb',
  factsVersion: 'int2',
  timings: 'jsonb',
  evidence: 'json',
} as const

/** The large parts of a diagnosis, of which a reader names those that it needs. */
type Parts = {
  answer: StoredAnswer
  /** `null`: written before facts were stored, or in a format that is no longer read. */
  facts: LeaseFacts | null
  /** What facts of every format have; `null`: none were stored. */
  anyFacts: Pick<LeaseFacts, 'property' | 'unitArea' | 'register' | 'publicPrice'> | null
  /** In no order. */
  evidence: EvidenceRow[]
  timings: StepTiming[]
}
type Part = keyof Parts

/** The parts in the columns that a statement read. */
export function partsOf(row: Partial<PartColumns>): Parts {
  const { record, response, facts = null, factsVersion, evidence, timings } = row
  const stored = record ? unpackRecord(record) : { answer: response, facts, evidence, timings }
  return {
    answer: stored.answer as StoredAnswer,
    facts: factsVersion === FACTS_VERSION ? stored.facts : null,
    anyFacts: stored.facts,
    evidence: (stored.evidence ?? []).map(({ collectedAt, ...source }) => ({
      ...source,
      collectedAt: collectedAt && seoulDateTime(new Date(collectedAt)),
    })),
    timings: stored.timings ?? [],
  }
}

/** What a list shows of a diagnosis. */
export type SummaryRow = Omit<AdminDiagnosisSummary, 'purpose' | 'purposeName' | 'createdAt'> & {
  contractPurpose: ContractPurpose
  createdAt: Date
}
export const SUMMARY_COLUMNS = {
  diagnosisId: 'int8',
  contractPurpose: 'text',
  address: 'text',
  legalDistrictCode: 'text',
  depositAmountManwon: 'float8',
  monthlyRentAmountManwon: 'float8',
  diagnosisState: 'text',
  riskGrade: 'text',
  requesterUserId: 'int8',
  requesterUsername: 'text',
  createdAt: 'timestamptz',
} as const
/** Of `diagnoses left join users on users.user_id = requester_user_id`. */
export const SELECT_SUMMARY = `
  diagnosis_id as "diagnosisId", contract_purpose as "contractPurpose",
  coalesce(jibun_address, input_address) as address, legal_district_code as "legalDistrictCode",
  deposit_manwon as "depositAmountManwon", monthly_rent_manwon as "monthlyRentAmountManwon",
  diagnosis_state as "diagnosisState", risk_grade as "riskGrade", requester_user_id as "requesterUserId",
  users.username as "requesterUsername", diagnoses.created_at as "createdAt"`

type Columns = SummaryRow & {
  inputAddress: string
  /** `null`: the address was not resolved to a lot. */
  pnu: string | null
  totalRiskScore: number | null
  ruleBookVersion: string
  request: RentRiskDiagnosisRequest
}

/** A diagnosis with the parts that were asked for. */
export type StoredDiagnosis<P extends Part = never> = Columns & Pick<Parts, P>

type Which = {
  diagnosisId: number | null
  isService: boolean
  userId: number | null
  tokenHash: Buffer | null
  now: Date | null
  parts: readonly Part[]
}

const selectDiagnosis = statement<Columns & PartColumns, Which>({
  name: 'read-diagnosis',
  columns: {
    ...SUMMARY_COLUMNS,
    inputAddress: 'text',
    pnu: 'text',
    totalRiskScore: 'int2',
    ruleBookVersion: 'text',
    request: 'jsonb',
    ...PART_COLUMNS,
  },
  text: `
    select ${SELECT_SUMMARY},
      input_address as "inputAddress", pnu, total_risk_score as "totalRiskScore", rule_book_version as "ruleBookVersion",
      request, facts_version as "factsVersion",
      case when cardinality(:parts::text[]) > 0 then record end as record,
      case when 'answer' = any(:parts::text[]) then response end as response,
      case when :parts::text[] && array['facts', 'anyFacts'] then facts end as facts,
      case when 'timings' = any(:parts::text[]) then timings end as timings,
      case when 'evidence' = any(:parts::text[]) then (
        select json_agg(json_build_object(
          'sourceKey', source_key, 'lookupStatus', lookup_status, 'failureReason', failure_reason,
          'referencePeriod', reference_period, 'sampleLevel', sample_level, 'sampleCount', sample_count,
          'collectedAt', collected_at, 'sample', sample
        ))
        from diagnosis_evidence as source where source.diagnosis_id = diagnoses.diagnosis_id
      ) end as evidence
    from diagnoses left join users on users.user_id = requester_user_id
    where diagnosis_id = coalesce(:diagnosisId::bigint, (
        select opened.diagnosis_id from status_tokens as opened
        where opened.token_hash = :tokenHash::bytea and opened.expires_at > :now::timestamptz
      ))
      and (
        :isService::boolean
        or requester_user_id = :userId::bigint
        or exists (
          select from status_tokens as held
          where held.diagnosis_id = diagnoses.diagnosis_id and held.token_hash = :tokenHash::bytea
            and held.expires_at > :now::timestamptz
        )
      )`,
})

/**
 * One statement. `diagnosisId`: `null` for the one that the reader's token opens. `undefined` when there is none or the
 * reader may not see it.
 */
export async function findDiagnosis<P extends Part = never>(
  database: Queryable,
  diagnosisId: number | null,
  by: DiagnosisReader,
  parts: readonly P[] = [],
): Promise<StoredDiagnosis<P> | undefined> {
  const { userId, token } = by === 'SERVICE' ? { userId: null, token: null } : by
  const [row] = await selectDiagnosis(database, {
    diagnosisId,
    isService: by === 'SERVICE',
    userId,
    tokenHash: token?.hash ?? null,
    now: token?.now ?? null,
    parts,
  })
  if (row === undefined) return undefined
  const { record, response, facts, factsVersion, timings, evidence, ...columns } = row
  const all = partsOf({ record, response, facts, factsVersion, timings, evidence })
  return { ...columns, ...(Object.fromEntries(parts.map((part) => [part, all[part]])) as Pick<Parts, P>) }
}

/** As `findDiagnosis`. @throws AppError 404 also for a diagnosis that the reader may not see. */
export async function readDiagnosis<P extends Part = never>(
  database: Queryable,
  diagnosisId: number | null,
  by: DiagnosisReader,
  parts?: readonly P[],
): Promise<StoredDiagnosis<P>> {
  const found = await findDiagnosis(database, diagnosisId, by, parts)
  if (found === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return found
}

/** An earlier diagnosis of a lot, as it was assessed. */
export type LastDiagnosis = Pick<
  StoredDiagnosis<'facts'>,
  'diagnosisId' | 'createdAt' | 'request' | 'ruleBookVersion' | 'totalRiskScore' | 'riskGrade' | 'facts'
>

type LastRow = Omit<LastDiagnosis, 'facts'> & Pick<PartColumns, 'record' | 'facts' | 'factsVersion'>

const selectLast = statement<LastRow, { requesterUserId: number; pnu: string }>({
  name: 'last-diagnosis-of-lot',
  columns: {
    diagnosisId: 'int8',
    createdAt: 'timestamptz',
    request: 'jsonb',
    ruleBookVersion: 'text',
    totalRiskScore: 'int2',
    riskGrade: 'text',
    record: 'bytea',
    facts: 'jsonb',
    factsVersion: 'int2',
  },
  text: `
    select
      diagnosis_id as "diagnosisId", created_at as "createdAt", request, rule_book_version as "ruleBookVersion",
      total_risk_score as "totalRiskScore", risk_grade as "riskGrade", record, facts, facts_version as "factsVersion"
    from diagnoses
    where requester_user_id = :requesterUserId and pnu = :pnu
    order by created_at desc, diagnosis_id desc limit 1`,
})

/** The requester's newest diagnosis of a lot; `null` without one. An anonymous caller causes no query. */
export async function findLastDiagnosis(
  database: Queryable,
  { requesterUserId, pnu }: { requesterUserId: number | null; pnu: string },
): Promise<LastDiagnosis | null> {
  if (requesterUserId === null) return null
  const [row] = await selectLast(database, { requesterUserId, pnu })
  if (row === undefined) return null
  const { record, facts, factsVersion, ...last } = row
  return { ...last, facts: partsOf({ record, facts, factsVersion }).facts }
}
