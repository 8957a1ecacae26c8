import type { EndedAccount } from '../features/account/index.ts'
import { endCommand } from './end-command.ts'
import { listedFiles } from './given-files.ts'
import { readParameters } from './read-parameters.ts'

const USAGE = '사용법: npm run accounts:ended [-- 목록파일]'

// R-PRIV-09. Without a file: lists the accounts that have ended. With such a list: ends again those that a restore brought back.
try {
  const { positionals } = readParameters(USAGE, {}, true)
  if (positionals.length > 1) throw new Error(USAGE)
  const list = positionals[0] === undefined ? null : listedFiles(positionals[0]).map(readLine)
  const { createApp } = await import('../app.ts')
  const { endAgain, listEndedAccounts } = await import('../features/account/index.ts')
  const { clockOf } = await import('../platform/clock.ts')
  const { loadConfig } = await import('../platform/config/config.ts')
  const { createLogger } = await import('../platform/log.ts')
  const { openDatabase } = await import('./reach-database.ts')
  const config = loadConfig(process.env)
  const clock = clockOf(config)
  const { database, close } = await openDatabase(config)
  try {
    if (list === null) {
      for (const { userId, createdAt } of await listEndedAccounts(database.pool))
        process.stdout.write(`${userId} ${createdAt.toISOString()}\n`)
    } else {
      const ended = await endAgain(database.pool, list, clock.now())
      const log = createLogger('warn')
      const { app, jobs } = await createApp({ config, clock, database, log, version: 'command', dataMode: 'live' })
      // every module erases what it stores of the accounts that just ended
      const erasing = jobs.find(({ name }) => name === 'erase-late-rows')
      await erasing?.run(null as never, new AbortController().signal)
      await app.close()
      process.stdout.write(`목록의 계정 ${list.length}개 가운데 되살아난 ${ended}개를 다시 끝내고 지웠습니다.\n`)
    }
  } finally {
    await close()
  }
} catch (error) {
  endCommand(error)
}

/** `57 2026-11-20T03:00:00.000Z` */
function readLine(line: string): EndedAccount {
  const [, userId, createdAt = ''] = /^(\d{1,15}) (\S+)$/.exec(line) ?? []
  if (userId === undefined || Number.isNaN(Date.parse(createdAt))) throw new Error(`읽을 수 없는 줄입니다: ${line}`)
  return { userId: Number(userId), createdAt: new Date(createdAt) }
}
