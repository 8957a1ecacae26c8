import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import type { CommunityAttachmentResponse, CommunityPostDetail } from '@lease-risk/contract/community'
import sharp from 'sharp'
import { encodeCp949 } from '../../../../../sandbox/src/cp949.ts'
import { communityBoard, PDF } from '../../../../test/community-board.ts'
import { until } from '../../../../test/until.ts'
import { createFileStorage } from '../../../platform/storage.ts'
import { attachmentDisposition } from './handle-attachments.ts'

const board = await communityBoard()
const { app, call, config, database, did, upload } = board
const { pool } = database
const storage = await createFileStorage(config)
const [author, stranger] = [await board.member('author'), await board.member('stranger')]
const operator = await board.member('operator', 'ROLE_CS_MANAGER')
const picture = sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })

async function uploaded(
  postId: number,
  content: Uint8Array = PDF,
  name?: string,
): Promise<CommunityAttachmentResponse> {
  const answer = await upload(author, postId, content, name)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<{ data: CommunityAttachmentResponse }>().data
}
const download = async (by: Parameters<typeof call>[0], { downloadUrl }: CommunityAttachmentResponse) =>
  (await call(by, 'GET', downloadUrl)).statusCode
const filesOf = (postId: number) => readdir(join(config.dataDir, 'files/community', String(postId))).catch(() => [])
const housekeeping = () =>
  board.jobs.find(({ name }) => name === 'housekeeping')?.run(null as never, new AbortController().signal)

test('R-BOARD-09: JPEG, PNG, WEBP, GIF and PDF by content, whatever the name says; the bytes come back as they were', async () => {
  const { postId } = await board.post(author)
  const contents: [string, Buffer][] = [
    ['image/jpeg', await picture.clone().jpeg().toBuffer()],
    ['image/png', await picture.clone().png().toBuffer()],
    ['image/webp', await picture.clone().webp().toBuffer()],
    ['image/gif', await picture.clone().gif().toBuffer()],
    ['application/pdf', PDF],
  ]
  for (const [type, content] of contents) {
    const attachment = await uploaded(postId, content, 'evil.html')
    assert.deepEqual([attachment.contentType, attachment.sizeBytes], [type, content.length])
    const file = await app.inject(attachment.downloadUrl)
    assert.deepEqual([file.headers['content-type'], file.rawPayload.equals(content)], [type, true])
    assert.equal(file.headers['x-content-type-options'], 'nosniff')
    assert.match(
      String(file.headers['content-disposition']),
      /^attachment; filename="evil.html"; filename\*=UTF-8''evil.html$/,
    )
    assert.match(String(file.headers['content-security-policy']), /default-src 'none'/)
  }
  const detail = await did<CommunityPostDetail>(null, 'GET', `/posts/${postId}`)
  assert.deepEqual(
    [detail.attachmentCount, detail.attachments.map(({ contentType }) => contentType)],
    [5, contents.map(([type]) => type)],
  )
  for (const name of await filesOf(postId)) assert.match(name, /^[0-9a-f-]{36}$/, 'a name that says nothing')
})

test('other content, an empty file, a form without a file and one byte too many are refused and leave nothing', async () => {
  const { postId } = await board.post(author)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const content of [
    svg,
    Buffer.from('hello'),
    await picture.clone().tiff().toBuffer(),
    Buffer.from('MZ\x90\0'),
    Buffer.alloc(0),
  ])
    assert.equal((await upload(author, postId, content, 'file.pdf')).statusCode, 400)
  const most = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024 - PDF.length)])
  assert.equal((await upload(author, postId, most)).statusCode, 201)
  assert.equal((await upload(author, postId, Buffer.concat([most, Buffer.alloc(1)]))).statusCode, 413)
  assert.equal((await call(author, 'POST', `/api/community/posts/${postId}/attachments`, {})).statusCode, 415)
  assert.equal((await filesOf(postId)).length, 1)
})

test('of twelve files at once ten are taken, the others are 409', async () => {
  const { postId } = await board.post(author)
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(author, postId, PDF)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  const taken = statuses.filter((status) => status === 201).length
  assert.ok(statuses.every((status) => [201, 409, 503].includes(status)))
  let more = taken
  while (more < 10) {
    assert.equal((await upload(author, postId, PDF)).statusCode, 201)
    more += 1
  }
  const refused = await upload(author, postId, PDF)
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'COMMUNITY_409_ATTACHMENT_LIMIT'])
  assert.equal((await filesOf(postId)).length, 10)
})

test('only the author adds files', async () => {
  const { postId } = await board.post(author)
  assert.equal((await upload(null, postId, PDF)).statusCode, 401)
  assert.equal((await upload(stranger, postId, PDF)).statusCode, 403)
  assert.equal((await upload(operator, postId, PDF)).statusCode, 403)
  assert.equal((await upload(author, 999_999, PDF)).statusCode, 404)
})

