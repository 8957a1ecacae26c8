import { setTimeout as sleep } from 'node:timers/promises'
import { type CollectedMonth, mergeMonth } from '../../server/src/evidence/deals/index.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import type { Filled } from './many-facts.ts'
import { alternate, median, type Timings } from './measure.ts'
import { madeUpItems, toCollected } from './months-to-ingest.ts'
import { count, heading, ratio, timing } from './report.ts'

/** A month before those of the made-up deals, so that the merged month has the same deals in every database. */
const MONTH = '202001'
const DEALS = 1_200
const STEPS = ['a new month', 'the same again', 'a tenth of it corrected', 'all of it gone'] as const

/** Measures the merge of one published month, in turn in databases with an increasing number of facts. */
export async function measureMerges(filled: Filled[], rounds: number): Promise<void> {
  heading(
    `Merge of a month of ${DEALS.toLocaleString('en-US')} leases with more and more facts stored (${rounds} rounds)`,
  )
  const subjects = STEPS.flatMap((step) =>
    filled.map(({ facts, service }) => {
      // each merge into a database has a later collection time than the previous one
      const merge = () => mergeMonth(service.database.pool, monthOf(step))
      return [`${step}, ${facts.toLocaleString('en-US')} facts`, merge] as const
    }),
  )
  const before = await blocksOf(filled)
  const timings = await alternate(Object.fromEntries(subjects), { rounds, warmUp: 0 })
  const after = await blocksOf(filled)
  for (const step of STEPS) {
    const medians = subjects.flatMap(([name]) => {
      const found: Timings | undefined = name.startsWith(`${step},`) ? timings[name] : undefined
      if (found === undefined) return []
      timing(name, found)
      return [median(found)]
    })
    ratio(`${step}: last ÷ first`, (medians.at(-1) ?? 0) / (medians[0] ?? 0), { atMost: 1.3 })
  }
  const touched = filled.map((_, index) => ((after[index] ?? 0) - (before[index] ?? 0)) / rounds)
  for (const [index, { facts }] of filled.entries())
    count(`blocks that the four touch, ${facts.toLocaleString('en-US')} facts`, Math.round(touched[index] ?? 0))
  ratio('blocks: last ÷ first', (touched.at(-1) ?? 0) / (touched[0] ?? 0), { atMost: 1.3 })
}

/** The blocks that each database has read so far, a figure independent of the machine's other load. */
async function blocksOf(filled: Filled[]): Promise<number[]> {
  // sessions report their statistics once a second
  await sleep(2_000)
  const ask = 'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()'
  const answers = await Promise.all(filled.map(({ service }) => service.database.pool.query<{ blocks: number }>(ask)))
  return answers.map(({ rows }) => rows[0]?.blocks ?? 0)
}

const PUBLISHED = toCollected(loadDistrictCatalogue(), {
  kind: 'rent',
  lawdCd: '11620',
  dealMonth: MONTH,
  items: madeUpItems(MONTH, DEALS, 'rent'),
})

function monthOf(step: (typeof STEPS)[number]): CollectedMonth {
  const { deals } = PUBLISHED
  const kept = step === 'all of it gone' ? [] : deals
  return {
    ...PUBLISHED,
    collectedAt: new Date(),
    deals: step === STEPS[2] ? deals.map((deal, n) => (n % 10 === 0 ? { ...deal, cancelled: true } : deal)) : kept,
  }
}
