import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { accountApp, bearer, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'
import { loadConfig } from '../../platform/config/config.ts'
import { createBreachedPasswords, firstOfList } from './passwords.ts'

const folder = mkdtempSync(join(tmpdir(), 'lease-risk-breached-'))
after(() => rmSync(folder, { recursive: true }))

const BREACHED = 'river-lamp-77'
const lineOf = (password: string, count: number) =>
  `${createHash('sha1').update(password).digest('hex').toUpperCase()}:${count}`

type Ends = { newline?: string; last?: string }

function listOf(name: string, passwords: readonly string[], { newline = '\r\n', last }: Ends = {}): string {
  const path = join(folder, name)
  const lines = passwords.map((password, at) => lineOf(password, (at * 7_919) % 100_000_007))
  writeFileSync(path, lines.toSorted().join(newline) + (last ?? newline))
  return path
}

const many = Array.from({ length: 20_000 }, (_, at) => `breached-${at}`)
const FORMS: Record<string, Ends> = {
  'as published': {},
  'with plain ends of lines': { newline: '\n' },
  'without an end of the last line': { last: '' },
}
for (const [form, ends] of Object.entries(FORMS)) {
  test(`R-ACCT-39: each password of a list is found and no other one, ${form}`, async () => {
    for (const count of [1, 2, 90, 20_000]) {
      const listed = many.slice(0, count)
      const isBreached = createBreachedPasswords(listOf(`${form} ${count}`, listed, ends))
      const looked = count > 1_000 ? [...listed.filter((_, at) => at % 13 === 0), ...edgesOf(listed)] : listed
      for (const password of looked) assert.ok(await isBreached(password), `${count}: ${password}`)
      for (let at = 0; at < 500; at += 1) assert.ok(!(await isBreached(`other-${at}`)), `${count}: other-${at}`)
    }
  })
}

/** The first and the last item of a list. */
function edgesOf(listed: readonly string[]): string[] {
  const ordered = listed.toSorted((one, other) => (lineOf(one, 0) < lineOf(other, 0) ? -1 : 1))
  return [ordered[0] ?? '', ordered.at(-1) ?? '']
}

const path = listOf('small', [BREACHED, ...many.slice(0, 300)])
const { app } = await accountApp({ variables: { BREACHED_PASSWORDS_LIST: path } })
const refusal = async (answer: { statusCode: number; json(): { errors: { field: string; code: string }[] } }) => [
  answer.statusCode,
  answer.json().errors.map(({ field, code }) => `${field} ${code}`),
]

test('R-ACCT-39: a password known from a breach is refused at sign-up and where it is changed', async () => {
  const payload = { username: 'breached.tenant', password: BREACHED }
  const signUp = await app.inject({ method: 'POST', url: '/api/auth/signup', payload })
  assert.deepEqual(await refusal(signUp), [400, ['password BREACHED']])
  const { accessToken } = await signUpAndLogIn(app, 'careful.tenant')
  const change = await app.inject({
    method: 'PUT',
    url: '/api/users/me/password',
    headers: bearer(accessToken),
    payload: { currentPassword: PASSWORD, newPassword: BREACHED },
  })
  assert.deepEqual(await refusal(change), [400, ['newPassword BREACHED']])
})

test('R-ACCT-39: a list that cannot be read, or is none, lets no new password through', async () => {
  for (const content of ['', 'password\n', 'x'.repeat(100_000)]) {
    const none = join(folder, 'none')
    writeFileSync(none, content)
    await assert.rejects(createBreachedPasswords(none)(PASSWORD), { code: 'COMMON_503_UNAVAILABLE' })
    await assert.rejects(firstOfList(none))
  }
  await assert.rejects(createBreachedPasswords(join(folder, 'nowhere'))(PASSWORD), { code: 'COMMON_503_UNAVAILABLE' })
  assert.match(await firstOfList(path), /^[\dA-F]{40}$/)
  assert.throws(
    () => loadConfig({ BREACHED_PASSWORDS_LIST: join(folder, 'nowhere') }),
    /BREACHED_PASSWORDS_LIST must be/,
  )
})
