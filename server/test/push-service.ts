import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { atEnd } from './at-end.ts'

type Pushed = {
  endpoint: string
  /** The payload the browser reads. */
  payload: { title: string; path: string; id: string }
  headers: IncomingMessage['headers']
  /** The contents of the token that identifies the service (RFC 8292). */
  signed: { aud: string; exp: number; sub: string }
  /** The body as received, which is all the push service sees. */
  body: Buffer
}

type Reply = { status: number; headers?: Record<string, string> }

export type PushService = {
  origin: string
  /** Accepted messages, decrypted with the keys of their browsers. */
  pushed: Pushed[]
  /** All requests, including rejected ones. */
  asked: string[]
  /** Creates a browser and returns its subscription, like a `PushSubscription`. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Sets the reply for this browser from now on, or for `times` requests. */
  answer(endpoint: string, reply: Reply, times?: number): void
  /** Resolves when the next message has been read; it is never answered. */
  hold(): Promise<void>
}

type Browser = { own: ECDH; auth: Buffer }

export const VAPID = vapidKeys()

/** Returns the configuration for sending push messages through it. */
export function pushVariables({ origin }: Pick<PushService, 'origin'>): Record<string, string> {
  return { ...VAPID, PUSH_STAND_IN_ORIGIN: origin }
}

function vapidKeys() {
  const pair = createECDH('prime256v1')
  const VAPID_PUBLIC_KEY = pair.generateKeys('base64url')
  // a key that begins with zeros may be exported shorter
  const VAPID_PRIVATE_KEY = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'mailto:operator@example.com' }
}

/** Starts a push service with browsers; accepts messages encrypted for one (RFC 8291) by the key's owner (RFC 8292). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const replies = new Map<string, { reply: Reply; left: number }>()
  const pushed: Pushed[] = []
  const asked: string[] = []
  let held: PromiseWithResolvers<void> | undefined
  const replyTo = (endpoint: string): Reply => {
    const given = replies.get(endpoint)
    if (given === undefined || given.left === 0) return { status: 201 }
    given.left -= 1
    return given.reply
  }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const endpoint = `${origin}${request.url}`
    asked.push(endpoint)
    const body = await buffer(request)
    if (held !== undefined) {
      held.resolve()
      held = undefined
      return
    }
    const reply = replyTo(endpoint)
    const browser = browsers.get(endpoint)
    if (reply.status !== 201 || browser === undefined) {
      response.writeHead(browser === undefined ? 404 : reply.status, reply.headers).end()
      return
    }
    try {
      const signed = await signedOf(request.headers.authorization ?? '', origin)
      const text = decrypted(browser, body)
      pushed.push({ endpoint, payload: JSON.parse(text), headers: request.headers, signed, body })
      response.writeHead(201).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  atEnd(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return {
    origin,
    pushed,
    asked,
    subscribe() {
      const own = createECDH('prime256v1')
      const p256dh = own.generateKeys('base64url')
      const auth = randomBytes(16)
      const endpoint = `${origin}/push/${randomBytes(24).toString('base64url')}`
      browsers.set(endpoint, { own, auth })
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    answer(endpoint, reply, times = Number.POSITIVE_INFINITY) {
      replies.set(endpoint, { reply, left: times })
    },
    hold() {
      held = Promise.withResolvers<void>()
      return held.promise
    },
  }
}

/** @throws Error unless the owner of the key signed the token for this push service and the present time. */
async function signedOf(authorization: string, origin: string): Promise<Pushed['signed']> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== VAPID.VAPID_PUBLIC_KEY) throw new Error('another key')
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string }
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const publicKey = await webcrypto.subtle.importKey('raw', Buffer.from(key, 'base64url'), algorithm, false, ['verify'])
  const text = Buffer.from(`${header}.${payload}`)
  const isSigned = await webcrypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    Buffer.from(signature, 'base64url'),
    text,
  )
  const signed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Pushed['signed']
  const lastsSeconds = signed.exp - Date.now() / 1000
  const isValid = alg === 'ES256' && isSigned && signed.aud === origin && lastsSeconds > 0 && lastsSeconds <= 86_400
  if (!isValid) throw new Error('no valid token')
  return signed
}

const [SALT, RECORD_SIZE, KEY_LENGTH] = [16, 4, 1]
const LAST_RECORD = 2

/** One record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. @throws Error if it is not for this browser. */
function decrypted({ own, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, SALT)
  const keyAt = SALT + RECORD_SIZE + KEY_LENGTH
  const senderKey = body.subarray(keyAt, keyAt + (body[keyAt - 1] ?? 0))
  const sealed = body.subarray(keyAt + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32))
  const pseudoRandom = createHmac('sha256', salt).update(secret).digest()
  const derive = (name: string, length: number) =>
    createHmac('sha256', pseudoRandom)
      .update(`Content-Encoding: ${name}\0`)
      .update(Buffer.of(1))
      .digest()
      .subarray(0, length)
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(LAST_RECORD)
  return padded.subarray(0, end).toString()
}
