/** Whose result a screen shows: of a token, which stands behind the `#` and so in no log, or one's own by number. */
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

/** Where a check of a result is done: among its papers. `null`: which one is not known. */
export function checkLink(subject: Subject, checkId: string | null): string {
  return papersLink(subject, checkId === null ? '' : `?${new URLSearchParams({ check: checkId })}`)
}

/** Where a registry document is read on the device. */
export function documentLink(subject: Subject): string {
  return papersLink(subject, '?read=registry')
}

function papersLink(subject: Subject, search: string): string {
  const [path = '', token] = resultLink(subject, '/papers').split('#')
  return `${path}${search}${token === undefined ? '' : `#${token}`}`
}

export const LOGIN = '/login'
export const SIGN_UP = '/signup'
export const RECOVER = '/recover'

/** Logging in, and back to where one was. */
export function loginLink(next: string): string {
  return `${LOGIN}?${new URLSearchParams({ next })}`
}

/** Read as a browser reads it: what looks like a path may name another place. */
const ANY_ORIGIN = 'http://own.invalid'

/** Where to go after a login: only a path of our own. */
export function ownPath(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, ANY_ORIGIN)) return START
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN)
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : START
}

/** A link for others: the card that is shown of it, and who has chosen no language, are in the sender's. */
export function linkToSend(link: string, language: 'ko' | 'en'): string {
  const { origin, pathname, hash } = new URL(link, location.href)
  return `${origin}${pathname}${language === 'ko' ? '' : `?lang=${language}`}${hash}`
}

/** A sheet that somebody shows; its token stands behind the `#` too. */
export function sharedLink(token: string): string {
  return `/shared#${token}`
}

export function favoriteLink(favoriteId: number | string): string {
  return `${FAVORITES}/${favoriteId}`
}

/** Steps for those whose deposit was not paid back. */
export const UNRETURNED_DEPOSIT = '/unreturned-deposit'

/** What stored data say of it. */
export function favoriteReportLink(favoriteId: number | string): string {
  return `${favoriteLink(favoriteId)}/report`
}

export function compareLink(favoriteIds: readonly (number | string)[]): string {
  return `${FAVORITES}/compare?ids=${favoriteIds.join(',')}`
}

export function districtLink(legalDistrictCode: string): string {
  return `${REGION}/${legalDistrictCode}`
}

/** The surroundings of one's own diagnosis. */
export function ownMapLink(diagnosisId: number | string): string {
  return `${MAP}${DIAGNOSES}/${diagnosisId}`
}

export function postLink(postId: number): string {
  return `${COMMUNITY}/${postId}`
}

export function editPostLink(postId: number): string {
  return `${postLink(postId)}/edit`
}

/** Where somebody asks for a post, or a comment of it, to be taken down. */
export function requestTakedownLink(postId: number, commentId?: number): string {
  const target = { post: String(postId), ...(commentId === undefined ? {} : { comment: String(commentId) }) }
  return `${TAKEDOWN}/request?${new URLSearchParams(target)}`
}

/** What becomes of the request; its token stands behind the `#`, and so in no log. */
export function takedownLink(token: string): string {
  return `${TAKEDOWN}#${token}`
}

/** Where the author reads of a request, and objects. */
export function takedownNoticeLink(takedownId: number | string): string {
  return `${TAKEDOWN}/notices/${takedownId}`
}

/** A sanction of one's own, and the appeal against it. */
export function sanctionLink(sanctionId: number | string): string {
  return `${ME}/sanctions/${sanctionId}`
}

/** A screen of the operators; `filters` stand in its address. */
export function consoleLink(screen: string, filters: Record<string, string> = {}): string {
  const search = new URLSearchParams(filters).toString()
  return `${CONSOLE}/${screen}${search && `?${search}`}`
}
