import { ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import { CONSENT_KINDS } from '@lease-risk/contract/consents'
import type { Pool } from 'pg'
import { lockUntilCommit } from '../../platform/database/advisory-locks.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { createUser } from './create-user.ts'
import { CONSENT_VERSIONS, recordConsents } from './own-data/consents.ts'
import type { Passwords } from './passwords.ts'
import { defaultDepartmentOf } from './roles.ts'

type DevAccount = { username: string; password: string; nickname: string; roleName: RoleName; enabled: boolean }

const PASSWORD = 'password123'
const DEMO_USERS = 100
/** The users from this number on are withdrawn, so that there are withdrawn users to look at. */
const WITHDRAWN_FROM = 98

/** The accounts of R-ACCT-16. Their passwords are public, so they must never exist in production. */
export const DEV_ACCOUNTS: readonly DevAccount[] = [
  { username: 'admin', password: 'admin1234!', nickname: '관리자', roleName: 'ROLE_ADMIN', enabled: true },
  ...ROLE_NAMES.filter((roleName) => roleName !== 'ROLE_USER' && roleName !== 'ROLE_ADMIN').map((roleName) => {
    const username = roleName.slice('ROLE_'.length).toLowerCase()
    return { username, password: PASSWORD, nickname: username, roleName, enabled: true }
  }),
  ...Array.from({ length: DEMO_USERS }, (_, index): DevAccount => {
    const number = String(index + 1).padStart(3, '0')
    const enabled = index + 1 < WITHDRAWN_FROM
    return {
      username: `demo_user_${number}`,
      password: PASSWORD,
      nickname: `체험 사용자 ${number}`,
      roleName: 'ROLE_USER',
      enabled,
    }
  }),
]

export const PUBLISHED_PASSWORDS: readonly string[] = [...new Set(DEV_ACCOUNTS.map(({ password }) => password))]

/** In any letter case: a variant is guessed as soon. */
export function isPublished(password: string): boolean {
  const given = password.normalize('NFC').toLowerCase()
  return PUBLISHED_PASSWORDS.includes(given)
}

const findPresent = statement<{ userId: number; username: string }, { usernames: string[] }>({
  name: 'find-present-usernames',
  columns: { userId: 'int8', username: 'text' },
  text: 'select user_id as "userId", lower(username) as username from users where lower(username) = any(:usernames)',
})
const withdraw = statement<never, { userIds: number[] }>({
  name: 'withdraw-dev-accounts',
  columns: {},
  text: 'update users set enabled = false where user_id = any(:userIds)',
})

/** Nobody who tries out the service is asked for them. */
const IN_FORCE = CONSENT_KINDS.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }))

/**
 * Adds missing development accounts and leaves existing ones unchanged.
 * Accounts with the same password share one hash: the password is public anyway, and separate hashes would add more
 * than a second to the first start.
 * @returns how many were added.
 */
export async function seedDevAccounts(services: { pool: Pool; passwords: Passwords; now: Date }): Promise<number> {
  return inTransaction(services.pool, async (client) => {
    await lockUntilCommit(client, 'developmentAccounts')
    const usernames = DEV_ACCOUNTS.map((account) => account.username)
    const present = new Set((await findPresent(client, { usernames })).map((row) => row.username))
    const missing = DEV_ACCOUNTS.filter((account) => !present.has(account.username))
    const hashes = new Map<string, string>()
    for (const password of new Set(missing.map((account) => account.password))) {
      hashes.set(password, await services.passwords.hash(password))
    }
    const withdrawn: number[] = []
    for (const { password, enabled, ...account } of missing) {
      const role = { departmentCode: defaultDepartmentOf(account.roleName), email: `${account.username}@example.com` }
      const { userId } = await createUser(
        client,
        { ...account, ...role, passwordHash: hashes.get(password) ?? '' },
        services.now,
      )
      await recordConsents(client, userId, IN_FORCE, services.now)
      if (!enabled) withdrawn.push(userId)
    }
    await withdraw(client, { userIds: withdrawn })
    return missing.length
  })
}

/** The first of the users for trying out the service. */
export const DEMO_USER = { username: 'demo_user_001', password: PASSWORD }

/** `null` when there are no development accounts. */
export async function findDemoUserId(pool: Pool): Promise<number | null> {
  const [present] = await findPresent(pool, { usernames: [DEMO_USER.username] })
  return present?.userId ?? null
}

const findDemoUsers = statement<{ user_id: number }, { usernames: string[] }>({
  name: 'find-demo-users',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where enabled and lower(username) = any(:usernames) order by user_id',
})

/**
 * The development accounts of plain users, for whom a demonstration invents posts and comments; empty when there are
 * none.
 */
export async function findDemoUserIds(database: Queryable): Promise<number[]> {
  const users = DEV_ACCOUNTS.filter(({ roleName }) => roleName === 'ROLE_USER')
  const rows = await findDemoUsers(database, { usernames: users.map(({ username }) => username) })
  return rows.map(({ user_id }) => user_id)
}
