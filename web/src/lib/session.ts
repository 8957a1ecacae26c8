import type { AuthTokenResponse } from '@lease-risk/contract/account'

/** The access token is held only in this variable; the login persists in a cookie that scripts cannot read. */
type Session = { token: string; expiresAt: number } | null
type Message = { type: 'signed-in'; session: NonNullable<Session> } | { type: 'signed-out' } | { type: 'lapsed' }
/**
 * State of a login that expired before its owner logged out, or that still lacks the passkey of its account: whether
 * the page is overlaid with a prompt for what is missing.
 */
type Lapse = 'asked' | 'put-off' | null

const HINT = 'signedIn'
const LOCK = 'refresh'
/**
 * A token that expires within this time is renewed before a request, since a public route would treat its sender as
 * anonymous.
 */
const RENEW_BEFORE_MS = 30_000

let session: Session = null
let lapse: Lapse = null
let owner: number | null = null
let restored = false
const listeners = new Set<() => void>()
const channel = typeof document === 'undefined' ? null : new BroadcastChannel('session')

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'lapsed') return setLapsed()
  // the drafts of this tab, which the tab of the logout cannot reach (R-WEB-53)
  if (data.type === 'signed-out') sessionStorage.clear()
  set(data.type === 'signed-in' ? data.session : null)
})

function set(next: Session, ended: Lapse = null): void {
  session = next
  lapse = ended
  if (next) owner = payloadOf(next.token).userId
  else if (!ended) owner = null
  for (const listener of listeners) listener()
}

/** A logged-in user's screens stay as they are; requests that write wait for a new login. */
function setLapsed(): void {
  set(null, session === null ? lapse : 'asked')
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Also true while a lapsed login waits to be renewed, or for the passkey. */
export function isSignedIn(): boolean {
  return owner !== null
}

/** The user's number; `null` if nobody is logged in. */
export function signedInAs(): number | null {
  return owner
}

export function hasLapsed(): boolean {
  return lapse !== null
}

export function isLoginAsked(): boolean {
  return lapse === 'asked'
}

/** Prompts for what the login lacks: a new login in place of the lapsed one, or the passkey of the account. */
export function askLogin(): void {
  set(session, 'asked')
}

export function putOffLogin(): void {
  if (lapse) set(session, 'put-off')
}

/** Whether the missing part is the passkey. */
export function isPasskeyAsked(): boolean {
  return lapse !== null && session !== null
}

/** `false` while a login of an earlier visit is still being restored. */
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

/**
 * Lifetime of a fresh token, ms. Derived from the token's own two timestamps, since the clock of this device may be
 * wrong.
 */
function lifetimeOf(token: string): number {
  const { iat, exp } = payloadOf(token)
  return (exp - iat) * 1000
}

/** Applies a login in every tab. */
export function signIn({ accessToken }: AuthTokenResponse): void {
  const next = { token: accessToken, expiresAt: Date.now() + lifetimeOf(accessToken) }
  localStorage.setItem(HINT, 'true')
  restored = true
  set(next)
  channel?.postMessage({ type: 'signed-in', session: next } satisfies Message)
}

/** Ends the login in every tab. */
export function signOut(): void {
  localStorage.removeItem(HINT)
  restored = true
  set(null)
  channel?.postMessage({ type: 'signed-out' } satisfies Message)
}

/** Restores the login of an earlier visit, if there was one. */
export async function restoreSession(): Promise<void> {
  if (mayBeSignedIn()) await refresh()
  restored = true
  for (const listener of listeners) listener()
}

/** A token valid for a request; `null` if nobody is logged in. */
export async function accessToken(): Promise<string | null> {
  if (isFresh(session)) return session.token
  if (session === null && !mayBeSignedIn()) return null
  return (await refresh())?.token ?? null
}

const SETTLES_MS = 500
/** Time allowed for a message from tab to tab. */
const TOLD_WITHIN_MS = 50

/**
 * A page that is left during a renewal would lose the new cookie. The request therefore outlives the page, and a page
 * that comes too early with the old cookie tries once more.
 */
async function renewal(): Promise<Response | null> {
  const ask = () => fetch('/api/auth/refresh', { method: 'POST', keepalive: true }).catch(() => null)
  const first = await ask()
  if (first?.status !== 401) return first
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
  return ask()
}

/**
 * Renews the login, one tab at a time: a second use of the same cookie counts as theft. A waiting tab uses the other's
 * new token. `stale`: a token that was just refused.
 */
export function refresh(stale?: string): Promise<Session> {
  return new Promise((resolve, reject) => {
    void navigator.locks.request(LOCK, async () => {
      const before = session
      const renewed = renewedSession(stale)
      renewed.then(resolve, reject)
      await renewed.catch(() => undefined)
      // the other tabs receive the message before one of them takes the lock
      if (session !== before) await new Promise((next) => setTimeout(next, TOLD_WITHIN_MS))
    })
  })
}

async function renewedSession(stale: string | undefined): Promise<Session> {
  // a message from another tab that has just renewed is handled before this continues
  await new Promise((resolve) => setTimeout(resolve))
  if (isFresh(session) && session.token !== stale) return session
  // a request that was waiting when the login ended is resent by its owner, not automatically by the next login
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
