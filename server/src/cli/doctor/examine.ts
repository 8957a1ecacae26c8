import { systemClock } from '../../platform/clock.ts'
import { ConfigError, loadConfig } from '../../platform/config/config.ts'
import { readSecret } from '../../platform/config/given-variables.ts'
import { withWorkersByCores } from '../../platform/process/worker-count.ts'
import { checkDatabase } from './check-database.ts'
import { checkKeys } from './check-keys.ts'
import { checkMachine, NO_SECRET } from './check-machine.ts'
import { bad, type Finding, good } from './finding.ts'

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
    return [good('설정', '모든 값을 읽음'), ...machine, ...database, ...keys]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((problem) => bad('설정', problem, '값을 고치고 다시 실행하십시오.'))
  }
}
