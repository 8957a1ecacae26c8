/**
 * Browsers inside of other apps, by what their user agents say: a name of the app, a web view of Android, or a web view of
 * iOS, which leaves out Safari's name. They ignore downloads, printing and sharing without saying so [2].
 */
const NAMED = /KAKAOTALK|NAVER\(inapp|DaumApps|\bLine\/|Instagram|FBA[NV]\/|BAND\/|everytimeApp|zumapp/i
const ANDROID_WEB_VIEW = /; wv\)/
const IOS = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/

type Agent = { userAgent: string; isInstalled: boolean }

/** The client as an app of its own on iOS has a user agent like that of a web view. */
export function isInApp({ userAgent, isInstalled }: Agent): boolean {
  if (NAMED.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent)) return true
  return IOS.test(userAgent) && !/Safari\//.test(userAgent) && !isInstalled
}

/** An address that makes the app open `page` in the phone's own browser; `null` where no such address is known. */
export function addressOutside(userAgent: string, page: string): string | null {
  if (/KAKAOTALK/i.test(userAgent)) return `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`
  if (/\bLine\//i.test(userAgent)) {
    const url = new URL(page)
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  return null
}
