import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { dealFilesIn, readZoneMarkets } from './market-files.ts'
import { hasRealMonths, REAL_MONTHS_FOLDER } from './real-months.ts'
import { backtest } from './value-backtest.ts'
import { figuresOf } from './value-report.ts'

// Estimates real apartment sales of two months from earlier ones and compares the errors with the promised limits.
const MONTHS = ['202605', '202606']
const PROMISED = { medianError: 0.033, over20: 0.025, held: [0.77, 0.83] } as const

if (hasRealMonths()) {
  const zones = await readZoneMarkets(dealFilesIn(`${REAL_MONTHS_FOLDER}/sale`), loadDistrictCatalogue())
  const rows = backtest(zones, { months: MONTHS, lagDays: 0, refit: 'MONTHLY' })
  const { count, medianError, over20, held, ladder } = figuresOf(rows)
  const lines: [what: string, isKept: boolean][] = [
    [`${count} deals`, count > 5_000],
    [
      `median error ${percent(medianError)}, of the sample alone ${percent(ladder.medianError)}`,
      medianError <= PROMISED.medianError && medianError < ladder.medianError,
    ],
    [
      `over 20 % off ${percent(over20)}, of the sample alone ${percent(ladder.over20)}`,
      over20 <= PROMISED.over20 && over20 < ladder.over20,
    ],
    [`the interval holds ${percent(held ?? 0)}`, isBetween(held, PROMISED.held)],
  ]
  process.stdout.write(lines.map(([what, isKept]) => `${isKept ? 'kept  ' : 'BROKEN'}  ${what}\n`).join(''))
  process.exitCode = lines.every(([, isKept]) => isKept) ? 0 : 1
} else {
  process.stdout.write(`skipped: no real deals in ${REAL_MONTHS_FOLDER}\n`)
}

function isBetween(value: number | null, [from, to]: readonly [number, number]): boolean {
  return value !== null && value >= from && value <= to
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
