import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const PATTERN =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/
const TOLERATED_MS = 15 * 60_000

/** Whether the request is signed with this key, body included (AWS Signature Version 4, in the header). */
export function isSigned(
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
