import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { pbkdf2 } from 'node:crypto'
import { closeSync, constants, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import S3rver from '@20minutes/s3rver'
import { type ObjectStore, startObjectStore } from '@lease-risk/sandbox'
import { testConfig } from '../../test/app.ts'
import { copyFiles, createFileStorage, type FileStorage } from './storage.ts'

const KEY = 'profile-images/12/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp'
const ACCESS = { bucket: 'files', accessKeyId: 'id', secretAccessKey: 'secret' }

async function store(t: TestContext, pageSize?: number): Promise<ObjectStore> {
  const started = await startObjectStore({ ...ACCESS, ...(pageSize === undefined ? {} : { pageSize }) })
  t.after(() => started.stop())
  return started
}

function storageIn(origin: string, variables: Record<string, string> = {}): Promise<FileStorage> {
  return createFileStorage(
    testConfig({
      FILE_STORAGE: 's3',
      S3_BUCKET: ACCESS.bucket,
      S3_ENDPOINT: origin,
      S3_ACCESS_KEY_ID: ACCESS.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
      ...variables,
    }),
  )
}

/** A bucket on a third-party server. It signs a listing of the whole bucket differently from S3 and its client. */
async function foreignBucket(t: TestContext): Promise<FileStorage> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: testConfig().dataDir,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: ACCESS.bucket }],
  })
  const { port } = await server.run()
  t.after(() => server.close())
  return storageIn(`http://127.0.0.1:${port}`, { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' })
}

const STORAGES = {
  local: () => createFileStorage(testConfig()),
  s3: async (t: TestContext) => storageIn((await store(t, 3)).origin),
  's3 of others': foreignBucket,
}

for (const [kind, open] of Object.entries(STORAGES)) {
  test(`${kind}: what is put can be read until it is removed; a missing file is undefined, and removing it succeeds`, async (t) => {
    const storage = await open(t)
    const content = Buffer.from([0, 255, 1, 254])
    assert.equal(await storage.read(KEY), undefined)
    assert.equal(await storage.describe(KEY), undefined)
    await storage.put(KEY, content, 'image/webp')
    assert.deepEqual(Buffer.from((await storage.read(KEY)) ?? []), content)
    assert.deepEqual(await storage.describe(KEY), { bytes: 4, contentType: 'image/webp' })
    await storage.remove(KEY)
    await storage.remove(KEY)
    assert.equal(await storage.read(KEY), undefined)
  })

  test(`${kind}: what is put again takes the place of what was there`, async (t) => {
    const storage = await open(t)
    await storage.put(KEY, Buffer.from('longer'), 'image/webp')
    await storage.put(KEY, Buffer.from('new'), 'image/webp')
    assert.equal(Buffer.from((await storage.read(KEY)) ?? []).toString(), 'new')
  })

  test(`${kind}: a file of more than 5 MB is put in one request and comes back whole`, async (t) => {
    const storage = await open(t)
    const content = Buffer.alloc(12_000_000, 'every byte of it ')
    await storage.put(KEY, content, 'image/webp')
    assert.equal((await storage.describe(KEY))?.bytes, content.length)
    assert.ok(content.equals((await storage.read(KEY)) ?? Buffer.alloc(0)))
  })

  test(`${kind}: every key is listed, over all folders and pages, and nothing when nothing was put`, async (t) => {
    const storage = await open(t)
    const listed = async () => {
      const keys: string[] = []
      for await (const key of storage.list()) keys.push(key)
      return keys.toSorted()
    }
    assert.deepEqual(await listed(), [])
    const keys = Array.from({ length: 8 }, (_, index) => `folder-${index % 3}/deep/file-${index}.bin`)
    for (const key of keys) await storage.put(key, Buffer.from(key), 'application/octet-stream')
    assert.deepEqual(await listed(), keys.toSorted())
  })
}

/** Only reached if something hangs. */
const HANGS_AFTER_MS = 120_000

test('a storage that does not answer, or refuses the key, is an error, not a missing file', async (t) => {
  await assert.rejects((await storageIn('http://127.0.0.1:1')).read(KEY))
  const { origin } = await store(t)
  const stranger = await storageIn(origin, { S3_SECRET_ACCESS_KEY: 'another' })
  await assert.rejects(stranger.read(KEY))
  await assert.rejects(stranger.put(KEY, Buffer.from('x'), 'text/plain'))
  await assert.rejects(
    (await storageIn(origin, { S3_BUCKET: 'no-such-bucket' })).put(KEY, Buffer.from('x'), 'text/plain'),
  )
})

test('a bucket that asks to slow down is asked again, and nothing is lost', async (t) => {
  const started = await store(t)
  const storage = await storageIn(started.origin)
  started.refuseNext(2)
  await storage.put(KEY, Buffer.from('kept'), 'image/webp')
  started.refuseNext(2)
  assert.equal(Buffer.from((await storage.read(KEY)) ?? []).toString(), 'kept')
})

test('files move from the disk to the bucket; broken off it goes on with what is missing, and what was cut short comes again', async (t) => {
  const local = await createFileStorage(testConfig())
  const keys = Array.from({ length: 9 }, (_, index) => `profile-images/${index}/a.webp`)
  for (const key of keys) await local.put(key, Buffer.from(`content of ${key}`), 'image/webp')
  const started = await store(t, 4)
  const bucket = await storageIn(started.origin)
  let puts = 0
  const breaking: FileStorage = {
    ...bucket,
    async put(...parameters) {
      puts += 1
      if (puts > 4) throw new Error('broken off')
      await bucket.put(...parameters)
    },
  }
  await assert.rejects(copyFiles(local, breaking), /broken off/)
  assert.equal(started.objects.size, 4)
  const [cut = ''] = started.objects.keys()
  started.objects.set(cut, { content: Buffer.from('con'), contentType: 'image/webp' })
  assert.deepEqual(await copyFiles(local, bucket), { copied: 6, present: 3 })
  assert.deepEqual(await copyFiles(local, bucket), { copied: 0, present: 9 })
  for (const key of keys) {
    assert.equal(Buffer.from((await bucket.read(key)) ?? []).toString(), `content of ${key}`)
    assert.equal(started.objects.get(key)?.contentType, 'image/webp')
  }
})

test('a disk that hangs leaves threads for other work, such as the hash of a password', async (t) => {
  const config = testConfig()
  const storage = await createFileStorage(config)
  const pipe = join(config.dataDir, 'files', 'hangs')
  mkdirSync(dirname(pipe), { recursive: true })
  // opening it blocks a thread until somebody writes
  execFileSync('mkfifo', [pipe])
  const reads = Array.from({ length: 8 }, () => storage.read('hangs'))
  await sleep(100)
  const hashed = promisify(pbkdf2)('password', 'salt', 1, 32, 'sha256').then(() => 'hashed')
  const first = await Promise.race([hashed, sleep(HANGS_AFTER_MS, 'waits for the disk', { ref: false })])
  const letGo = setInterval(() => {
    try {
      closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK))
    } catch {}
  }, 20)
  t.after(() => clearInterval(letGo))
  await Promise.all(reads)
  assert.equal(first, 'hashed')
})