test('the file of a hidden post is gone at once but for author and operators, back when it is restored, and gone for all when deleted', async () => {
  const { postId } = await board.post(author)
  const file = await uploaded(postId)
  const seen = async () => Promise.all([null, stranger, author, operator].map((by) => download(by, file)))
  assert.deepEqual(await seen(), [200, 200, 200, 200])
  await call(operator, 'PUT', `/api/admin/community/posts/${postId}/hide`, { reason: '확인' })
  assert.deepEqual(await seen(), [404, 404, 200, 200])
  await call(operator, 'PUT', `/api/admin/community/posts/${postId}/restore`, { reason: '확인' })
  assert.deepEqual(await seen(), [200, 200, 200, 200])
  await did(author, 'DELETE', `/posts/${postId}`)
  assert.deepEqual(await seen(), [404, 404, 404, 404])
  assert.equal((await filesOf(postId)).length, 1)
  await housekeeping()
  assert.deepEqual(await filesOf(postId), [])
  assert.equal((await pool.query('select from post_attachments where post_id = $1', [postId])).rowCount, 0)
  const { rows } = await pool.query('select attachment_count from posts where post_id = $1', [postId])
  assert.deepEqual(rows, [{ attachment_count: 0 }])
})

test('an upload that dies amid the storage is seen by nobody, and collected with its file later', async () => {
  const { postId } = await board.post(author)
  // what remains after a kill between the two: the announced row and the file
  const attachmentId = '11111111-2222-4333-8444-555555555555'
  await pool.query(`insert into post_attachments values ($1, $2, 'file.pdf', 'application/pdf', 10, $3)`, [
    attachmentId,
    postId,
    board.clock.now(),
  ])
  await storage.put(`community/${postId}/${attachmentId}`, PDF, 'application/pdf')
  assert.equal((await app.inject(`/api/community/attachments/${attachmentId}/download`)).statusCode, 404)
  assert.equal((await did<CommunityPostDetail>(null, 'GET', `/posts/${postId}`)).attachmentCount, 0)
  await housekeeping()
  assert.equal((await filesOf(postId)).length, 1, 'it may still be on its way')
  board.advance(1)
  await housekeeping()
  board.advance(-1)
  assert.deepEqual(await filesOf(postId), [])
})

test('the file of a hidden post goes with the account of its author, from everybody at once and then from the disk', async () => {
  const leaving = await board.member('leaving_file')
  const { postId } = await board.post(leaving)
  const { data: file } = (await upload(leaving, postId, PDF)).json<{ data: CommunityAttachmentResponse }>()
  await call(operator, 'PUT', `/api/admin/community/posts/${postId}/hide`, { reason: '확인' })
  assert.equal(await download(operator, file), 200)
  await call(leaving, 'DELETE', '/api/users/me', { confirmationPassword: leaving.password })
  assert.equal(await download(operator, file), 404)
  board.advance(1)
  await housekeeping()
  board.advance(-1)
  assert.deepEqual(await filesOf(postId), [])
  const { rows } = await pool.query(
    'select attachment_count, (select count(*) from post_attachments where post_id = $1) as files from posts where post_id = $1',
    [postId],
  )
  assert.deepEqual(rows, [{ attachment_count: 0, files: 0 }])
})

test('an upload that takes so long that the housekeeping gave it up is reported as failed, and leaves nothing', async () => {
  const { postId } = await board.post(author)
  // an announced row that is deleted at once
  await pool.query(`
    create function give_up() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger given_up before insert on post_attachments for each row execute function give_up()`)
  const answer = await upload(author, postId, PDF)
  await pool.query('drop trigger given_up on post_attachments; drop function give_up')
  assert.deepEqual([answer.statusCode, answer.json().code], [503, 'COMMON_503_UNAVAILABLE'])
  assert.deepEqual(await filesOf(postId), [])
  const { attachmentCount, attachments } = await did<CommunityPostDetail>(null, 'GET', `/posts/${postId}`)
  assert.deepEqual([attachmentCount, attachments], [0, []])
})

