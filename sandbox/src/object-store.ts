import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned } from './s3-signature.ts'

export type ObjectStore = {
  origin: string
  /** Objects by key, without the bucket. */
  objects: Map<string, { content: Buffer; contentType: string }>
  /** Method and key of each accepted request, in order. */
  requests: string[]
  /** Responds to the next `count` requests with 503, as S3 does to slow a caller down. */
  refuseNext(count: number): void
  stop(): Promise<void>
}

export type ObjectStoreOptions = {
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Keys on one page of a listing; S3's own is 1000. */
  pageSize?: number
}

type Refusal = [status: number, code: string]

/**
 * A stand-in for S3 and compatible stores: put, get, head, delete and list for one bucket by path. Requests without a valid
 * signature (AWS Signature Version 4) are refused. Multipart upload is not supported: all our files fit in one request.
 */
export async function startObjectStore(options: ObjectStoreOptions): Promise<ObjectStore> {
  const objects: ObjectStore['objects'] = new Map()
  const requests: string[] = []
  let refusals = 0
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const refused = refusalOf(request, body)
    if (refused !== undefined) return refuse(response, refused)
    const url = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname.slice(`/${options.bucket}/`.length))
    requests.push(`${request.method} ${key}`)
    if (request.method === 'GET' && key === '') return list(response, url.searchParams)
    if (request.method === 'PUT') {
      objects.set(key, { content: body, contentType: String(request.headers['content-type']) })
      response.writeHead(200).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else send(response, request.method === 'HEAD', key)
  }

  function refusalOf(request: IncomingMessage, body: Buffer): Refusal | undefined {
    if (refusals > 0) {
      refusals -= 1
      return [503, 'SlowDown']
    }
    if (!isSigned(request, body, options)) return [403, 'SignatureDoesNotMatch']
    const path = request.url ?? ''
    return path.startsWith(`/${options.bucket}/`) || path.startsWith(`/${options.bucket}?`)
      ? undefined
      : [404, 'NoSuchBucket']
  }

  function send(response: ServerResponse, headOnly: boolean, key: string): void {
    const found = objects.get(key)
    if (found === undefined) return refuse(response, [404, 'NoSuchKey'])
    response.writeHead(200, {
      'content-type': found.contentType,
      'content-length': found.content.length,
      etag: '"stand-in"',
      'last-modified': new Date(0).toUTCString(),
    })
    response.end(headOnly ? undefined : found.content)
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? '']
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
    const page = keys.slice(0, options.pageSize ?? 1000)
    const more = page.length < keys.length
    const contents = page.map(
      (key) => `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.content.length}</Size></Contents>`,
    )
    const next = more ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}<KeyCount>${page.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
    )
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    refuseNext(count) {
      refusals = count
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function refuse(response: ServerResponse, [status, code]: Refusal): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused by the stand-in</Message></Error>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
