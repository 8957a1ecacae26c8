import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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

const PATTERN =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/
const TOLERATED_MS = 15 * 60_000

/** Whether the request is signed with this key, body included (AWS Signature Version 4, in the header). */
function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const found = PATTERN.exec(request.headers.authorization ?? '')
  if (found === null || found[1] !== accessKeyId) return false
  const [, , day = '', region = '', signedHeaders = '', signature = ''] = found
  const at = String(request.headers['x-amz-date'])
  const contentHash = String(request.headers['x-amz-content-sha256'])
  if (!at.startsWith(day) || Math.abs(instantOf(at) - Date.now()) > TOLERATED_MS) return false
  if (!signedHeaders.split(';').includes('host')) return false
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return false
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical(request, signedHeaders, contentHash))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
}

function canonical(request: IncomingMessage, signedHeaders: string, contentHash: string): string {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const pairs = query.split('&').filter((pair) => pair !== '')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const sorted = pairs.map((pair) => (pair.includes('=') ? pair : `${pair}=`)).toSorted()
  return [request.method, path, sorted.join('&'), headers.join(''), signedHeaders, contentHash].join('\n')
}

function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
