import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { accountApp, bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import type { FileStorage } from '../../platform/storage.ts'
import { blackPng } from './black-png.fixture.ts'
import { endAccount } from './delete-account.ts'
import { accountFeature } from './plugin.ts'
import { uploadProfileImage } from './profile-image.ts'

const { app, config, database, services } = await accountApp()
const MEBIBYTE = 1024 * 1024

type Upload = { content: Uint8Array; fileName?: string; field?: string; contentType?: string }

async function formOf(files: Upload[]): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const { content, fileName = 'me.png', field = 'file', contentType = 'image/png' } of files) {
    form.append(field, new Blob([content], { type: contentType }), fileName)
  }
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  return { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } }
}

async function upload(accessToken: string, ...files: Upload[]) {
  const { payload, headers } = await formOf(files)
  const url = '/api/users/me/profile-image'
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...bearer(accessToken) } })
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
}

function storedFiles(userId: number): Promise<string[]> {
  return readdir(join(config.dataDir, 'files/profile-images', String(userId))).catch(() => [])
}

const user = await signUpAndLogIn(app, 'photographer')

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const png = await picture(10, 10).png().toBuffer()
/** A valid PNG that decodes to 64 million pixels. */
const bomb = await sharp({
  create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9 })
  .toBuffer()

/** A valid PNG of one row of 50 million black pixels, the maximum. */
const line = blackPng({ width: 50_000_000, height: 1 })

const REFUSED: [what: string, content: Uint8Array][] = [
  ['an SVG named .png', svg],
  ['a text', Buffer.from('hello')],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['a TIFF', await picture(10, 10).tiff().toBuffer()],
  ['a PNG signature and nothing else', png.subarray(0, 8)],
  ['half a PNG', png.subarray(0, png.length / 2)],
  ['a decompression bomb', bomb],
  ['one line of 50 million pixels', line],
  ['an empty file', Buffer.alloc(0)],
]

test('R-ACCT-13: a JPEG, PNG, WEBP or GIF is stored as WEBP of at most 512 pixels, whatever its name and type claim', async () => {
  const source = picture(1200, 600)
  for (const content of await Promise.all([
    source.clone().jpeg().toBuffer(),
    source.clone().png().toBuffer(),
    source.clone().webp().toBuffer(),
    source.clone().gif().toBuffer(),
  ])) {
    const answer = await upload(user.accessToken, { content, fileName: 'evil.html', contentType: 'text/html' })
    assert.equal(answer.statusCode, 200)
    const { profileImageUrl } = answer.json().data
    assert.match(profileImageUrl, new RegExp(`^/api/users/profile-images/${user.userId}/[0-9a-f-]{36}\\.webp$`))
    const stored = await app.inject(profileImageUrl)
    const { format, width, height } = await sharp(stored.rawPayload).metadata()
    assert.deepEqual([format, width, height], ['webp', 512, 256])
  }
})

test('a small picture is not made larger', async () => {
  const answer = await upload(user.accessToken, { content: await picture(40, 30).png().toBuffer() })
  const stored = await app.inject(answer.json().data.profileImageUrl)
  const { width, height } = await sharp(stored.rawPayload).metadata()
  assert.deepEqual([width, height], [40, 30])
})

test('metadata is gone, and the orientation it held is drawn', async () => {
  const content = await picture(60, 20)
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  assert.notEqual((await sharp(content).metadata()).exif, undefined)
  const answer = await upload(user.accessToken, { content })
  const stored = await app.inject(answer.json().data.profileImageUrl)
  const { exif, xmp, icc, orientation, width, height } = await sharp(stored.rawPayload).metadata()
  assert.deepEqual([exif, xmp, icc, orientation], [undefined, undefined, undefined, undefined])
  assert.deepEqual([width, height], [20, 60])
})

test('of a moving GIF the first frame is kept', async () => {
  const frames = [0, 1, 2].map((frame) =>
    picture(20, 20)
      .tint({ r: 80 * frame, g: 0, b: 0 })
      .png()
      .toBuffer(),
  )
  const content = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  assert.equal((await sharp(content).metadata()).pages, 3)
  const answer = await upload(user.accessToken, { content })
  const stored = await sharp((await app.inject(answer.json().data.profileImageUrl)).rawPayload).metadata()
  assert.deepEqual([stored.pages ?? 1, stored.height], [1, 20])
})