test('an upload that breaks off half-way leaves nothing behind', async () => {
  const { postId } = await board.post(author)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  socket.write(
    `POST /api/community/posts/${postId}/attachments HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${author.accessToken}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${head}%PDF-1.7`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  assert.deepEqual(await filesOf(postId), [])
  assert.equal((await pool.query('select from post_attachments where post_id = $1', [postId])).rowCount, 0)
  await until(
    async () => (await upload(author, postId, PDF)).statusCode === 201,
    'the place of the upload is free again',
  )
})

test('RFC 5987: any original name comes back, and a plain one for who does not know it', async () => {
  assert.equal(
    attachmentDisposition(`등기부 "사본" (1)'%*\\.pdf`),
    `attachment; filename="___ ____ (1)'_*_.pdf"; filename*=UTF-8''%EB%93%B1%EA%B8%B0%EB%B6%80%20%22%EC%82%AC%EB%B3%B8%22%20%281%29%27%25%2A%5C.pdf`,
  )
  const { postId } = await board.post(author)
  const { originalFileName } = await uploaded(postId, PDF, '../../etc/계약서\r\nx: y.pdf')
  assert.doesNotMatch(originalFileName, /[\r\n/]/)
})

test('R-BOARD-09: a name in code page 949 or in percent escapes comes back readable or as a neutral one', async () => {
  const { postId } = await board.post(author)
  const cp949 = encodeCp949('계약서 2.pdf')
  const escaped = (bytes: Buffer) => bytes.toString('hex').replaceAll(/../g, (byte) => `%${byte}`)
  const NAMES: [name: string | Buffer, shown: string][] = [
    [escaped(cp949), '계약서 2.pdf'],
    [escaped(Buffer.from('계약서 2.pdf')), '계약서 2.pdf'],
    [cp949.toString('latin1'), '계약서 2.pdf'],
    [cp949, 'file.pdf'],
    ['Café Müller 100%.pdf', 'Café Müller 100%.pdf'],
    ['계약%20서.pdf', '계약%20서.pdf'],
    [escaped(Buffer.from('../a\0b/계약\r\n서.pdf')), '계약서.pdf'],
    ['%ff%fe.pdf', '%ff%fe.pdf'],
    ['', 'file'],
  ]
  for (const [name, shown] of NAMES) {
    const { statusCode, body } = await uploadNamed(
      postId,
      Buffer.from('; filename="'),
      Buffer.from(name),
      Buffer.from('"'),
    )
    const { data } = JSON.parse(body) as { data: CommunityAttachmentResponse }
    assert.deepEqual([statusCode, data.originalFileName], [201, shown])
    assert.equal((await call(author, 'DELETE', `/api/community/attachments/${data.attachmentId}`)).statusCode, 200)
  }
  for (const rest of [`; filename*=EUC-KR''${escaped(cp949)}`, `; filename*=nobody''${escaped(cp949)}`, ''])
    assert.equal((await uploadNamed(postId, Buffer.from(rest))).statusCode, 201, rest)
  const hidden = await uploadNamed(
    postId,
    Buffer.from(`; filename="${escaped(encodeCp949('계약서_900101-1234567.pdf'))}"`),
  )
  assert.equal(hidden.statusCode, 400)
})

/** Uploads a file whose form names it by these bytes. */
function uploadNamed(postId: number, ...name: Buffer[]) {
  const [head, tail] = [
    '--x\r\ncontent-disposition: form-data; name="file"',
    '\r\ncontent-type: application/octet-stream\r\n\r\n',
  ]
  return app.inject({
    method: 'POST',
    url: `/api/community/posts/${postId}/attachments`,
    headers: { authorization: `Bearer ${author.accessToken}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), ...name, Buffer.from(tail), PDF, Buffer.from('\r\n--x--\r\n')]),
  })
}

test('a file whose name holds personal data is refused and leaves nothing, one with the number of an office is taken', async () => {
  const { postId } = await board.post(author)
  for (const name of ['계약서_900101-1234567.pdf', '101동 1203호 등기부.pdf', '홍길동 010_1234_5678.pdf']) {
    const refused = await upload(author, postId, PDF, name)
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'COMMUNITY_400_PERSONAL_DATA'])
    assert.equal(refused.json().errors[0].field, 'file')
  }
  assert.deepEqual(await filesOf(postId), [])
  await uploaded(postId, PDF, '구청 02-123-4567.pdf')
  await uploaded(postId, PDF, 'KakaoTalk_20261120_103000123.pdf')
})

test('an author takes one file away: gone for everybody and from the disk, counted exactly, and its place is free', async () => {
  const { postId } = await board.post(author)
  const files = [await uploaded(postId), await uploaded(postId)]
  const [first, second] = files as [CommunityAttachmentResponse, CommunityAttachmentResponse]
  const remove = () => call(author, 'DELETE', `/api/community/attachments/${first.attachmentId}`)
  assert.deepEqual([(await remove()).statusCode, (await remove()).statusCode], [200, 404])
  assert.deepEqual([await download(author, first), await download(null, second)], [404, 200])
  const { attachmentCount, attachments } = await did<CommunityPostDetail>(null, 'GET', `/posts/${postId}`)
  assert.deepEqual([attachmentCount, attachments.map(({ attachmentId }) => attachmentId)], [1, [second.attachmentId]])
  assert.deepEqual(await filesOf(postId), [second.attachmentId])
  for (let count = 1; count < 10; count += 1) await uploaded(postId)
  assert.equal((await upload(author, postId, PDF)).statusCode, 409)
  const { rows } = await pool.query(
    `select 1 from outbox where event_type = 'POST_UPDATED' and (payload ->> 'postId')::bigint = $1`,
    [postId],
  )
  assert.equal(rows.length, 1)
})
