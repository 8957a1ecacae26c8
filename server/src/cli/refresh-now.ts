import { addMonths, completedMonths, seoulMonth } from '../domain/calendar.ts'
import { DEAL_SOURCES } from '../domain/comparison/deal.ts'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import {
  type OnTarget,
  REFRESH_LEASE,
  type RefreshScope,
  type RunResult,
  transactionScope,
} from '../features/collection/index.ts'
import { clockOf } from '../platform/clock.ts'
import { loadConfig } from '../platform/config/config.ts'
import { isFreeSoon } from '../platform/database/lease.ts'
import { loadDistrictCatalogue } from '../platform/load-district-catalogue.ts'
import { createLogger } from '../platform/log.ts'
import { wireProviders } from '../wire-providers.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { type ProgressBar, startProgressBar } from './progress-bar.ts'
import { openDatabase } from './reach-database.ts'
import { USAGE } from './refresh-usage.ts'

const ENDINGS: Record<string, string> = {
  QUOTA: '하루 호출 한도에 이르러 멈췄습니다. 내일 다시 실행하면 이어 갑니다.',
  PROVIDER_FAILING: '제공 기관이 거듭 응답하지 않아 멈췄습니다. 나중에 다시 실행하면 이어 갑니다.',
  KEY_REJECTED: '제공 기관이 인증키를 거절한 자료가 있습니다. 활용 신청과 인증키를 확인해 주십시오.',
  NO_KEY: '인증키가 없어 모으지 못한 자료가 있습니다.',
  INTERRUPTED: '요청에 따라 멈췄습니다. 다시 실행하면 이어 갑니다.',
}

/** Collects the chosen data, or the data that is due, with a progress bar. */
export async function refreshNow(values: Chosen): Promise<void> {
  const catalogue = loadDistrictCatalogue()
  const config = loadConfig(process.env)
  const clock = clockOf(config)
  const scope = readScope(values, catalogue, clock.now())
  const { database, close } = await openDatabase(config)
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  let bar: ProgressBar | undefined
  let last = ''
  const { refresh, close: closeProviders } = wireProviders({
    config,
    clock,
    pool: database.pool,
    catalogue,
    log: createLogger('warn'),
  })
  const onTarget: OnTarget = ({ source, lawdCd, dealMonth }, { status }, total) => {
    last = `${source} ${lawdCd} ${dealMonth} ${status}`
    bar ??= startProgressBar(total, () => last)
    bar.advance(1)
  }
  try {
    const run = () =>
      scope === null
        ? refresh.runDue(interrupted.signal, onTarget)
        : refresh.runChosen(scope, interrupted.signal, onTarget)
    let result = await run()
    // a process killed a moment ago is not yet known to be gone
    if (result.state === 'BUSY' && (await isFreeSoon(database.pool, REFRESH_LEASE))) result = await run()
    bar?.end()
    process.stdout.write(`${summary(result)}\n`)
    if (result.state !== 'COMPLETED') process.exitCode = 1
    if (result.collected > 0 && !interrupted.signal.aborted) {
      await fitWithProgress(database.pool, clock.now(), interrupted.signal)
    }
  } finally {
    await closeProviders()
    await close()
  }
}

function summary(result: RunResult): string {
  if (result.state === 'BUSY') return '다른 프로세스가 수집하고 있습니다. 그 수집이 끝난 뒤 다시 실행해 주십시오.'
  const counts = `모음 ${result.collected} · 자료 없음 ${result.empty} · 실패 ${result.failed} · 새 대상 ${result.registered}`
  return result.stopReason === null ? counts : `${counts}\n${ENDINGS[result.stopReason]}`
}

type Chosen = { months?: string; lawd?: string; sources?: string }

/** Returns null if nothing was chosen. */
function readScope(values: Chosen, catalogue: DistrictCatalogue, now: Date): RefreshScope | null {
  if (Object.keys(values).length === 0) return null
  const months = values.months === undefined ? completedMonths(now, 1) : monthsOf(values.months, seoulMonth(now))
  const all = transactionScope(catalogue, months)
  return {
    months,
    lawdCds: chosen(values.lawd, all.lawdCds),
    sources: chosen(values.sources, [...DEAL_SOURCES]),
  }
}

function chosen(list: string | undefined, possible: string[]): string[] {
  if (list === undefined) return possible
  const wanted = list.split(',').map((each) => each.trim())
  const unknown = wanted.filter((each) => !possible.includes(each))
  if (unknown.length > 0) throw new Error(`알 수 없는 값입니다: ${unknown.join(', ')}\n${USAGE}`)
  return wanted
}

/** Parses `2024-01..2026-10` or `2026-10`. */
function monthsOf(text: string, thisMonth: string): string[] {
  const parts = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:\.\.(\d{4}-(?:0[1-9]|1[0-2])))?$/.exec(text)
  const [first, last] = [parts?.[1], parts?.[2] ?? parts?.[1]].map((month) => month?.replace('-', ''))
  if (first === undefined || last === undefined || last < first)
    throw new Error(`기간을 읽을 수 없습니다: ${text}\n${USAGE}`)
  if (last > thisMonth) throw new Error(`아직 오지 않은 달은 모을 수 없습니다: ${text}\n${USAGE}`)
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}
