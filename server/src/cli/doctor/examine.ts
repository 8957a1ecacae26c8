import { seoulDate } from '../../domain/calendar.ts'
import { constantsToCheck } from '../../domain/papers/constants/constant-notes.ts'
import { systemClock } from '../../platform/clock.ts'
import { ConfigError, loadConfig } from '../../platform/config/config.ts'
import { readSecret } from '../../platform/config/given-variables.ts'
import { withWorkersByCores } from '../../platform/process/worker-count.ts'
import { word } from '../../words/in-words.ts'
import { checkDatabase, checkOwner } from './check-database.ts'
import { checkKeys } from './check-keys.ts'
import { checkMachine, NO_SECRET } from './check-machine.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** Runs every check and returns the findings. */
export async function examine(): Promise<Finding[]> {
  try {
    const config = loadConfig(withWorkersByCores(process.env), (folder, name) => readSecret(folder, name) ?? NO_SECRET)
    const now = () => systemClock.now()
    const [machine, database, keys] = await Promise.all([
      checkMachine(config),
      checkDatabase(config, now),
      checkKeys(config, now()),
    ])
    return [good('설정', '모든 값을 읽음'), ...machine, checkOwner(config), ...database, ...keys, checkNumbers(now())]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((problem) => bad('설정', problem, '값을 고치고 다시 실행하십시오.'))
  }
}

/** The numbers of law and practice that are to be looked up again, now or within 30 days (R-LAW-03). */
export function checkNumbers(now: Date): Finding {
  const what = '법령과 기준의 숫자'
  const due = constantsToCheck(seoulDate(now))
  if (due.length === 0) return good(what, '30일 안에 다시 확인할 것 없음')
  const named = due.map(({ name, staleFrom }) => `${word(name, 'ko')}(${staleFrom}부터)`)
  const detail = `다시 확인할 것 ${due.length}개: ${[...new Set(named)].join(', ')}`
  return warning(what, detail, '출처의 지금 값을 확인하십시오. 그때까지 사용자에게는 확인한 날과 함께 보입니다.')
}
