import type { Signal } from '../reading.ts'

const AREA = /(\d{1,5}(?:\.\d{1,4})?)(?:㎡|m2|m²|제곱미터)/i
/** Ends before a date, which follows without a blank in a text whose blanks are removed. */
const SHARE = /(\d[\d,]*(?:\.\d+)?)분의(\d[\d,]*?(?:\.\d+?)?)(?=(?:19|20)\d\d년|[^\d.,]|$)/

export function areaIn(text: string): number | null {
  const area = AREA.exec(text)?.[1]
  return area === undefined ? null : Number(area)
}

/** Floors below ground are negative. */
export function floorIn(text: string): number | null {
  const found = /제?(지하|지|비|B)?(\d{1,3})층/.exec(text)
  if (found === null) return null
  return found[1] === undefined ? Number(found[2]) : -Number(found[2])
}

/** `66210.5분의 48.9` is 48.9/66210.5; several shares, such as those of several lots, are none. */
export function shareOf(text: string): string | null {
  if ((text.match(/분의/g) ?? []).length > 1) return null
  const found = SHARE.exec(text)
  return found === null ? null : `${found[2]}/${found[1]}`.replaceAll(',', '')
}

/**
 * `all`: including struck words. A unit whose document has no table for its right to the land, or only cancelled rows in
 * it, has no such right.
 */
export function signalsOf(live: string, all: string): Signal[] {
  const hasTable = /대지권의표시|대지권종류|대지권비율/.test(all.replace(/[^\p{Script=Hangul}]/gu, ''))
  const signals: Signal[] = []
  if (!hasTable || /대지권(?:이|은)?(?:미등기|없음|등기되지)/.test(live)) signals.push('NO_LAND_RIGHT')
  if (/별도등기(?:가)?(?:있음|있다)/.test(live)) signals.push('SEPARATE_LAND_REGISTRY')
  return signals
}