test('a new picture takes the place of the old file', async () => {
  const owner = await signUpAndLogIn(app, 'replacing')
  const content = await picture(10, 10).png().toBuffer()
  const first = (await upload(owner.accessToken, { content })).json().data.profileImageUrl
  const second = (await upload(owner.accessToken, { content })).json().data.profileImageUrl
  assert.deepEqual(await storedFiles(owner.userId), [second.split('/').at(-1)])
  assert.equal((await app.inject(first)).statusCode, 404)
})

/** Uploads in a process with these `put` and `remove`. */
async function uploadBy(owner: { userId: number }, storage: Partial<FileStorage>) {
  const [row] = (await database.pool.query(USER_ROW, [owner.userId])).rows
  const caller = { kind: 'user', authorities: [], ...row } as unknown as UserCaller
  return uploadProfileImage({ ...services, storage: { ...services.storage, ...storage } }, caller, png)
}
const USER_ROW = 'select user_id as "userId", profile_image_url as "profileImageUrl" from users where user_id = $1'
const anHourLater = () => accountFeature(services).housekeeping?.(new Date(services.clock.now().getTime() + 3_600_001))

test('a picture whose process dies before it is shown is removed by the housekeeping', async () => {
  const owner = await signUpAndLogIn(app, 'dying')
  // from here on the process does nothing
  const dead = new Promise<never>(() => undefined)
  const put: FileStorage['put'] = async (...file) => services.storage.put(...file).then(() => dead)
  void uploadBy(owner, { put })
  while ((await storedFiles(owner.userId)).length === 0) await setTimeout(10)
  await accountFeature(services).housekeeping?.(services.clock.now())
  assert.equal((await storedFiles(owner.userId)).length, 1)
  await anHourLater()
  assert.deepEqual(await storedFiles(owner.userId), [])
})

test('a picture whose account ends while it is stored is 401 and removed', async () => {
  const owner = await signUpAndLogIn(app, 'leaving')
  const put: FileStorage['put'] = async (...file) => {
    await services.storage.put(...file)
    await endAccount(database.pool, owner.userId, services.clock.now())
  }
  await assert.rejects(uploadBy(owner, { put }), { code: 'AUTH_401_TOKEN_REVOKED' })
  assert.deepEqual(await storedFiles(owner.userId), [])
})

test('a picture that could not be removed when another took its place is removed by the housekeeping', async () => {
  const owner = await signUpAndLogIn(app, 'full-disk')
  await uploadBy(owner, {})
  const { profileImageUrl } = await uploadBy(owner, { remove: () => Promise.reject(new Error('no disk')) })
  assert.equal((await storedFiles(owner.userId)).length, 2)
  await anHourLater()
  assert.deepEqual(await storedFiles(owner.userId), [profileImageUrl?.split('/').at(-1)])
})

test('a removed picture is removed from the storage too', async () => {
  const owner = await signUpAndLogIn(app, 'removing')
  await upload(owner.accessToken, { content: await picture(10, 10).png().toBuffer() })
  assert.equal((await storedFiles(owner.userId)).length, 1)
  const headers = bearer(owner.accessToken)
  await app.inject({ method: 'PUT', url: '/api/users/me/profile', headers, payload: { profileImageUrl: '' } })
  assert.deepEqual(await storedFiles(owner.userId), [])
})

test('sending one’s present image address back with a new nickname keeps the picture', async () => {
  const owner = await signUpAndLogIn(app, 'keeping')
  const { profileImageUrl } = (
    await upload(owner.accessToken, { content: await picture(9, 9).png().toBuffer() })
  ).json().data
  const headers = bearer(owner.accessToken)
  const payload = { nickname: '새 이름', profileImageUrl }
  const answer = await app.inject({ method: 'PUT', url: '/api/users/me/profile', headers, payload })
  assert.deepEqual([answer.statusCode, answer.json().data.profileImageUrl], [200, profileImageUrl])
  assert.equal((await app.inject(profileImageUrl)).statusCode, 200)
})

