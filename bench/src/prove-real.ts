import { proveRealDeals } from './prove-real-deals.ts'
import { hasRealMonths, REAL_MONTHS_FOLDER, readRealMonths } from './real-months.ts'

const LOTS = 50

if (hasRealMonths()) {
  const proof = await proveRealDeals(readRealMonths(), LOTS)
  const levels = [...proof.levels].toSorted(([a], [b]) => (a < b ? -1 : 1))
  process.stdout.write(
    [
      `${proof.agreeing} of ${proof.lots} real lots agree in level, count, deals and quartiles of leases and sales`,
      `${proof.rows.stored} of ${proof.rows.published} published deals of the asked months are stored; ${proof.providerCalls} provider calls`,
      ...levels.map(([level, count]) => `  ${level}: ${count}`),
      ...proof.disagreements,
      '',
    ].join('\n'),
  )
  process.exitCode = proof.agreeing === proof.lots && proof.rows.stored === proof.rows.published ? 0 : 1
} else {
  process.stdout.write(`skipped: no real deals in ${REAL_MONTHS_FOLDER}\n`)
}
