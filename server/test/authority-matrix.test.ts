import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import type { ApiDocument } from '../src/platform/http/api-groups.ts'
import { testService } from './service.ts'

/** The roles admitted besides ROLE_ADMIN (R-ADMIN-01); the first line that matches a path counts. */
const TABLE: [path: RegExp, roles: RoleName[]][] = [
  [/^\/users(\/|$)/, ['ROLE_DEVELOPER_ADMIN', 'ROLE_SYSTEM_ADMIN']],
  [/^\/community\//, ['ROLE_SYSTEM_ADMIN', 'ROLE_OPERATION_MANAGER', 'ROLE_CS_MANAGER']],
  [/^\/rent-risk-diagnoses(\/|$)/, ['ROLE_DEVELOPER_ADMIN', 'ROLE_SYSTEM_ADMIN', 'ROLE_DATA_MANAGER']],
  [
    /^\/(external-api-call-logs|external-api-health|external-data-status)$/,
    ['ROLE_DEVELOPER_ADMIN', 'ROLE_SYSTEM_ADMIN', 'ROLE_EXTERNAL_API_MANAGER'],
  ],
  [/^\/audit-logs$/, ['ROLE_DEVELOPER_ADMIN', 'ROLE_SYSTEM_ADMIN', 'ROLE_AUDIT_MANAGER']],
  [/^\//, ['ROLE_DEVELOPER_ADMIN', 'ROLE_SYSTEM_ADMIN']],
]
const PREFIX = '/api/admin'

const { app, database, tokenOf } = await testService()

/** Every operation under /api/admin, with paths to nothing, so that admitted callers change nothing. */
async function adminOperations(): Promise<{ method: string; path: string }[]> {
  const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith(`${PREFIX}/`))
    .flatMap(([path, operations]) => {
      const methods = Object.keys(operations).map((method) => method.toUpperCase())
      if (methods.includes('GET')) methods.push('HEAD')
      return methods.map((method) => ({ method, path: path.replaceAll(/\{\w+\}/g, '999999999') }))
    })
}

const operations = await adminOperations()
const tokens = new Map<RoleName, string>()
for (const roleName of ROLE_NAMES) tokens.set(roleName, await tokenOf(`matrix_${roleName.toLowerCase()}`, roleName))
const flagged = await tokenOf('matrix_flagged_user', 'ROLE_USER')
await database.pool.query(
  `update user_permissions set can_manage_users = true, can_manage_community = true, can_access_all_pages = true
   from users where users.user_id = user_permissions.user_id and username = 'matrix_flagged_user'`,
)

async function statusFor(operation: { method: string; path: string }, token: string | undefined): Promise<number> {
  const answer = await app.inject({
    method: operation.method as 'GET',
    url: operation.path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(['POST', 'PUT'].includes(operation.method) && { payload: {} }),
  })
  return answer.statusCode
}

test('the routes of the administration were found', () => {
  const names = operations.map(({ method, path }) => `${method} ${path}`)
  for (const name of ['GET /api/admin/users', 'PUT /api/admin/users/999999999/role', 'GET /api/admin/audit-logs']) {
    assert.ok(names.includes(name), `${name} is not among ${names.join(', ')}`)
  }
})

for (const operation of operations) {
  const name = `${operation.method} ${operation.path}`
  const allowed = TABLE.find(([pattern]) => pattern.test(operation.path.slice(PREFIX.length)))?.[1] ?? []

  test(`R-ADMIN-01: ${name}: 401 without a login, 403 for a plain user, and for operators as the table says`, async () => {
    assert.equal(await statusFor(operation, undefined), 401)
    assert.equal(await statusFor(operation, 'not.a.token'), 401)
    assert.equal(await statusFor(operation, flagged), 403, 'management flags make no operator')
    for (const [roleName, token] of tokens) {
      const status = await statusFor(operation, token)
      if (roleName === 'ROLE_ADMIN' || allowed.includes(roleName)) {
        assert.ok(![401, 403].includes(status) && status < 500, `${roleName}: ${status}`)
      } else {
        assert.equal(status, 403, roleName)
      }
    }
  })
}
