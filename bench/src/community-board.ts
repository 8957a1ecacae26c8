import { captureStatements, statementPlans } from './captured-statements.ts'
import { DISTRICTS, fillBoard, KEYWORDS } from './community-posts.ts'
import { alternate, median } from './measure.ts'
import { heading, line, ratio, timing } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type MeasuredService, type Surroundings, startMeasuredService } from './service-under-load.ts'

const DEEP_PAGE = 10_000
const keyword = (word: string) => `/api/community/posts?keyword=${encodeURIComponent(word)}`
const LIST = '/api/community/posts?size=20'

/** Lists whose deep page is compared with the first page. */
const PAGES: [name: string, first: string][] = [
  ['newest of all boards', LIST],
  ['newest of one board', `${LIST}&boardCode=FREE`],
  ['most liked', `${LIST}&sort=LIKE_COUNT_DESC`],
  ['most commented', `${LIST}&sort=COMMENT_COUNT_DESC`],
  ['most viewed of one board', `${LIST}&sort=VIEW_COUNT_DESC&boardCode=FREE`],
  ['of a district', `${LIST}&legalDistrictCode=${DISTRICTS.common}`],
]

const READS: [name: string, path: string][] = [
  ['boards', '/api/community/boards'],
  ['a post', '/api/community/posts/4242'],
  ['its comments', '/api/community/posts/4242/comments'],
  ['keyword in 4 of 5 posts', keyword(KEYWORDS.common)],
  ['keyword in 1 of 100', keyword(KEYWORDS.middling)],
  ['keyword in 1 of 10,000', keyword(KEYWORDS.rare)],
  ['keyword in none', keyword('없는낱말')],
  ['common keyword in a rare district', `${keyword(KEYWORDS.common)}&legalDistrictCode=${DISTRICTS.rare}`],
  [
    'common keyword on a rare board of a district',
    `${keyword(KEYWORDS.common)}&legalDistrictCode=${DISTRICTS.other}&boardCode=INFORMATION`,
  ],
  ['rare keyword in a common district', `${keyword(KEYWORDS.rare)}&legalDistrictCode=${DISTRICTS.common}`],
  ['rare board of a district', `${LIST}&legalDistrictCode=${DISTRICTS.other}&boardCode=INFORMATION`],
  ['keyword on one board, most liked', `${keyword(KEYWORDS.middling)}&boardCode=FREE&sort=LIKE_COUNT_DESC`],
]

/** Measures the board with `posts` posts and three times as many comments, over loopback HTTP. */
export async function measureBoard(
  scratch: ScratchServer,
  surroundings: Surroundings,
  options: { posts: number; rounds: number; warmUp: number; plans: boolean },
): Promise<void> {
  const { posts, plans } = options
  heading(`The board with ${posts.toLocaleString('en-US')} posts and ${(3 * posts).toLocaleString('en-US')} comments`)
  const databaseUrl = await scratch.createDatabase(`board ${posts}`)
  const service = await startMeasuredService({ databaseUrl, dataDir: `${scratch.folder}/board`, surroundings })
  try {
    await fillBoard(databaseUrl, posts)
    const deep = Math.min(DEEP_PAGE, Math.floor(posts / 60))
    for (const [name, first] of PAGES) {
      const pages = { first: () => service.ask(first), deep: () => service.ask(`${first}&page=${deep}`) }
      const timings = await alternate(pages, options)
      timing(`${name}, page 0`, timings.first)
      timing(`${name}, page ${deep}`, timings.deep)
      ratio(`${name}: deep ÷ first`, median(timings.deep) / median(timings.first), { atMost: 3 })
    }
    const reads = Object.fromEntries(READS.map(([name, path]) => [name, () => service.ask(path)]))
    for (const [name, timings] of Object.entries(await alternate(reads, options))) timing(name, timings)
    if (plans) await printPlans(service, deep)
  } finally {
    await service.stop()
  }
}

async function printPlans(service: MeasuredService, deep: number): Promise<void> {
  for (const [name, path] of [...PAGES.map(([name, first]) => [name, `${first}&page=${deep}`] as const), ...READS]) {
    const waves = await captureStatements(service.database, () => service.ask(path))
    for (const plan of await statementPlans(service.database.pool, waves.flat())) line(`${name}:`, `\n${plan}\n`)
  }
}
