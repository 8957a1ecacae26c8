import type { AuthTokenResponse } from '@lease-risk/contract/account'

/** The access token lives in this variable only; what keeps a login is a cookie that no script reads. */
type Session = { token: string; expiresAt: number } | null
type Message = { type: 'signed-in'; session: NonNullable<Session> } | { type: 'signed-out' } | { type: 'lapsed' }
/**
 * A login that ended by itself before its owner, or that waits for the passkey of its account: whether what is missing is asked for,
 * over the page.
 */
type Lapse = 'asked' | 'put-off' | null

const HINT = 'signedIn'
const LOCK = 'refresh'
/** A token that ends within this is renewed before a request: a public route would take its sender for nobody. */
const RENEW_BEFORE_MS = 30_000

let session: Session = null
let lapse: Lapse = null
let owner: number | null = null
let restored = false
const listeners = new Set<() => void>()
const channel = typeof document === 'undefined' ? null : new BroadcastChannel('session')

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'lapsed') setLapsed()
  else set(data.type === 'signed-in' ? data.session : null)
})

function set(next: Session, ended: Lapse = null): void {
  session = next
  lapse = ended
  if (next) owner = payloadOf(next.token).userId
  else if (!ended) owner = null
  for (const listener of listeners) listener()
}

/** Where somebody is logged in the screens stay as they are; what is sent waits for a new login. */
function setLapsed(): void {
  set(null, session === null ? lapse : 'asked')
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Also while a lapsed login waits for a new one, or for the passkey. */
export function isSignedIn(): boolean {
  return owner !== null
}

/** The user's number; `null` for nobody. */
export function signedInAs(): number | null {
  return owner
}

export function hasLapsed(): boolean {
  return lapse !== null
}

export function isLoginAsked(): boolean {
  return lapse === 'asked'
}

/** Asks for what a login lacks: a new one in the place of the lapsed one, or the passkey of the account. */
export function askLogin(): void {
  set(session, 'asked')
}

export function putOffLogin(): void {
  if (lapse) set(session, 'put-off')
}

/** Whether what is missing is the passkey. */
export function isPasskeyAsked(): boolean {
  return lapse !== null && session !== null
}

/** `false` while a login of an earlier visit is still being looked for. */
export function isSessionKnown(): boolean {
  return restored || !mayBeSignedIn()
}

function mayBeSignedIn(): boolean {
  return typeof localStorage !== 'undefined' && localStorage.getItem(HINT) === 'true'
}

function isFresh(given: Session): given is NonNullable<Session> {
  return given !== null && given.expiresAt - Date.now() > RENEW_BEFORE_MS
}

function payloadOf(token: string): { userId: number; iat: number; exp: number } {
  const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(payload) as ReturnType<typeof payloadOf>
}

/** How long a fresh token is good for, ms: read off its own two times, since the clock of this device may be wrong. */
function lifetimeOf(token: string): number {
  const { iat, exp } = payloadOf(token)
  return (exp - iat) * 1000
}

/** Takes a login over, in every tab. */
export function signIn({ accessToken }: AuthTokenResponse): void {
  const next = { token: accessToken, expiresAt: Date.now() + lifetimeOf(accessToken) }
  localStorage.setItem(HINT, 'true')
  restored = true
  set(next)
  channel?.postMessage({ type: 'signed-in', session: next } satisfies Message)
}

/** Forgets the login, in every tab. */
export function signOut(): void {
  localStorage.removeItem(HINT)
  restored = true
  set(null)
  channel?.postMessage({ type: 'signed-out' } satisfies Message)
}

/** A login of an earlier visit, where there was one. */
export async function restoreSession(): Promise<void> {
  if (mayBeSignedIn()) await refresh()
  restored = true
  for (const listener of listeners) listener()
}

/** A token that is good for a request; `null` for nobody. */
export async function accessToken(): Promise<string | null> {
  if (isFresh(session)) return session.token
  if (session === null && !mayBeSignedIn()) return null
  return (await refresh())?.token ?? null
}

const SETTLES_MS = 500
/** For a message from tab to tab. */
const TOLD_WITHIN_MS = 50

/**
 * A page that is left while it renews would lose the new cookie: the request outlives it, and who comes too early with the old
 * cookie tries once more.
 */
async function renewal(): Promise<Response | null> {
  const ask = () => fetch('/api/auth/refresh', { method: 'POST', keepalive: true }).catch(() => null)
  const first = await ask()
  if (first?.status !== 401) return first
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
  return ask()
}

/**
 * Renews the login, one tab at a time: a second use of the same cookie counts as theft. Who waited takes what the other got.
 * `stale`: a token that was just refused.
 */
export function refresh(stale?: string): Promise<Session> {
  return new Promise((resolve, reject) => {
    void navigator.locks.request(LOCK, async () => {
      const before = session
      const renewed = renewedSession(stale)
      renewed.then(resolve, reject)
      await renewed.catch(() => undefined)
      // the others hear of it before one of them is next
      if (session !== before) await new Promise((next) => setTimeout(next, TOLD_WITHIN_MS))
    })
  })
}

async function renewedSession(stale: string | undefined): Promise<Session> {
  // a word of another tab that has just been here arrives as a message, which is handled before this goes on
  await new Promise((resolve) => setTimeout(resolve))
  if (isFresh(session) && session.token !== stale) return session
  // what waited while the login ended is for its owner to send again, not for the next login to send by itself
  if (lapse && !session) return null
  const answer = await renewal()
  if (answer === null || answer.status >= 500 || answer.status === 429) return session
  if (!answer.ok) {
    localStorage.removeItem(HINT)
    restored = true
    setLapsed()
    channel?.postMessage({ type: 'lapsed' } satisfies Message)
    return null
  }
  signIn(((await answer.json()) as { data: AuthTokenResponse }).data)
  return session
}
