import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, logIn, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'

const { app, database } = await accountApp()
const limited = await accountApp({ variables: { RATE_LIMIT_ENABLED: 'true', TRUST_PROXY: 'true' } })

function signUp(payload: object) {
  return app.inject({ method: 'POST', url: '/api/auth/signup', payload })
}

async function nicknameOf(username: string): Promise<string> {
  const { rows } = await database.pool.query('select nickname from users where lower(username) = lower($1)', [username])
  return rows[0].nickname
}

test('R-ACCT-01: sign-up answers 201 with username and ROLE_USER and nothing else', async () => {
  const answer = await signUp({ username: 'hong.gildong', password: PASSWORD, email: 'hong@example.com' })
  assert.equal(answer.statusCode, 201)
  assert.deepEqual(answer.json().data, { username: 'hong.gildong', roleName: 'ROLE_USER' })
  const { rows } = await database.pool.query(
    `select role_name, department_code, email, enabled, password_hash from users where username = 'hong.gildong'`,
  )
  const { password_hash, ...user } = rows[0]
  assert.deepEqual(user, {
    role_name: 'ROLE_USER',
    department_code: 'GENERAL_USER',
    email: 'hong@example.com',
    enabled: true,
  })
  assert.match(password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a new user has the community permissions, no management permission, and every page but admin', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'permissions')
  const me = (await app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${accessToken}` } })).json()
    .data
  assert.deepEqual(me.authorities, ['ROLE_USER'])
  assert.deepEqual(me.permissions, {
    canCreatePost: true,
    canUpdatePost: true,
    canDeletePost: true,
    canCreateComment: true,
    canUpdateComment: true,
    canDeleteComment: true,
    canAccessAllPages: false,
    canManageUsers: false,
    canManageCommunity: false,
  })
  const refused = me.pagePermissions.filter((page: { allowed: boolean }) => !page.allowed)
  assert.deepEqual([me.pagePermissions.length, refused], [8, [{ pageKey: 'admin', allowed: false }]])
})

test('every wrong field is listed', async () => {
  const answer = await signUp({ username: '한글', password: 'short', email: 'nowhere', nickname: 'n'.repeat(31) })
  assert.equal(answer.statusCode, 400)
  const fields = answer.json().errors.map((error: { field: string }) => error.field)
  assert.deepEqual(fields.sort(), ['email', 'nickname', 'password', 'username'])
})

test('R-HTTP-02: fields wrong by the schema and fields wrong by a rule are named together', async () => {
  const errorsOf = async (payload: object) =>
    (await signUp(payload)).json().errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
  const weak = { username: 'every.field', password: 'password1', nickname: '운영자' }
  assert.deepEqual(await errorsOf(weak), ['password GUESSABLE', 'nickname RESERVED'])
  assert.deepEqual(await errorsOf({ ...weak, username: 'ab', email: 'nowhere' }), [
    'username FORMAT',
    'email FORMAT',
    'password GUESSABLE',
    'nickname RESERVED',
  ])
  assert.deepEqual(await errorsOf({ ...weak, password: 'short', nickname: 7 }), ['password LENGTH', 'nickname TYPE'])
})

test('R-ACCT-01: a password has 8 characters in composed letters, however it is sent', async () => {
  const errorsOf = async (password: string) => {
    const answer = await signUp({ username: `composed.${password.length}`, password: password.normalize('NFD') })
    return answer.json().errors?.map(({ field, code, min }: Record<string, unknown>) => [field, code, min])
  }
  assert.deepEqual(await errorsOf('각각a1'), [['password', 'LENGTH', 8]])
  assert.equal(await errorsOf('각설탕을넣자a1'), undefined)
})

const REFUSED: [what: string, payload: object, field: string][] = [
  ['password of 7 characters', { password: 'abcde12' }, 'password'],
  ['password of 129 characters', { password: `1${'a'.repeat(128)}` }, 'password'],
  ['password without a letter', { password: '1234567890' }, 'password'],
  ['password without a digit', { password: 'abcdefghij' }, 'password'],
  ['password that is a number', { password: 1234567890 }, 'password'],
  ['no password', { password: undefined }, 'password'],
  ['username of 3 characters', { username: 'abc' }, 'username'],
  ['username of 31 characters', { username: 'a'.repeat(31) }, 'username'],
  ['username that begins with a dot', { username: '.hidden' }, 'username'],
  ['username with a space', { username: 'two words' }, 'username'],
  ['username with a newline at its end', { username: 'newline\n' }, 'username'],
  ['no username', { username: null }, 'username'],
  ['email without a domain', { email: 'someone@' }, 'email'],
  ['invisible characters in a nickname', { nickname: '관리자\u200b' }, 'nickname'],
]
for (const [what, payload, field] of REFUSED) {
  test(`${what}: 400, naming ${field}`, async () => {
    const answer = await signUp({ username: 'refused.user', password: PASSWORD, ...payload })
    assert.deepEqual(
      [answer.statusCode, answer.json().errors.map((error: { field: string }) => error.field)],
      [400, [field]],
    )
  })
}

test('email may be missing, null or empty', async () => {
  for (const [index, email] of [undefined, null, ''].entries()) {
    assert.equal((await signUp({ username: `noemail${index}`, password: PASSWORD, email })).statusCode, 201)
  }
})

test('R-ACCT-01: a username that exists is 409, in whatever case', async () => {
  assert.equal((await signUp({ username: 'CaseTest', password: PASSWORD })).statusCode, 201)
  const again = await signUp({ username: 'casetest', password: PASSWORD })
  assert.deepEqual([again.statusCode, again.json().code], [409, 'AUTH_409_USERNAME_TAKEN'])
  assert.deepEqual(again.json().errors[0].field, 'username')
  assert.equal((await logIn(app, 'CASETEST')).username, 'CaseTest')
})

test('a wrong format names the format', async () => {
  const [error] = (await signUp({ username: '.hidden', password: PASSWORD })).json().errors
  assert.deepEqual([error.field, error.code], ['username', 'FORMAT'])
  assert.match(error.message, /4~30자/)
})

test('ten sign-ups an hour from one address, then 429 with Retry-After; typing errors do not count', async () => {
  const statusFrom = async (address: string, username: string) => {
    const headers = { 'x-forwarded-for': address }
    const payload = { username, password: PASSWORD }
    return limited.app.inject({ method: 'POST', url: '/api/auth/signup', headers, payload })
  }
  for (let mistake = 0; mistake < 20; mistake += 1) {
    assert.equal((await statusFrom('192.0.2.1', '.wrong')).statusCode, 400)
  }
  for (let count = 0; count < 9; count += 1) {
    assert.equal((await statusFrom('192.0.2.1', `limited${count}`)).statusCode, 201)
  }
  assert.equal((await statusFrom('192.0.2.1', 'limited0')).statusCode, 409)
  const refused = await statusFrom('192.0.2.1', 'limited10')
  assert.deepEqual([refused.statusCode, refused.json().code], [429, 'COMMON_429_RATE_LIMIT'])
  assert.equal(refused.headers['retry-after'], '3600')
  assert.equal((await statusFrom('192.0.2.2', 'limited10')).statusCode, 201)
  limited.advance(3600)
  assert.equal((await statusFrom('192.0.2.1', 'limited11')).statusCode, 201)
})

test('of a hundred sign-ups of one username at once exactly one is 201', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      signUp({ username: index % 2 === 0 ? 'one.name' : 'ONE.NAME', password: PASSWORD, nickname: '하나' }),
    ),
  )
  const statuses = Map.groupBy(answers, (answer) => answer.statusCode)
  assert.deepEqual([statuses.get(201)?.length, statuses.get(409)?.length], [1, 99])
})

test('R-ACCT-02: an empty nickname becomes a default one', async () => {
  for (const [index, nickname] of [undefined, null, '', '   '].entries()) {
    const answer = await signUp({ username: `noname${index}`, password: PASSWORD, nickname })
    assert.equal(answer.statusCode, 201)
    assert.match(await nicknameOf(`noname${index}`), /^사용자\d{6}$/)
  }
})

test('R-ACCT-02: a taken nickname gets the next free number, whatever its case', async () => {
  const names = []
  for (const [index, nickname] of ['길동', '길동', ' 길동 ', 'Gildong', 'gildong', '길동2'].entries()) {
    await signUp({ username: `suffix${index}`, password: PASSWORD, nickname })
    names.push(await nicknameOf(`suffix${index}`))
  }
  assert.deepEqual(names, ['길동', '길동2', '길동3', 'Gildong', 'gildong2', '길동22'])
})

test('a number does not make a nickname longer than 30 characters', async () => {
  const long = '가'.repeat(30)
  for (const username of ['long.one', 'long.two']) await signUp({ username, password: PASSWORD, nickname: long })
  assert.equal(await nicknameOf('long.two'), `${'가'.repeat(29)}2`)
})

test('twenty sign-ups at once with one nickname get the name and nineteen numbers', async () => {
  const usernames = Array.from({ length: 20 }, (_, index) => `twenty${index}`)
  await Promise.all(usernames.map((username) => signUp({ username, password: PASSWORD, nickname: '스물' })))
  const names = await Promise.all(usernames.map(nicknameOf))
  const expected = ['스물', ...Array.from({ length: 19 }, (_, index) => `스물${index + 2}`)]
  assert.deepEqual(new Set(names), new Set(expected))
})

test('R-ADMIN-13: a nickname that passes for the service, or names a person or a home, is 400 and creates nobody', async () => {
  for (const [nickname, code] of [
    ['운 영 자', 'RESERVED'],
    ['АDМIN', 'RESERVED'],
    ['탈퇴한 사용자', 'RESERVED'],
    ['010-1234-5678', 'MOBILE_PHONE'],
    ['010​1234５678', 'MOBILE_PHONE'],
    ['900101-1234567', 'RESIDENT_NUMBER'],
    ['샘플빌라 302호', 'UNIT'],
  ] as const) {
    const answer = await signUp({ username: 'misleading', password: PASSWORD, nickname })
    const errors = answer.json<{ errors: { field: string; code: string }[] }>().errors
    assert.equal(answer.statusCode, 400, nickname)
    assert.ok(errors.every(({ field }) => field === 'nickname') && errors.length > 0, nickname)
    if (!nickname.includes('​'))
      assert.deepEqual(
        errors.map((error) => error.code),
        [code],
        nickname,
      )
  }
  assert.equal((await signUp({ username: 'misleading', password: PASSWORD, nickname: '공시가격' })).statusCode, 201)
})
