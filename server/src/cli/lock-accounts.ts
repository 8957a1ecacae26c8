import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'

// R-ACCT-41. Withdraws the development accounts whose password is published, and ends their sessions.
try {
  readParameters('사용법: npm run accounts:lock', {})
  const { createPasswords, lockPublishedAccounts } = await import('../features/account/index.ts')
  const { clockOf } = await import('../platform/clock.ts')
  const { loadConfig } = await import('../platform/config/config.ts')
  const { openDatabase } = await import('./reach-database.ts')
  const config = loadConfig(process.env)
  const { database, close } = await openDatabase(config)
  try {
    const passwords = await createPasswords()
    const locked = await lockPublishedAccounts({ pool: database.pool, passwords, now: clockOf(config).now() })
    process.stdout.write(
      locked.length === 0
        ? '공개된 비밀번호를 가진 계정이 없습니다.\n'
        : `계정 ${locked.length}개를 잠갔습니다: ${locked.map(({ username }) => username).join(', ')}\n다른 관리자가 없다면 ADMIN_USERNAME과 ADMIN_PASSWORD로 시작하십시오.\n`,
    )
  } finally {
    await close()
  }
} catch (error) {
  endCommand(error)
}
