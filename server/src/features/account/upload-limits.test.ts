import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { accountApp, bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'

const URL_PATH = '/api/users/me/profile-image'
const PNG = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
  .png()
  .toBuffer()
const HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n'
const FORM = Buffer.concat([Buffer.from(HEAD), PNG, Buffer.from('\r\n--b--\r\n')])
const TYPE = { 'content-type': 'multipart/form-data; boundary=b' }

async function uploadApp(variables: Record<string, string>) {
  const { app } = await accountApp({ variables: { RATE_LIMIT_ENABLED: 'true', ...variables } })
  const users = [await signUpAndLogIn(app, 'first.user'), await signUpAndLogIn(app, 'second.user')] as const
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    users,
    upload: ({ accessToken }: LoggedIn) =>
      app.inject({ method: 'POST', url: URL_PATH, payload: FORM, headers: { ...TYPE, ...bearer(accessToken) } }),
    /** An upload that occupies its slot until the test ends it. */
    async begin({ accessToken }: LoggedIn) {
      const headers = { ...TYPE, ...bearer(accessToken), 'content-length': FORM.length }
      const begun = request(`${origin}${URL_PATH}`, { method: 'POST', headers, agent: false })
      const answered = new Promise<number | undefined>((resolve, reject) => {
        begun.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      })
      const arrived = once(app.server, 'request') as Promise<[IncomingMessage]>
      begun.write(FORM.subarray(0, 20))
      const [received] = await arrived
      // its body is read once it has a slot
      await once(received, 'resume')
      return {
        async end() {
          begun.end(FORM.subarray(20))
          return answered
        },
      }
    },
  }
}

/** The first answer with this status, else the last one: a slot becomes free a moment later. */
async function soon<T extends { statusCode: number }>(ask: () => Promise<T>, status: number): Promise<T> {
  let answer = await ask()
  for (let tries = 0; tries < 15_000 && answer.statusCode !== status; tries += 1) {
    await sleep(20)
    answer = await ask()
  }
  return answer
}

test('one user sends so many files at once, more are 429 with Retry-After; others are not held up, and an end makes room', async () => {
  const { users, upload, begin } = await uploadApp({ RATE_LIMIT_IMAGE_UPLOAD_MAX: '1000' })
  const begun = [await begin(users[0]), await begin(users[0])]
  const refused = await upload(users[0])
  assert.deepEqual([refused.statusCode, refused.json().code], [429, 'COMMON_429_RATE_LIMIT'])
  assert.equal(refused.headers['retry-after'], '5')
  assert.equal((await upload(users[1])).statusCode, 200)
  assert.deepEqual(await Promise.all(begun.map((each) => each.end())), [200, 200])
  assert.equal((await soon(() => upload(users[0]), 200)).statusCode, 200)
})

test('all users together send so many files at once, more are 503 with Retry-After, rate limits or not', async () => {
  for (const enabled of ['true', 'false']) {
    const limits = { RATE_LIMIT_ENABLED: enabled, RATE_LIMIT_IMAGE_UPLOAD_MAX: '1000', UPLOADS_AT_ONCE: '1' }
    const { users, upload, begin } = await uploadApp(limits)
    const begun = await begin(users[0])
    const refused = await upload(users[1])
    assert.deepEqual([refused.statusCode, refused.json().code], [503, 'COMMON_503_UNAVAILABLE'])
    assert.equal(refused.headers['retry-after'], '5')
    assert.equal(await begun.end(), 200)
    assert.equal((await soon(() => upload(users[1]), 200)).statusCode, 200)
  }
})

test('so many uploads in a window, then 429 until it ends', async () => {
  const { users, upload } = await uploadApp({ RATE_LIMIT_IMAGE_UPLOAD_MAX: '3' })
  for (let time = 0; time < 3; time += 1) assert.equal((await upload(users[0])).statusCode, 200)
  const refused = await upload(users[0])
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '600'])
})
