import type { Calibration, Outcome } from '../../domain/value/calibration.ts'
import { dateOf } from '../../domain/value/day.ts'
import type { ValuedType, ValueKind } from '../../domain/value/valued-home.ts'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'

/** What is calibrated together. */
export type CalibrationUnit = { kind: ValueKind; propertyType: ValuedType }

/** An estimate of a deal that was made from earlier deals only. */
export type DealOutcome = Outcome & { dealId: string; day: number; estimateManwon: number }

/** Which of the deals were estimated already. */
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
    scales: outcomes.map(({ scale }) => scale),
    factors: outcomes.map(({ cells }) => `{${cells.join(',')}}`),
    errors: outcomes.map(({ error }) => error),
    knownAt,
  })
}

/** Outcomes that became known since then, in an order that follows from them alone. */
export async function readOutcomes(database: Queryable, unit: CalibrationUnit, since: Date): Promise<Outcome[]> {
  const rows = await outcomesSince(database, { ...unit, since })
  return rows.map(({ error, scale, factors }) => ({ error, scale, cells: factors }))
}

export async function removeOutcomes(database: Queryable, before: Date): Promise<void> {
  await removeBefore(database, { before })
}

export async function storeCalibration(
  database: Queryable,
  unit: CalibrationUnit,
  { factors, quantiles, ...numbers }: Calibration,
  fittedAt: Date,
): Promise<void> {
  await upsertCalibration(database, {
    ...unit,
    ...numbers,
    factors: JSON.stringify(factors),
    quantiles: [...quantiles],
    fittedAt,
  })
}

type NoRow = Record<string, never>

const estimatedAmong = statement<{ deal_id: string }, { kind: ValueKind; dealIds: string[] }>({
  name: 'find-estimated-deals',
  columns: { deal_id: 'uuid' },
  text: 'select deal_id from estimate_outcome where kind = :kind and deal_id = any(:dealIds::uuid[])',
})

const insertOutcomes = statement<
  NoRow,
  CalibrationUnit & {
    dealIds: string[]
    dates: string[]
    estimates: number[]
    scales: number[]
    factors: string[]
    errors: number[]
    knownAt: Date
  }
>({
  name: 'insert-estimate-outcomes',
  columns: {},
  text: `
    insert into estimate_outcome
      (deal_id, kind, property_type, contract_date, estimate_manwon, scale, factors, error, known_at)
    select deal_id, :kind, :propertyType, contract_date, estimate, scale, factors::smallint[], error, :knownAt
    from unnest(:dealIds::uuid[], :dates::date[], :estimates::float8[], :scales::float8[], :factors::text[], :errors::float8[])
      as made (deal_id, contract_date, estimate, scale, factors, error)
    on conflict do nothing`,
})

const outcomesSince = statement<{ error: number; scale: number; factors: number[] }, CalibrationUnit & { since: Date }>(
  {
    name: 'read-estimate-outcomes',
    columns: { error: 'float8', scale: 'float8', factors: '_int4' },
    text: `
    select error, scale, factors::int[] as factors
    from estimate_outcome
    where kind = :kind and property_type = :propertyType and known_at >= :since
    order by deal_id`,
  },
)

const removeBefore = statement<NoRow, { before: Date }>({
  name: 'remove-estimate-outcomes',
  columns: {},
  text: 'delete from estimate_outcome where known_at < :before',
})

const upsertCalibration = statement<
  NoRow,
  CalibrationUnit & {
    fittedAt: Date
    sampleCount: number
    provisional: boolean
    base: number
    factors: string
    quantiles: number[]
  }
>({
  name: 'upsert-price-calibration',
  columns: {},
  text: `
    insert into price_calibration
      (kind, property_type, version, fitted_at, sample_count, provisional, base, factors, quantiles)
    values (
      :kind, :propertyType, nextval('price_version'), :fittedAt, :sampleCount, :provisional, :base, :factors::json,
      :quantiles::float8[]
    )
    on conflict (kind, property_type) do update set
      version = excluded.version, fitted_at = excluded.fitted_at, sample_count = excluded.sample_count,
      provisional = excluded.provisional, base = excluded.base, factors = excluded.factors,
      quantiles = excluded.quantiles`,
})
