import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { normaliseAddress } from '../../server/src/domain/address/normalise-address.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../server/src/platform/load-region-reader.ts'
import { median, percentile, type Timings, timingsOf } from './measure.ts'
import { count, heading, line, ratio } from './report.ts'

const DOMAIN = new URL('../../server/src/domain/', import.meta.url)
const MEBIBYTE = 2 ** 20

/** Measures the cost of loading place names and of parsing user input about them, on every line of the test tables. */
export function measureReading({ rounds, warmUp }: { rounds: number; warmUp: number }): void {
  const addresses = firstColumn('address/addresses.tsv')
  const questions = firstColumn('region-keyword/region-questions.tsv')
  const before = usedBytes()
  const startedAt = performance.now()
  const catalogue = loadDistrictCatalogue()
  const readKeyword = loadRegionReader(catalogue)
  const loadMillis = performance.now() - startedAt
  // includes the memory of structures that are created on first use
  readKeyword('ㅅㄹㄷ')
  catalogue.districtUnder('11620', '신림동')
  const bytes = usedBytes() - before
  heading(
    `Reading addresses and region questions (${rounds} rounds over ${addresses.length} and ${questions.length} texts)`,
  )
  count('catalogue and places loaded, ms', Math.round(loadMillis), { atMost: 300 })
  count('memory they hold, MiB', Math.round(bytes / MEBIBYTE), { atMost: 60 })
  const runs = { rounds, warmUp }
  report(
    'an address',
    timed(addresses, (address) => normaliseAddress({ address }, catalogue), runs),
  )
  report('a region question', timed(questions, readKeyword, runs))
}

function firstColumn(file: string): string[] {
  const lines = readFileSync(new URL(file, DOMAIN), 'utf8').split('\n')
  return lines.filter((each) => each !== '' && !each.startsWith('#')).map((each) => each.split('\t')[0] ?? '')
}

/** The median of each text over the rounds, since other load on the machine interrupts more than 1 in 100 readings. */
function timed(
  texts: readonly string[],
  read: (text: string) => unknown,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Timings {
  const durations = texts.map(() => [] as number[])
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [at, text] of texts.entries()) {
      const startedAt = performance.now()
      read(text)
      if (round >= 0) durations[at]?.push(performance.now() - startedAt)
    }
  }
  const medians = durations.map((each) => median(timingsOf(each)))
  return timingsOf(medians)
}

function report(what: string, timings: Timings): void {
  line(`${what}, median over the table`, `${percentile(timings, 0.5).toFixed(3)} ms`)
  ratio(`${what}, p99 over the table, ms`, percentile(timings, 0.99), { atMost: 1 })
}

/** Heap use after a full garbage collection. */
function usedBytes(): number {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
