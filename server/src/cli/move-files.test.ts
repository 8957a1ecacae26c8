import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { startObjectStore } from '@lease-risk/sandbox'
import { commandIn } from '../../test/command.ts'
import { fileFolder } from '../../test/deal-files.ts'

const folder = fileFolder()
mkdirSync(join(folder.path, 'files'))
writeFileSync(join(folder.path, 'files/one.png'), 'x')
const start = commandIn(folder.path, new URL('move-files.ts', import.meta.url).pathname)

async function closedPort(): Promise<number> {
  const server = createServer().listen(0)
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

const storage = (endpoint: string) => ({
  FILE_STORAGE: 's3',
  S3_BUCKET: 'files',
  S3_ENDPOINT: endpoint,
  S3_FORCE_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: 'a-key-id',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-the-storage',
})

test('a storage that cannot be reached is named, with what to look at', async () => {
  const port = await closedPort()
  const { code, output } = await start('', [], storage(`http://127.0.0.1:${port}`)).ended
  assert.equal(code, 1)
  assert.match(output, new RegExp(`^연결할 수 없습니다: 127\\.0\\.0\\.1:${port} \\(ECONNREFUSED\\)`))
  assert.ok(!output.includes('a-secret-of-the-storage'))
})

test('a storage that refuses is said to refuse', async () => {
  const store = await startObjectStore({ bucket: 'files', accessKeyId: 'a-key-id', secretAccessKey: 'another-secret' })
  const { code, output } = await start('', [], storage(store.origin)).ended
  await store.stop()
  assert.equal(code, 1)
  assert.match(output, /^파일 저장소가 거절했습니다: \w+\. S3_로/)
})
