import type { Calibration, Outcome } from '../../domain/value/calibration.ts'
import { dateOf, dayOf } from '../../domain/value/day.ts'
import type { ValuedType, ValueKind } from '../../domain/value/valued-home.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

/**
 * The model of the stored numbers: another release running beside this one uses its own. Increase it whenever the input of
 * estimates changes, or the content of cells and calibrations.
 */
export const ESTIMATE_MODEL = 4

/** The unit of calibration. */
export type CalibrationUnit = { kind: ValueKind; propertyType: ValuedType }

/** An estimate of a deal, made from earlier deals only. */
export type DealOutcome = Outcome & { dealId: string; day: number; estimateManwon: number }

/** The deals that were already estimated. */
export async function findEstimated(database: Queryable, kind: ValueKind, dealIds: string[]): Promise<Set<string>> {
  const rows = await estimatedAmong(database, { kind, dealIds })
  return new Set(rows.map((row) => row.deal_id))
}

export async function storeOutcomes(
  database: Queryable,
  unit: CalibrationUnit,
  outcomes: readonly DealOutcome[],
  knownAt: Date,
): Promise<void> {
  await insertOutcomes(database, {
    ...unit,
    dealIds: outcomes.map(({ dealId }) => dealId),
    dates: outcomes.map(({ day }) => dateOf(day)),
    estimates: outcomes.map(({ estimateManwon }) => estimateManwon),
    gus: outcomes.map(({ gu }) => gu),
    scales: outcomes.map(({ scale }) => scale),
    factors: outcomes.map(({ cells }) => `{${cells.join(',')}}`),
    errors: outcomes.map(({ error }) => error),
    knownAt,
  })
}

/** Outcomes that became known since then, in a deterministic order. */
export async function readOutcomes(database: Queryable, unit: CalibrationUnit, since: Date): Promise<Outcome[]> {
  const rows = await outcomesSince(database, { ...unit, since })
  return rows.map(outcomeOf)
}

/** All stored outcomes, with the days of their deals. */
export async function readOutcomesAgreed(
  database: Queryable,
  unit: CalibrationUnit,
): Promise<(Outcome & { day: number })[]> {
  const rows = await outcomesAgreed(database, unit)
  return rows.map((row) => ({ ...outcomeOf(row), day: dayOf(row.contract_date) }))
}

function outcomeOf({ error, scale, factors, lawd_cd: gu }: OutcomeRow): Outcome {
  return { error, scale, cells: factors, gu }
}

export async function removeOutcomes(database: Queryable, before: Date): Promise<void> {
  await removeBefore(database, { before })
}

export async function storeCalibration(
  database: Queryable,
  unit: CalibrationUnit,
  calibration: Calibration,
  fittedAt: Date,
): Promise<void> {
  await upsertCalibration(database, { ...unit, calibration: JSON.stringify(calibration), fittedAt })
}

/** The calibration of every kind and type that has one. */
export function listCalibrations(database: Queryable): Promise<(CalibrationUnit & { calibration: Calibration })[]> {
  return calibrations(database, {})
}

type OutcomeRow = { error: number; scale: number; factors: number[]; lawd_cd: string }
type NoRow = Record<string, never>

const estimatedAmong = statement<{ deal_id: string }, { kind: ValueKind; dealIds: string[] }>({
  name: 'find-estimated-deals',
  columns: { deal_id: 'uuid' },
  text: `select deal_id from checked_estimates where kind = :kind and model = ${ESTIMATE_MODEL} and deal_id = any(:dealIds::uuid[])`,
})

const insertOutcomes = statement<
  NoRow,
  CalibrationUnit & {
    dealIds: string[]
    dates: string[]
    estimates: number[]
    gus: string[]
    scales: number[]
    factors: string[]
    errors: number[]
    knownAt: Date
  }
>({
  name: 'insert-estimate-outcomes',
  columns: {},
  text: `
    insert into checked_estimates
      (deal_id, kind, model, property_type, lawd_cd, contract_date, estimate_manwon, scale, factors, error, known_at)
    select
      deal_id, :kind, ${ESTIMATE_MODEL}, :propertyType, lawd_cd, contract_date, estimate, scale, factors::smallint[],
      error, :knownAt
    from unnest(
      :dealIds::uuid[], :gus::text[], :dates::date[], :estimates::float8[], :scales::float8[], :factors::text[],
      :errors::float8[]
    ) as made (deal_id, lawd_cd, contract_date, estimate, scale, factors, error)
    on conflict do nothing`,
})

const OUTCOME = { error: 'float8', scale: 'float8', factors: '_int4', lawd_cd: 'text' } as const
const OUTCOMES = `
  from checked_estimates
  where kind = :kind and property_type = :propertyType and model = ${ESTIMATE_MODEL}`

const outcomesSince = statement<OutcomeRow, CalibrationUnit & { since: Date }>({
  name: 'read-checked-estimates',
  columns: OUTCOME,
  text: `select error, scale, factors::int[] as factors, lawd_cd ${OUTCOMES} and known_at >= :since order by deal_id`,
})

const outcomesAgreed = statement<OutcomeRow & { contract_date: string }, CalibrationUnit>({
  name: 'read-checked-estimates-agreed',
  columns: { ...OUTCOME, contract_date: 'date' },
  text: `
    select error, scale, factors::int[] as factors, lawd_cd, contract_date
    ${OUTCOMES}
    order by deal_id`,
})

const removeBefore = statement<NoRow, { before: Date }>({
  name: 'remove-checked-estimates',
  columns: {},
  text: 'delete from checked_estimates where known_at < :before',
})

const calibrations = statement<CalibrationUnit & { calibration: Calibration }>({
  name: 'list-value-calibrations',
  columns: { kind: 'text', propertyType: 'text', calibration: 'json' },
  text: `
    select kind, property_type as "propertyType", calibration
    from value_calibrations where model = ${ESTIMATE_MODEL} order by kind, property_type`,
})

const upsertCalibration = statement<NoRow, CalibrationUnit & { fittedAt: Date; calibration: string }>({
  name: 'upsert-value-calibration',
  columns: {},
  text: `
    insert into value_calibrations (kind, property_type, model, version, fitted_at, calibration)
    values (
      :kind, :propertyType, ${ESTIMATE_MODEL}, nextval('price_version'), :fittedAt, :calibration::json
    )
    on conflict (kind, property_type, model) do update set
      version = excluded.version, fitted_at = excluded.fitted_at, calibration = excluded.calibration`,
})
