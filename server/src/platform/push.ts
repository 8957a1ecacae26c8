import { createECDH, createHash, type KeyObject } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import type { Config } from './config/config.ts'
import { isPublicHttpsAddress, lookupPublic, NotPublic } from './public-address.ts'
import { derivedKey } from './secrets/keyed-hash.ts'

/** A browser at its push service: the fields of its `PushSubscription`. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

type PushMessage = {
  /** A message sent again with the same ID replaces the first one, at the push service and in the browser. */
  id: string
  /** The payload, which the push service cannot read. */
  text: string
  isUrgent: boolean
}

/** `GONE`: the browser accepts no more messages. `retryAfterSeconds`: the push service's `Retry-After`; `null`: none given. */
type PushOutcome =
  | { state: 'SENT' }
  | { state: 'GONE' }
  | { state: 'FAILED'; reason: string; retryAfterSeconds: number | null }

export type Pusher = {
  /** The key browsers subscribe with. */
  publicKey: string
  /** Identifies that key: a browser that subscribed with another key accepts no messages. */
  keyMark: string
  /** Seals subscriptions: they are useless without the private key from which this key is derived. */
  sealingKey: KeyObject
  /** Whether the service may call this endpoint. */
  mayBeCalled(endpoint: string): boolean
  /** Never throws. The reason of a failure does not contain the endpoint. */
  send(target: PushTarget, message: PushMessage, signal?: AbortSignal): Promise<PushOutcome>
}

const TIMEOUT_MS = 10_000
/** A browser that is offline for longer does not receive the message. */
const TTL_SECONDS = 24 * 60 * 60

/** Returns null if no keys are configured. */
export function createPusher({ push }: Pick<Config, 'push'>): Pusher | null {
  if (push === undefined) return null
  const { publicKey, privateKey, subject, standInOrigin } = push
  const isStandIn = (endpoint: string) => standInOrigin !== undefined && URL.parse(endpoint)?.origin === standInOrigin
  const mayBeCalled = (endpoint: string) => isStandIn(endpoint) || isPublicHttpsAddress(endpoint)
  return {
    publicKey,
    keyMark: createHash('sha256').update(publicKey).digest('base64url').slice(0, 16),
    sealingKey: derivedKey(privateKey, 'push subscription'),
    mayBeCalled,
    async send({ endpoint, ...keys }, { id, text, isUrgent }, signal) {
      if (!mayBeCalled(endpoint)) return { state: 'GONE' }
      try {
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: TTL_SECONDS,
          urgency: isUrgent ? 'high' : 'normal',
          topic: id.replaceAll('-', ''),
        })
        const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal === undefined ? [] : [signal])]
        const sending = { headers, body, isGuarded: !isStandIn(endpoint), signal: AbortSignal.any(signals) }
        return outcomeOf(await post(new URL(endpoint), sending))
      } catch (error) {
        // only the owner of the name can have made it resolve there
        if (error instanceof NotPublic) return { state: 'GONE' }
        return { state: 'FAILED', reason: reasonOf(error), retryAfterSeconds: null }
      }
    },
  }
}

/** Whether a browser's key is a point on the curve, so that messages can be encrypted for it. */
export function isPushKey(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

type Reply = { status: number; retryAfter: string | undefined }

/** Follows no redirect and reads no body, so that nothing from there reaches the caller. */
function post(
  url: URL,
  given: { headers: webPush.Headers; body: Buffer | null; isGuarded: boolean; signal: AbortSignal },
): Promise<Reply> {
  const { headers, body, isGuarded, signal } = given
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'http:' ? requestHttp : requestHttps
    const lookup = isGuarded ? { lookup: lookupPublic } : {}
    const request = send(url, { method: 'POST', headers, signal, agent: false, ...lookup }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      response.destroy()
    })
    // also after the response: a connection that breaks then does not matter
    request.on('error', reject)
    request.end(body)
  })
}

const [OK, MULTIPLE_CHOICES, NOT_FOUND, GONE] = [200, 300, 404, 410]

function outcomeOf({ status, retryAfter }: Reply): PushOutcome {
  if (status >= OK && status < MULTIPLE_CHOICES) return { state: 'SENT' }
  if (status === NOT_FOUND || status === GONE) return { state: 'GONE' }
  const seconds = Number(retryAfter)
  const isSeconds = /^\d{1,9}$/.test(retryAfter ?? '')
  return { state: 'FAILED', reason: `answered ${status}`, retryAfterSeconds: isSeconds ? seconds : null }
}

/** Returns no message: Node's messages contain the address of the connection, which must not be logged. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? 'UNKNOWN'
}
