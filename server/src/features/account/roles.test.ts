import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DEPARTMENT_CODES, ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import { effectivePagePermissions } from './permissions.ts'
import { defaultDepartmentOf, effectiveAuthorities, rolesHolding } from './roles.ts'

const NO_FLAGS = { canManageUsers: false, canManageCommunity: false }

/** R-ADMIN-01: "Roles beside `ROLE_ADMIN`". */
const HOLDERS: Record<string, string[]> = {
  USER_MANAGE: ['DEVELOPER_ADMIN', 'SYSTEM_ADMIN'],
  COMMUNITY_MODERATE: ['SYSTEM_ADMIN', 'OPERATION_MANAGER', 'CS_MANAGER'],
  DIAGNOSIS_DATA_READ: ['DEVELOPER_ADMIN', 'SYSTEM_ADMIN', 'DATA_MANAGER'],
  EXTERNAL_API_READ: ['DEVELOPER_ADMIN', 'SYSTEM_ADMIN', 'EXTERNAL_API_MANAGER'],
  AUDIT_LOG_READ: ['DEVELOPER_ADMIN', 'SYSTEM_ADMIN', 'AUDIT_MANAGER'],
  ADMIN_SYSTEM_ACCESS: ['DEVELOPER_ADMIN', 'SYSTEM_ADMIN'],
}

for (const roleName of ROLE_NAMES) {
  test(`the authorities of ${roleName}`, () => {
    const authorities = effectiveAuthorities(roleName, NO_FLAGS)
    const held = Object.keys(HOLDERS).filter((authority) => authorities.includes(authority))
    const expected = Object.entries(HOLDERS)
      .filter(([, roles]) => roleName === 'ROLE_ADMIN' || roles.includes(roleName.replace('ROLE_', '')))
      .map(([authority]) => authority)
    assert.deepEqual(held, expected)
    assert.equal(authorities.includes('ROLE_ADMIN'), roleName !== 'ROLE_USER')
    assert.ok(authorities.includes(roleName))
    assert.equal(new Set(authorities).size, authorities.length)
  })
}

test('the management flags give an operator their authority and a plain user nothing', () => {
  const flags = { canManageUsers: true, canManageCommunity: true }
  assert.deepEqual(effectiveAuthorities('ROLE_USER', flags), ['ROLE_USER'])
  const authorities = effectiveAuthorities('ROLE_HR_MANAGER', flags)
  assert.deepEqual(authorities, ['ROLE_ADMIN', 'ROLE_HR_MANAGER', 'USER_MANAGE', 'COMMUNITY_MODERATE'])
})

test('each role has a department of its own name, and administrators the system department', () => {
  const departments = Object.fromEntries(ROLE_NAMES.map((roleName) => [roleName, defaultDepartmentOf(roleName)]))
  assert.equal(departments['ROLE_USER'], 'GENERAL_USER')
  assert.equal(departments['ROLE_EXTERNAL_API_MANAGER'], 'EXTERNAL_API')
  assert.deepEqual(new Set(Object.values(departments)), new Set(DEPARTMENT_CODES))
})

test('the holders of USER_MANAGE', () => {
  assert.deepEqual(rolesHolding('USER_MANAGE'), ['ROLE_ADMIN', 'ROLE_DEVELOPER_ADMIN', 'ROLE_SYSTEM_ADMIN'])
})

function refusedPages(roleName: RoleName, canAccessAllPages: boolean, settings: Record<string, boolean>): string[] {
  const pages = effectivePagePermissions(roleName, canAccessAllPages, settings)
  return pages.filter(({ allowed }) => !allowed).map(({ pageKey }) => pageKey)
}

const PAGES: [what: string, RoleName, all: boolean, settings: Record<string, boolean>, refused: string[]][] = [
  ['a user without settings', 'ROLE_USER', false, {}, ['admin']],
  ['an operator without settings', 'ROLE_CS_MANAGER', false, {}, []],
  ['a user with a page switched off', 'ROLE_USER', false, { map: false, home: true }, ['map', 'admin']],
  ['canAccessAllPages overrides what is switched off', 'ROLE_USER', true, { map: false }, ['admin']],
  ['a user whose admin page is switched on still is no operator', 'ROLE_USER', true, { admin: true }, ['admin']],
  ['an operator whose admin page is switched off', 'ROLE_ADMIN', false, { admin: false }, ['admin']],
  ['an operator with all pages', 'ROLE_ADMIN', true, { admin: false }, []],
]
for (const [what, roleName, all, settings, refused] of PAGES) {
  test(`pages: ${what}`, () => assert.deepEqual(refusedPages(roleName, all, settings), refused))
}
