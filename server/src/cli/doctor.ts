import { systemClock } from '../platform/clock.ts'
import { ConfigError, loadConfig } from '../platform/config.ts'
import { readSecret } from '../platform/secret-file.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkKeys } from './doctor/check-keys.ts'
import { checkMachine, NO_SECRET } from './doctor/check-machine.ts'
import { bad, type Finding, good, lineOf } from './doctor/finding.ts'
import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'

// Looks at everything that the service needs, and says what to do; ends with 1 when something is wrong.
try {
  readParameters('사용법: npm run doctor', {})
  const findings = await examine()
  process.stdout.write(`${findings.map(lineOf).join('\n')}\n`)
  const wrong = findings.filter(({ state }) => state === 'BAD').length
  const notes = findings.filter(({ state }) => state === 'WARNING').length
  process.stdout.write(`오류 ${wrong}개, 주의 ${notes}개\n`)
  process.exitCode = wrong === 0 ? 0 : 1
} catch (error) {
  endCommand(error)
}

async function examine(): Promise<Finding[]> {
  try {
    const config = loadConfig(process.env, (folder, name) => readSecret(folder, name) ?? NO_SECRET)
    const now = () => systemClock.now()
    const [machine, database, keys] = await Promise.all([
      checkMachine(config),
      checkDatabase(config, now),
      checkKeys(config, now()),
    ])
    return [good('설정', '모든 값을 읽음'), ...machine, ...database, ...keys]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((problem) => bad('설정', problem, '값을 고치고 다시 실행하십시오.'))
  }
}
