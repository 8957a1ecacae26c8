/** A whole number as people write it, with or without thousands separators. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)`

/** Source of a pattern for an amount as people write it: `1억 2천만원`, `1.2억`, `5천`, `500`, `12000000원`. */
export const AMOUNT = String.raw`(?:\d+(?:\.\d+)?\s*억\s*)?(?:${NUMBER}\s*천\s*)?(?:${NUMBER}\s*백\s*)?${NUMBER}?(?:\s*만)?(?:\s*원)?`

const PARTS = new RegExp(
  String.raw`^(?:(\d+(?:\.\d+)?)\s*억\s*)?(?:(${NUMBER})\s*천\s*)?(?:(${NUMBER})\s*백\s*)?(${NUMBER})?\s*(만)?\s*(원)?$`,
)
const IN_WON = 10_000

/** Parses an amount to manwon; a bare number is manwon, a number of won is converted. `null` if it is no amount. */
export function readManwon(text: string): number | null {
  const [, eok, thousands, hundreds, rest, man, won] = PARTS.exec(text.trim()) ?? []
  const given = [eok, thousands, hundreds].some((part) => part !== undefined)
  if (!given && rest === undefined) return null
  const number = (part: string | undefined) => Number(part?.replaceAll(',', '') ?? 0)
  if (!given && won !== undefined && man === undefined) return number(rest) / IN_WON
  return Math.round(number(eok) * 10_000) + number(thousands) * 1_000 + number(hundreds) * 100 + number(rest)
}
