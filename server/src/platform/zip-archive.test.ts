import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import yauzl from 'yauzl'
import { type ZipEntry, zipArchive } from './zip-archive.ts'

async function* given(entries: ZipEntry[]) {
  yield* entries
}

async function read(archive: Buffer): Promise<[name: string, content: Buffer][]> {
  const zip = await yauzl.fromBufferPromise(archive)
  const found: [string, Buffer][] = []
  for await (const entry of zip.eachEntry())
    found.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))])
  return found
}

test('an archive is read as it was written, with names in Korean and an empty file', async () => {
  const pieces = [Buffer.from('하나'), Buffer.alloc(200_000, 'x'), Buffer.from('끝')]
  const archive = await buffer(
    zipArchive(
      given([
        { name: 'data.json', content: pieces },
        { name: 'files/사진.png', content: [] },
      ]),
    ),
  )
  assert.ok(archive.length < 5_000, String(archive.length))
  assert.deepEqual(await read(archive), [
    ['data.json', Buffer.concat(pieces)],
    ['files/사진.png', Buffer.alloc(0)],
  ])
})

test('an archive of nothing is an archive', async () => {
  assert.deepEqual(await read(await buffer(zipArchive(given([])))), [])
})

test('a content that fails makes the archive fail', async () => {
  async function* failing() {
    yield Buffer.from('some')
    throw new Error('the storage is away')
  }
  await assert.rejects(buffer(zipArchive(given([{ name: 'a', content: failing() }]))), /the storage is away/)
})
