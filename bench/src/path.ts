import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadedBy, ROOT } from '../../server/test/source-files.ts'
import { SAMPLE_LEASE } from './measured-leases.ts'
import { heading, line } from './report.ts'
import type { MeasuredService } from './service-under-load.ts'

const CRITERIA = 'server/src/domain/assessment/criteria/'
/** The files of the criteria that are scored. */
const SCORED = [
  'property-identity',
  'deposit-to-value',
  'market-price-comparison',
  'sale-transaction-support',
  'public-price-support',
  'building-legal-use',
  'building-age',
  'monthly-cost-burden',
]
const ROUTE = 'server/src/features/diagnosis/plugin.ts'

type Ran = { files: number; functions: number }

/**
 * How much code one has to know: the files whose functions run for one cold and one warm diagnosis, by V8's precise
 * coverage, and the files that a criterion and the route load, by their imports.
 */
export async function measurePath(service: MeasuredService): Promise<void> {
  heading('Path: files of ours that run for one diagnosis, and that are loaded')
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  try {
    for (const described of ['cold', 'warm']) {
      await session.post('Profiler.takePreciseCoverage')
      await service.diagnose(SAMPLE_LEASE)
      const { files, functions } = ranIn((await session.post('Profiler.takePreciseCoverage')).result)
      line(`${described} diagnosis`, `${files} files, ${functions} functions`)
    }
  } finally {
    await session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
  }
  const loaded = SCORED.map((name) => loadedBy(`${CRITERIA}${name}.ts`).size).toSorted((a, b) => a - b)
  line('one criterion loads', `${loaded[Math.floor(loaded.length / 2)]} files (median), ${loaded.at(-1)} at most`)
  line('the route of a diagnosis loads', `${loadedBy(ROUTE).size} files`)
}

type Script = {
  url: string
  functions: { isBlockCoverage: boolean; ranges: { count: number }[]; functionName: string }[]
}

/** The body of a module is a function as well, without a name; it runs when the module is loaded and not here. */
function ranIn(scripts: readonly Script[]): Ran {
  const counts = scripts.flatMap(({ url, functions }) => {
    const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : ''
    if (!/^(server\/src|contract)\//.test(file)) return []
    const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).length
    return ran > 0 ? [ran] : []
  })
  return { files: counts.length, functions: counts.reduce((sum, count) => sum + count, 0) }
}
