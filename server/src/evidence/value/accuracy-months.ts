import type { AccuracyCell } from '../../domain/value/accuracy.ts'
import type { ValuedType, ValueKind } from '../../domain/value/valued-home.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { type CalibrationUnit, ESTIMATE_MODEL } from './outcomes.ts'

/** The errors of the estimates of one kind and type for the deals of one month. */
export type AccuracyMonth = AccuracyCell & {
  /** `YYYYMM`. */
  month: string
  kind: ValueKind
  propertyType: ValuedType
}

/**
 * Replaces the record of the month unless the existing one covers more deals: estimates are deleted after some months,
 * the record never is.
 */
export async function recordAccuracy(
  database: Queryable,
  unit: CalibrationUnit,
  month: string,
  cells: readonly AccuracyCell[],
  computedAt: Date,
): Promise<void> {
  await upsertMonth(database, {
    ...unit,
    month,
    computedAt,
    cells: JSON.stringify(
      cells.map(({ region, ownCell, ...figures }) => ({ ...figures, region: region ?? ALL, ownCell: ownCell ?? ALL })),
    ),
  })
}

/** The most recently recorded months, at most `months`, newest first. */
export async function readAccuracy(database: Queryable, months: number): Promise<AccuracyMonth[]> {
  const rows = await lastMonths(database, { months })
  const named = (cell: number) => (cell === ALL ? null : cell)
  return rows.map(({ region, ownCell, ...row }) => ({ ...row, region: named(region), ownCell: named(ownCell) }))
}

const ALL = -1

type NoRow = Record<string, never>

const upsertMonth = statement<NoRow, CalibrationUnit & { month: string; cells: string; computedAt: Date }>({
  name: 'record-accuracy',
  columns: {},
  text: `
    insert into accuracy_months
      (month, kind, property_type, region, own_deals, model, deal_count, median_error, over_20, within_10, interval_held,
        computed_at)
    select
      :month, :kind, :propertyType, region, "ownCell", ${ESTIMATE_MODEL}, count, "medianError", over20, within10, held,
      :computedAt
    from jsonb_to_recordset(:cells::jsonb) as cell (
      region smallint, "ownCell" smallint, count int, "medianError" float8, over20 float8, within10 float8, held float8
    )
    on conflict (month, kind, property_type, region, own_deals) do update set
      model = excluded.model, deal_count = excluded.deal_count, median_error = excluded.median_error,
      over_20 = excluded.over_20, within_10 = excluded.within_10, interval_held = excluded.interval_held,
      computed_at = excluded.computed_at
    where excluded.deal_count >= accuracy_months.deal_count`,
})

const lastMonths = statement<AccuracyMonth & { region: number; ownCell: number }, { months: number }>({
  name: 'read-accuracy',
  columns: {
    month: 'text',
    kind: 'text',
    propertyType: 'text',
    region: 'int4',
    ownCell: 'int4',
    count: 'int4',
    medianError: 'float8',
    over20: 'float8',
    within10: 'float8',
    held: 'float8',
  },
  text: `
    select
      month, kind, property_type as "propertyType", region::int, own_deals::int as "ownCell", deal_count as count,
      median_error as "medianError", over_20 as over20, within_10 as within10, interval_held as held
    from accuracy_months
    where month in (select distinct month from accuracy_months order by month desc limit :months)
    order by month desc, kind desc, property_type, region, own_deals`,
})
