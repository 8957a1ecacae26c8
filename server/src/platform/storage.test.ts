import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { testConfig } from '../../test/app.ts'
import { createFileStorage } from './storage.ts'

const KEY = 'profile-images/12/0b8f2a52-3c52-4b0e-9c55-3c1c3f5f0a11.webp'

/** The few calls of S3 that are used, over real HTTP. */
async function startBucket(
  t: TestContext,
): Promise<{ endpoint: string; objects: Map<string, Buffer>; types: Map<string, string> }> {
  const objects = new Map<string, Buffer>()
  const types = new Map<string, string>()
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const found = objects.get(path)
    if (request.method === 'PUT') {
      objects.set(path, Buffer.concat(chunks))
      types.set(path, String(request.headers['content-type']))
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(path)
      response.writeHead(204).end()
    } else if (found === undefined) {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
    } else response.end(found)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, types }
}

for (const kind of ['local', 's3'] as const) {
  test(`${kind}: what is put can be read until it is removed; a missing file is undefined, and removing it succeeds`, async (t) => {
    const bucket = await startBucket(t)
    const config = testConfig({
      FILE_STORAGE: kind,
      S3_BUCKET: 'files',
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_FORCE_PATH_STYLE: 'true',
    })
    const storage = await createFileStorage(config)
    const content = Buffer.from([0, 255, 1, 254])
    assert.equal(await storage.read(KEY), undefined)
    await storage.put(KEY, content, 'image/webp')
    assert.deepEqual(Buffer.from((await storage.read(KEY)) ?? []), content)
    if (kind === 's3') assert.deepEqual([...bucket.types], [[`/files/${KEY}`, 'image/webp']])
    await storage.remove(KEY)
    await storage.remove(KEY)
    assert.equal(await storage.read(KEY), undefined)
  })
}

test('a storage that does not answer is an error, not a missing file', async () => {
  const config = testConfig({
    FILE_STORAGE: 's3',
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: 'true',
  })
  await assert.rejects((await createFileStorage(config)).read(KEY))
})
