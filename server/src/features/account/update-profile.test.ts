import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { readPublicProfiles } from './profiles.ts'

const { app, database } = await accountApp()
const IMAGE = 'https://images.example.com/me.png?size=large'

async function update(accessToken: string, payload: object) {
  const url = '/api/users/me/profile'
  const answer = await app.inject({ method: 'PUT', url, headers: bearer(accessToken), payload })
  return { status: answer.statusCode, ...answer.json() }
}

async function me(accessToken: string) {
  return (await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })).json().data
}

test('nickname and image address are changed, and the answer is what users/me says afterwards', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'profile.user', { nickname: '처음' })
  const { data } = await update(accessToken, { nickname: '다음', profileImageUrl: IMAGE })
  assert.deepEqual([data.nickname, data.profileImageUrl], ['다음', IMAGE])
  assert.deepEqual(data, await me(accessToken))
})

test('a member that is missing or null is left as it is', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'unchanged', { nickname: '그대로' })
  await update(accessToken, { profileImageUrl: IMAGE })
  const { data } = await update(accessToken, { nickname: null, profileImageUrl: null })
  assert.deepEqual([data.nickname, data.profileImageUrl], ['그대로', IMAGE])
  assert.deepEqual((await update(accessToken, {})).data, data)
})

test('an empty nickname becomes a default one, an empty image address removes the image', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'emptied', { nickname: '비울 이름' })
  await update(accessToken, { profileImageUrl: IMAGE })
  const { data } = await update(accessToken, { nickname: '', profileImageUrl: '' })
  assert.match(data.nickname, /^사용자\d{6}$/)
  assert.equal(data.profileImageUrl, null)
})

test('a taken nickname gets a number; one’s own name is not taken', async () => {
  await signUpAndLogIn(app, 'holder', { nickname: 'Taken' })
  const { accessToken } = await signUpAndLogIn(app, 'second', { nickname: '다른 이름' })
  assert.equal((await update(accessToken, { nickname: 'taken' })).data.nickname, 'taken2')
  assert.equal((await update(accessToken, { nickname: 'taken2' })).data.nickname, 'taken2')
  assert.equal((await update(accessToken, { nickname: 'TAKEN2' })).data.nickname, 'TAKEN2')
})

test('R-ACCT-02: a nickname that nobody can see, or that is seen only in part, is 400; a picture may have its selector', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'unseen.name', { nickname: '보이는 이름' })
  for (const nickname of ['\u3164', '\u2800', '\ufe0f', '\u115f\u1160', '\uffa0', '길동\u3164', '길동\ufe0f']) {
    const { status, errors } = await update(accessToken, { nickname })
    assert.deepEqual(
      [status, errors?.[0]?.field, errors?.[0]?.code],
      [400, 'nickname', 'CHARACTERS'],
      JSON.stringify(nickname),
    )
  }
  for (const nickname of ['길동\u2764\ufe0f', '5\ufe0f\u20e3'])
    assert.equal((await update(accessToken, { nickname })).data.nickname, nickname)
})

test('R-HTTP-02: a nickname and an image address that are both not allowed are named together', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'both.wrong')
  const profileImageUrl = '/api/users/profile-images/1/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp'
  const { status, errors } = await update(accessToken, { nickname: '운영자', profileImageUrl })
  const fields = errors.map(({ field }: { field: string }) => field)
  assert.deepEqual([status, ...fields], [400, 'nickname', 'profileImageUrl'])
})

test('R-ACCT-01: a nickname is at most 30 characters in composed letters, too', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'composed.name', { nickname: '짧은 이름' })
  // letters without a composed form: each becomes two
  const letter = '\u0958'
  const { status, errors } = await update(accessToken, { nickname: letter.repeat(16) })
  const [{ field, code, max }] = errors
  assert.deepEqual([status, field, code, max], [400, 'nickname', 'LENGTH', 30])
  assert.equal((await update(accessToken, { nickname: letter.repeat(15) })).data.nickname.length, 30)
})

test('twenty users who take one nickname at once get twenty names', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, (_, index) => signUpAndLogIn(app, `renamer${index}`)))
  const answers = await Promise.all(users.map(({ accessToken }) => update(accessToken, { nickname: '함께' })))
  assert.equal(new Set(answers.map(({ data }) => data.nickname)).size, 20)
  assert.ok(answers.every(({ data }) => /^함께\d*$/.test(data.nickname)))
})

