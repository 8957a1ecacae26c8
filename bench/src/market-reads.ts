import { captureStatements, replay, statementPlans } from './captured-statements.ts'
import type { Filled } from './many-facts.ts'
import { alternate, median } from './measure.ts'
import { SAMPLE_LEASE } from './measured-leases.ts'
import { heading, ratio, timing } from './report.ts'
import type { MeasuredService } from './service-under-load.ts'

/**
 * Market reads of the district next to the diagnosed one, which has the most made-up deals, so that the response is
 * about as large in every database. The map fetches boundaries from the sandbox, which has those of few such districts.
 */
const READS: [name: string, ask: (service: MeasuredService) => Promise<string>][] = [
  [
    'regional analysis',
    ({ ask }) => ask('/api/regional-indicator-analyses', { rawKeyword: '서울 관악구 봉천동 아파트 전세' }),
  ],
  ['region trend', ({ ask }) => ask('/api/regions/1162010100/trend?propertyType=APARTMENT')],
  ['analyzable locations', ({ ask }) => ask('/api/map/analyzable-locations')],
  ['analysis of a favorite', async (service) => service.ask(...(await analysisOf(service)))],
  ['lots of a city district', ({ ask }) => ask('/api/properties?legalDistrictCode=1162000000&page=2')],
]

type Asked = [path: string, body: undefined, token: string]
const kept = new WeakMap<MeasuredService, Promise<Asked>>()

/** The analysis of the diagnosed home, as the favorite of a user created for it. */
function analysisOf(service: MeasuredService): Promise<Asked> {
  const known = kept.get(service)
  if (known !== undefined) return known
  const made = keepHome(service)
  kept.set(service, made)
  return made
}

async function keepHome({ ask }: MeasuredService): Promise<Asked> {
  const user = { username: 'bench_user', password: 'bench-password-1' }
  await ask('/api/auth/signup', user)
  const login = JSON.parse(await ask('/api/auth/login', user)) as { data: { accessToken: string } }
  const token = login.data.accessToken
  const favorite = JSON.parse(await ask('/api/favorites', SAMPLE_LEASE, token)) as { data: { favoriteId: number } }
  return [`/api/favorites/${favorite.data.favoriteId}/analysis`, undefined, token]
}

/** Measures market reads over loopback HTTP and their SQL alone, in turn on databases with few and with many facts. */
export async function measureMarketReads(
  filled: Filled[],
  options: { rounds: number; warmUp: number; plans: boolean },
): Promise<void> {
  const { rounds, plans } = options
  heading(`Reads of the market with more and more facts stored (${rounds} rounds, in turn)`)
  for (const [name, ask] of READS) {
    await compare(
      name,
      filled,
      options,
      async ({ service }) =>
        () =>
          ask(service),
    )
    await compare(`${name}, SQL alone`, filled, options, async ({ service }) => {
      const waves = await readingStatements(service, ask)
      return () => replay(service.database.pool, waves)
    })
  }
  const largest = filled.at(-1)
  if (plans && largest !== undefined) await printPlans(largest.service)
}

/** Excludes the call log, which writes its calls when idle and is therefore captured only at times. */
async function readingStatements(service: MeasuredService, ask: (service: MeasuredService) => Promise<string>) {
  const waves = await captureStatements(service.database, () => ask(service))
  return waves
    .map((wave) => wave.filter(({ text }) => /^\s*(select|with)\b/.test(text)))
    .filter((wave) => wave.length > 0)
}

async function compare(
  name: string,
  filled: Filled[],
  runs: { rounds: number; warmUp: number },
  subjectOf: (filled: Filled) => Promise<() => Promise<unknown>>,
): Promise<void> {
  const subjects = await Promise.all(filled.map(async (each) => [each.facts, await subjectOf(each)] as const))
  const timings = await alternate(Object.fromEntries(subjects), runs)
  const medians = filled.flatMap(({ facts }) => {
    const found = timings[facts]
    if (found === undefined) return []
    timing(`${name} with ${facts.toLocaleString('en-US')} facts`, found)
    return [median(found)]
  })
  const [first, last] = [medians[0], medians.at(-1)]
  if (first !== undefined && last !== undefined) ratio(`${name}: last ÷ first`, last / first, { atMost: 1.3 })
}

async function printPlans(service: MeasuredService): Promise<void> {
  for (const [name, ask] of READS) {
    const waves = await readingStatements(service, ask)
    for (const plan of await statementPlans(service.database.pool, waves.flat()))
      process.stdout.write(`\n${name}: ${plan}\n`)
  }
}