for (const [what, content] of REFUSED) {
  test(`${what} is 400, naming the file`, async () => {
    assert.ok(content.length < MEBIBYTE)
    const answer = await upload(user.accessToken, { content })
    assert.deepEqual([answer.statusCode, answer.json().errors?.[0]?.field], [400, 'file'])
  })
}

test('exactly 5 MiB pass the limit, one byte more is 413', async () => {
  // bytes after the end of the picture do not belong to it
  const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
  assert.equal((await upload(user.accessToken, { content: padded(5 * MEBIBYTE) })).statusCode, 200)
  const answer = await upload(user.accessToken, { content: padded(5 * MEBIBYTE + 1) })
  assert.deepEqual([answer.statusCode, answer.json().code], [413, 'COMMON_413_TOO_LARGE'])
  assert.equal((await upload(user.accessToken, { content: padded(9 * MEBIBYTE) })).statusCode, 413)
})

test('the answer to a file that is too large reaches a client that is still sending', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const { payload, headers } = await formOf([{ content: Buffer.alloc(20 * MEBIBYTE) }])
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/me/profile-image`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, ...bearer(user.accessToken) },
  })
  assert.equal(answer.status, 413)
})

test('no file, two files, a broken form, another content type', async () => {
  const url = '/api/users/me/profile-image'
  const send = async (payload: Buffer | string, contentType: string) => {
    const headers = { 'content-type': contentType, ...bearer(user.accessToken) }
    return (await app.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  assert.equal((await upload(user.accessToken)).statusCode, 400)
  assert.equal((await upload(user.accessToken, { content: png }, { content: png })).statusCode, 400)
  assert.equal(
    await send(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ),
    400,
  )
  assert.equal(await send('abc', 'multipart/form-data'), 400)
  assert.equal(await send('{}', 'application/json'), 415)
  assert.equal(await send(png, 'image/png'), 415)
})

test('only a logged-in user uploads', async () => {
  const { payload, headers } = await formOf([{ content: png }])
  const answer = await app.inject({ method: 'POST', url: '/api/users/me/profile-image', payload, headers })
  assert.deepEqual([answer.statusCode, answer.json().code], [401, 'AUTH_401_TOKEN_MISSING'])
})

test('a picture is public, with ETag, nosniff and a long cache; a known version is 304 without a body', async () => {
  const { profileImageUrl } = (await upload(user.accessToken, { content: png })).json().data
  const answer = await app.inject(profileImageUrl)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'image/webp')
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
  const etag = String(answer.headers.etag)
  assert.match(etag, /^"[^"]+"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.inject({ url: profileImageUrl, headers: { 'if-none-match': known } })
    assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag])
  }
  const other = await app.inject({ url: profileImageUrl, headers: { 'if-none-match': '"other"' } })
  assert.equal(other.statusCode, 200)
})

test('a path never leads out of the user’s own pictures', async () => {
  const { profileImageUrl } = (await upload(user.accessToken, { content: png })).json().data
  const name = profileImageUrl.split('/').at(-1)
  const secret = join(config.dataDir, 'jwt-secret')
  assert.ok(existsSync(secret) && (await readFile(secret, 'utf8')).length > 30)
  for (const path of [
    '1/..%2f..%2f..%2fjwt-secret',
    '1/..%2F..%2F..%2Fjwt-secret',
    '1/%2e%2e%2f%2e%2e%2fjwt-secret',
    '1/..',
    '1/../../../jwt-secret',
    `..%2f${user.userId}/${name}`,
    `${user.userId + 1}/${name}`,
    `${user.userId}/${name}%00`,
    `${user.userId}/${name}/`.replace(/\/$/, '%2f'),
    `${user.userId}/..%2f${user.userId}%2f${name}`,
    `${user.userId}/${String(name).toUpperCase()}`,
    `${user.userId}/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp`,
  ]) {
    const answer = await app.inject(`/api/users/profile-images/${path}`)
    assert.ok([400, 404].includes(answer.statusCode), `${path}: ${answer.statusCode}`)
    assert.equal(answer.json().success, false)
  }
})
