import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { communityBoard, PDF } from '../../../../test/community-board.ts'
import { INFECTED, startScanner } from '../../../../test/scanner.ts'
import { scannerVersion } from '../../../platform/malware-scanner.ts'

const scanner = await startScanner()
const { app, call, member, post, upload } = await communityBoard({ CLAMD_ADDRESS: scanner.address })
const author = await member('author')
const { postId } = await post(author)
const picture = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer()
const infected = Buffer.concat([PDF, Buffer.from(INFECTED)])

async function uploadPicture(content: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)]), 'me.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/users/me/profile-image',
    headers: {
      authorization: `Bearer ${author.accessToken}`,
      'content-type': `${request.headers.get('content-type')}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

test('R-OPS-16: files of posts and pictures of profiles are scanned, and one with malware is refused with its field', async () => {
  assert.equal((await upload(author, postId, PDF)).statusCode, 201)
  assert.equal((await uploadPicture(picture)).statusCode, 200)
  assert.equal(scanner.scanned, 2)
  for (const answer of [
    await upload(author, postId, infected),
    await uploadPicture(Buffer.concat([picture, infected])),
  ]) {
    assert.equal(answer.statusCode, 400, answer.body)
    const [error] = answer.json().errors
    assert.deepEqual([error.field, error.code], ['file', 'MALWARE'])
  }
  const detail = await call(author, 'GET', `/api/community/posts/${postId}`)
  assert.equal(detail.json().data.attachmentCount, 1)
})

test('R-OPS-16: no file is taken while the scanner refuses or is gone', async () => {
  for (const says of ['INSTREAM size limit exceeded. ERROR\0', 'UNKNOWN COMMAND\0', '', 'x'.repeat(10_000)]) {
    scanner.says = says
    const answer = await upload(author, postId, PDF)
    assert.deepEqual([answer.statusCode, answer.json().code], [503, 'COMMON_503_UNAVAILABLE'], says.slice(0, 40))
    assert.ok(Number(answer.headers['retry-after']) > 0)
    assert.doesNotMatch(answer.body, /INSTREAM|UNKNOWN|127\.0/)
  }
  scanner.says = undefined
  assert.equal(await scannerVersion(scanner.address), 'ClamAV 1.4.6')
  scanner.stop()
  assert.equal((await upload(author, postId, PDF)).statusCode, 503)
})
