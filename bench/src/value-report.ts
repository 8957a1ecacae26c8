import { quantile } from '../../server/src/domain/comparison/statistics.ts'
import { type Accuracy, accuracyOf, relativeError } from '../../server/src/domain/value/accuracy.ts'
import type { BacktestRow } from './value-backtest.ts'

/** Figures of R-VALUE-24, as shares. */
export type BacktestFigures = Accuracy & {
  within5: number
  /** Median full width of the interval, relative to the estimate. */
  width: number | null
  ladder: { medianError: number; over20: number }
}

export function figuresOf(rows: readonly BacktestRow[]): BacktestFigures {
  const halfWidths = rows.flatMap(({ halfWidth }) => halfWidth ?? [])
  const ladder = rows.flatMap(({ ladderError }) => (ladderError === null ? [] : relativeError(ladderError)))
  return {
    ...accuracyOf(rows),
    within5: rows.filter(({ error }) => relativeError(error) <= 0.05).length / rows.length,
    width: halfWidths.length === 0 ? null : median(halfWidths.map((half) => Math.exp(half) - Math.exp(-half))),
    ladder: { medianError: median(ladder), over20: ladder.filter((error) => error > 0.2).length / ladder.length },
  }
}

/** A table of stated probabilities and how often they came true. */
export function reliabilityTable(rows: readonly { stated: number; exceeds: boolean }[]): string {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const cells = STATED.flatMap((to, index) => {
    const from = STATED[index - 1] ?? 0
    const of = rows.filter(({ stated }) => stated >= from && stated < to)
    if (of.length === 0) return []
    const range = `${percent(from, 0)}–${percent(Math.min(to, 1), 0)}`
    const came = mean(of.map(({ exceeds }) => Number(exceeds)))
    return [[range, of.length.toLocaleString('en-US'), percent(mean(of.map(({ stated }) => stated))), percent(came)]]
  })
  return tableOf(['stated, %', 'deposits', 'on average', 'came true'], cells)
}

const STATED = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01]

const COLUMNS = ['', 'deals', 'ladder', 'estimate', 'within 5, 10 %', 'interval holds, full width']

export type TableLine = readonly [name: string, rows: readonly BacktestRow[]]

/** A table readable both as text and as Markdown; lines without deals are left out. */
export function figuresTable(lines: readonly TableLine[]): string {
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
  return tableOf(COLUMNS, cells)
}

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
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