for (const [index, url] of [
  'javascript:alert(1)',
  'ftp://example.com/a.png',
  '//example.com/a.png',
  'https://',
  'https://exa mple.com/a.png',
  'https://user:pass@example.com/a.png',
  'https://example.com/"onerror=x',
  `https://example.com/${'a'.repeat(500)}`,
].entries()) {
  test(`the image address ${url.slice(0, 40)} is refused`, async () => {
    const { accessToken } = await signUpAndLogIn(app, `refused.url${index}`)
    const answer = await update(accessToken, { profileImageUrl: url, nickname: 'n'.repeat(31) })
    assert.equal(answer.status, 400)
    const fields = answer.errors.map((error: { field: string }) => error.field)
    assert.deepEqual(fields.sort(), ['nickname', 'profileImageUrl'])
  })
}

test('somebody else’s uploaded image cannot be taken as one’s own', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'borrower')
  const profileImageUrl = '/api/users/profile-images/1/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp'
  const answer = await update(accessToken, { profileImageUrl })
  assert.deepEqual([answer.status, answer.errors[0].field], [400, 'profileImageUrl'])
})

test('the whole address of an uploaded image counts as its path: one’s own is kept, another is refused', async () => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'with_origin')
  const own = '/api/users/profile-images/9/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp'
  await database.pool.query('update users set profile_image_url = $1 where user_id = $2', [own, userId])
  // the test's requests are sent to http://localhost:80
  const kept = await update(accessToken, { profileImageUrl: `http://localhost:80${own}` })
  assert.deepEqual([kept.status, kept.data?.profileImageUrl], [200, own])
  const other = await update(accessToken, { profileImageUrl: `http://localhost:80${own.replace('/9/', '/8/')}` })
  assert.equal(other.status, 400)
})

test('R-ADMIN-13: a user takes no name of the service and no number, and an operator may be called one', async () => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'renaming', { nickname: '보통이름' })
  for (const nickname of ['관리자', 'ㅇㅜㄴㅇㅕㅇㅈㅏ', '공식 상담', 'Ｈ\u200bUG', '국토부 담당자', '010-2345-6789']) {
    const answer = await update(accessToken, { nickname })
    assert.deepEqual([answer.status, answer.errors[0].field], [400, 'nickname'], nickname)
  }
  assert.equal((await me(accessToken)).nickname, '보통이름')
  await database.pool.query(`update users set role_name = 'ROLE_CS_MANAGER' where user_id = $1`, [userId])
  assert.equal((await update(accessToken, { nickname: '관리자' })).data.nickname, '관리자')
  assert.equal((await update(accessToken, { nickname: '010-2345-6789' })).status, 400)
})

test('R-ADMIN-13: a nickname from before stays, also where the profile is saved with it, and is not taken again', async () => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'from.before', { nickname: '보통 이름' })
  await database.pool.query(`update users set nickname = '경찰청' where user_id = $1`, [userId])
  const saved = await update(accessToken, { nickname: '경찰청', profileImageUrl: IMAGE })
  assert.deepEqual([saved.status, saved.data?.nickname, saved.data?.profileImageUrl], [200, '경찰청', IMAGE])
  assert.equal((await update(accessToken, { nickname: '다른 이름' })).status, 200)
  assert.equal((await update(accessToken, { nickname: '경찰청' })).status, 400)
})

for (const [index, url] of [
  'http://images.example.com/me.png',
  'https://127.0.0.1/me.png',
  'https://192.168.0.10/me.png',
  'https://2130706433/me.png',
  'https://localhost/me.png',
  'https://intranet/me.png',
  'https://nas.local/me.png',
  'https://images.example.com:8443/me.png',
].entries()) {
  test(`R-ACCT-12: a picture at ${url}, which is not https on a public site, is refused by name`, async () => {
    const { accessToken } = await signUpAndLogIn(app, `not.public${index}`)
    const { status, errors } = await update(accessToken, { profileImageUrl: url })
    assert.deepEqual([status, errors[0].field, errors[0].code], [400, 'profileImageUrl', 'NOT_ALLOWED'])
  })
}

test('R-ACCT-12: others are shown no picture of another site, so nobody learns who reads', async () => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'pictured')
  await update(accessToken, { profileImageUrl: IMAGE })
  assert.equal((await me(accessToken)).profileImageUrl, IMAGE)
  assert.equal((await readPublicProfiles(database.pool, [userId]))(userId).profileImageUrl, null)
  const own = `/api/users/profile-images/${userId}/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp`
  await database.pool.query('update users set profile_image_url = $1 where user_id = $2', [own, userId])
  assert.equal((await readPublicProfiles(database.pool, [userId]))(userId).profileImageUrl, own)
})
