import { quantile } from '../../server/src/domain/comparison/statistics.ts'
import type { BacktestRow } from './value-backtest.ts'

/** Figures of R-VALUE-24, as shares. */
export type BacktestFigures = {
  count: number
  medianError: number
  over20: number
  within5: number
  within10: number
  /** Of the deals with an interval. */
  held: number | null
  /** Median width of the interval from end to end, against the estimate. */
  width: number | null
  ladder: { medianError: number; over20: number }
}

export function figuresOf(rows: readonly BacktestRow[]): BacktestFigures {
  const errors = rows.map(({ error }) => relative(error))
  const withInterval = rows.flatMap(({ error, halfWidth }) => (halfWidth === null ? [] : { error, halfWidth }))
  const ladder = rows.flatMap(({ ladderError }) => (ladderError === null ? [] : relative(ladderError)))
  const share = (list: readonly number[], belongs: (value: number) => boolean) =>
    list.filter(belongs).length / list.length
  return {
    count: rows.length,
    medianError: median(errors),
    over20: share(errors, (error) => error > 0.2),
    within5: share(errors, (error) => error <= 0.05),
    within10: share(errors, (error) => error <= 0.1),
    held:
      withInterval.length === 0
        ? null
        : withInterval.filter(({ error, halfWidth }) => Math.abs(error) <= halfWidth).length / withInterval.length,
    width:
      withInterval.length === 0
        ? null
        : median(withInterval.map(({ halfWidth }) => Math.exp(halfWidth) - Math.exp(-halfWidth))),
    ladder: { medianError: median(ladder), over20: share(ladder, (error) => error > 0.2) },
  }
}

const COLUMNS = ['', 'deals', 'ladder', 'estimate', 'within 5, 10 %', 'interval holds, full width']

/** A table for people and for Markdown alike. */
export function figuresTable(lines: readonly (readonly [name: string, rows: readonly BacktestRow[]])[]): string {
  const cells = lines
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => {
      const { count, medianError, over20, within5, within10, held, width, ladder } = figuresOf(rows)
      return [
        name,
        count.toLocaleString('en-US'),
        `${percent(ladder.medianError)} / ${percent(ladder.over20)}`,
        `**${percent(medianError)} / ${percent(over20)}**`,
        `${percent(within5, 0)}, ${percent(within10, 0)}`,
        held === null || width === null ? '-' : `${percent(held)}, ${percent(width, 0)}`,
      ]
    })
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`
  return [line(COLUMNS), line(COLUMNS.map(() => '---')), ...cells.map(line)].join('\n')
}

function relative(lnError: number): number {
  return Math.abs(Math.exp(-lnError) - 1)
}

function percent(share: number, digits = 1): string {
  return Number.isNaN(share) ? '-' : (100 * share).toFixed(digits)
}

function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}
