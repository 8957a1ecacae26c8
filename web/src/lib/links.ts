/**
 * The result a screen shows: by token, which is placed after the `#` and so reaches no log, or the user's own by
 * number.
 */
export type Subject = { token: string } | { diagnosisId: number }

export type ResultPart = '' | '/criteria' | '/papers' | '/ask' | '/clauses' | '/sheet' | '/send' | `/deals/${string}`

export const START = '/'
export const TERMS = '/terms'
export const METHOD = '/method'
export const DIAGNOSES = '/diagnoses'
export const FAVORITES = '/favorites'
export const REGION = '/region'
export const MAP = '/map'
export const COMMUNITY = '/community'
export const WRITE_POST = `${COMMUNITY}/write`
export const NOTIFICATIONS = '/notifications'
export const ME = '/me'
export const ACCESS_RECORD = `${ME}/access`
export const TAKEDOWN = '/takedown'
export const PASSKEYS = `${ME}/passkeys`
export const LOGINS = `${ME}/logins`
export const CONSOLE = '/console'

export function progressLink(subject: Subject): string {
  return 'token' in subject ? `/progress#${subject.token}` : `/progress?id=${subject.diagnosisId}`
}

export function resultLink(subject: Subject, part: ResultPart = ''): string {
  return 'token' in subject ? `/result${part}#${subject.token}` : `/diagnoses/${subject.diagnosisId}${part}`
}

/** The papers screen of a result, opened at a check. `null`: the check is not known. */
export function checkLink(subject: Subject, checkId: string | null): string {
  return papersLink(subject, checkId === null ? '' : `?${new URLSearchParams({ check: checkId })}`)
}

/** The screen that reads a registry document on the device. */
export function documentLink(subject: Subject): string {
  return papersLink(subject, '?read=registry')
}

/** The entries of the registry that were read or typed, where they are corrected. */
export function entriesLink(subject: Subject): string {
  return papersLink(subject, '?read=entries')
}

function papersLink(subject: Subject, search: string): string {
  const [path = '', token] = resultLink(subject, '/papers').split('#')
  return `${path}${search}${token === undefined ? '' : `#${token}`}`
}

export const LOGIN = '/login'
export const SIGN_UP = '/signup'
export const RECOVER = '/recover'

/** The login screen, which afterwards returns to `next`. */
export function loginLink(next: string): string {
  return `${LOGIN}?${new URLSearchParams({ next })}`
}

/** Base for parsing as a browser does, since text that looks like a path may name another origin. */
const ANY_ORIGIN = 'http://own.invalid'

/** The destination after a login, restricted to paths of this client. */
export function ownPath(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, ANY_ORIGIN)) return START
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN)
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : START
}

/** A link to send to others. Its preview card, and recipients who have chosen no language, use the sender's language. */
export function linkToSend(link: string, language: 'ko' | 'en'): string {
  const { origin, pathname, hash } = new URL(link, location.href)
  return `${origin}${pathname}${language === 'ko' ? '' : `?lang=${language}`}${hash}`
}

/** A shared sheet; its token is also placed after the `#`. */
export function sharedLink(token: string): string {
  return `/shared#${token}`
}

export function favoriteLink(favoriteId: number | string): string {
  return `${FAVORITES}/${favoriteId}`
}

/** Steps for tenants whose deposit was not returned. */
export const UNRETURNED_DEPOSIT = '/unreturned-deposit'

/** The report on a favorite from stored data. */
export function favoriteReportLink(favoriteId: number | string): string {
  return `${favoriteLink(favoriteId)}/report`
}

export function compareLink(favoriteIds: readonly (number | string)[]): string {
  return `${FAVORITES}/compare?ids=${favoriteIds.join(',')}`
}

export function districtLink(legalDistrictCode: string): string {
  return `${REGION}/${legalDistrictCode}`
}

/** The map around a diagnosis of the user's own. */
export function ownMapLink(diagnosisId: number | string): string {
  return `${MAP}${DIAGNOSES}/${diagnosisId}`
}

/** An operator screen; `filters` become its query parameters. */
export function consoleLink(screen: string, filters: Record<string, string> = {}): string {
  const search = new URLSearchParams(filters).toString()
  return `${CONSOLE}/${screen}${search && `?${search}`}`
}
