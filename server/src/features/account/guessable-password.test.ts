import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, bearer, logIn, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'
import fc from '../../../test/properties.ts'
import { isGuessable, SERVICE_WORDS } from './guessable-password.ts'

const { app, database, services } = await accountApp()

test('R-ACCT-18: the most used passwords are guessed easily, in whatever case', () => {
  for (const password of ['1qaz2wsx', 'qwer1234', 'QWER1234', 'password123', 'abcd1234', 'test1234', 'Trustno1']) {
    assert.ok(isGuessable(password, 'someone.else'), password)
  }
})

const VARIANTS = [
  'hong.gildong1',
  'HongGildong99!',
  'h0ng.g1ld0ng',
  'gnodlig.gnoh7',
  '1994honggildong',
  'hong_gildong-x1',
  'honggildong2026!!!!!!!!',
]
for (const password of VARIANTS) {
  test(`R-ACCT-18: ${password} is a variant of hong.gildong`, () => assert.ok(isGuessable(password, 'hong.gildong')))
}

test('R-ACCT-18: the letters of a name that has digits are a variant, too', () => {
  assert.ok(isGuessable('minsu1988!', 'minsu2024'))
})

test('a password with words of its own is none, though the name stands in it, and a short name stands in many', () => {
  for (const [password, username] of [
    [PASSWORD, 'hong.gildong'],
    ['gildong-eats-rice-7', 'gildong'],
    ['kim-river-lamp-3', 'kim9'],
    ['비밀번호는길다1', 'hong.gildong'],
  ] as const) {
    assert.ok(!isGuessable(password, username), password)
  }
})

test('R-ACCT-18: a name in any case with digits and marks around it is always a variant', () => {
  const name = fc.stringMatching(/^[a-z]{4,12}$/)
  const around = fc.stringMatching(/^[0-9._!-]{0,8}$/)
  fc.assert(
    fc.property(name, around, around, fc.boolean(), (username, before, after, upper) => {
      const password = `${before}${upper ? username.toUpperCase() : username}${after}`
      return isGuessable(password, username)
    }),
  )
})

const OF_THIS_SERVICE = [
  'leaserisk2026',
  'LeaseRisk-1',
  'l3aser1sk!!9',
  'jeonse-wolse-7',
  '전월세위험진단1',
  '보증금보증금보증금1',
  'wjsdnjftp2026',
  'tenant.deposit.2026',
]
for (const password of OF_THIS_SERVICE) {
  test(`R-ACCT-34: ${password} is made of words of this service`, () =>
    assert.ok(isGuessable(password, 'someone.else')))
}

test('R-ACCT-34: a password with words of its own may hold one of this service', () => {
  for (const password of ['tenant-of-seoul-7', 'my-jeonse-by-the-river-3', '전세는언제오르는가7', PASSWORD]) {
    assert.ok(!isGuessable(password, 'someone.else'), password)
  }
})

test('R-ACCT-18: the passwords of the development accounts are nobody’s new password', () => {
  for (const password of ['admin1234!', 'Admin1234!', 'password123', 'PASSWORD123'])
    for (const username of ['admin', 'data_manager', 'somebody']) assert.ok(isGuessable(password, username), password)
})

test('R-ACCT-34: every word of the list with digits around it is refused', () => {
  for (const word of SERVICE_WORDS) assert.ok(isGuessable(`1${word}20262026`, 'someone.else'), word)
})

async function refusedFields(answer: { statusCode: number; json(): { errors: { field: string; code: string }[] } }) {
  return [answer.statusCode, answer.json().errors.map(({ field, code }) => [field, code])]
}

test('R-ACCT-18: sign-up refuses them, naming the password, in both languages, and makes no account', async () => {
  for (const password of ['qwer1234', 'guess.able7', 'leaserisk2026']) {
    const payload = { username: 'guess.able', password }
    const answer = await app.inject({ method: 'POST', url: '/api/auth/signup', payload })
    assert.deepEqual(await refusedFields(answer), [400, [['password', 'GUESSABLE']]])
    assert.match(answer.json().errors[0].message, /[가-힣]/)
    const english = await app.inject({ method: 'POST', url: '/api/auth/signup?lang=en', payload })
    assert.doesNotMatch(english.json().errors[0].message, /[가-힣]/)
  }
  const { rows } = await database.pool.query(`select from users where username = 'guess.able'`)
  assert.equal(rows.length, 0)
})

test('R-ACCT-18: a change refuses them, naming the new password, and the old one stays', async () => {
  const user = await signUpAndLogIn(app, 'change.able')
  for (const newPassword of ['qwer1234', 'change.able7']) {
    const payload = { currentPassword: PASSWORD, newPassword }
    const headers = bearer(user.accessToken)
    const answer = await app.inject({ method: 'PUT', url: '/api/users/me/password', headers, payload })
    assert.deepEqual(await refusedFields(answer), [400, [['newPassword', 'GUESSABLE']]])
  }
  assert.equal((await logIn(app, 'change.able')).username, 'change.able')
})

test('R-ACCT-18: whoever has such a password from before still logs in', async () => {
  await signUpAndLogIn(app, 'from.before')
  const hash = await services.passwords.hash('qwer1234')
  await database.pool.query(`update users set password_hash = $1 where username = 'from.before'`, [hash])
  assert.equal((await logIn(app, 'from.before', 'qwer1234')).username, 'from.before')
})
