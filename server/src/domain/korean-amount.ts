import { koreanNumber } from './korean-number.ts'

/*
 * Amounts as people write them. A pattern of this file is used through `wholeAmount`, which takes the longest amount
 * from a position and never a part of it: if the text after the amount is not understood, there is no amount.
 */

export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)`
/** Words that may directly follow a unit or a size: 3억전세, 80만대원룸. */
export const NEXT_WORD = '전세|월세|반전세|보증|매매|관리비|융자|원룸|투룸|쓰리룸|오피|빌라|아파트|주택|다세대|다가구'
/** 원대 and 만선 are amounts; 원대동 and 만선리 are places. */
const BAND_END = `[대선](?:(?![가-힣])|(?=${NEXT_WORD}))`
/** Behind 이: what somebody says that another one said, as in 60이라고 했어요 and 60이래요. */
export const REPORTED = '라고|래요?|라네요|랍니다|라던데|라는데'
const TAIL = String.raw`${BAND_END}|[을를은이]?\s*(?:안\s*)?넘[는게고어음지]|(?:에|으로?)(?:(?![가-힣])|(?=서|월|보증|전세|매매))|이하|이내|이상|미만|까지|초과|부터|정도|쯤|가량|내외|언더|밑|아래|안쪽|이(?:고|며|에요|구요|라서|네요|${REPORTED})|이?면(?![가-힣])|예요|입니다|임(?![가-힣])|인데`
/** Excludes the 원 of 원룸. */
const WON = `원(?=$|[^가-힣]|${TAIL}|짜리|${NEXT_WORD})`
/** 보500월45관5; 월20일 is a date, 관 5동 a building. */
const RENT_BEHIND = String.raw`월(?=\s?\d{1,3}(?!\d|\s*일))|관(?=\s?\d{1,2}(?!\d|[호동]))`
/** Words that may directly follow a unit or a number. */
const NEXT = `${WON}|${RENT_BEHIND}|만(?:$|[^가-힣]|${WON}|${RENT_BEHIND}|${TAIL}|${NEXT_WORD})|반(?![가-힣])|${TAIL}|짜리|${NEXT_WORD}`
/** Text that may directly follow a unit; otherwise the unit starts a name, as in 3 천호동 and 80 만수동. */
const END = `(?=$|[^가-힣]|${NEXT})`
/** Text that may directly follow the last digits of an amount; otherwise they count something else, as in 12월 and 2룸. */
const LAST = String.raw`(?=$|[^\d가-힣A-Za-z,.\-]|[,.\-](?!\d)|${NEXT})`
const MAN = String.raw`(?:\s*만${END})?(?:\s*${WON})?`
const PLACE = '[가-힣]{1,7}[동구역시군읍면](?![가-힣])'
/** The 5 of `2억5`, which is 5천. Behind a blank it may also be the beginning of something else. */
const DIGIT = String.raw`\d${LAST}(?!만|월\s?\d)|\s+\d(?=\s*$|\s*[,)\]|](?!\s*\d)|\s+(?:${NEXT_WORD}|${PLACE}))`
const HUNDREDS = String.raw`${NUMBER}\s*백${END}`
/** `5천5` is 5천 5백. Behind a blank, a smaller number than these may be a rent. */
const BELOW_THOUSAND = String.raw`\s*${HUNDREDS}|\d{2,3}${LAST}|\s+[4-9]\d\d(?=\s*만${END})|\d${LAST}(?!만|월\s?\d)`
const THOUSANDS = String.raw`${NUMBER}\s*천${END}(?:${BELOW_THOUSAND})?`
/** Behind a blank not a year (2025.12) and no number that may be a rent: 1억 50. */
const BELOW_EOK = String.raw`\s*${THOUSANDS}|\s*${HUNDREDS}|\s*반(?![가-힣])|(?:\d,\d{3}|\d{3,4})${LAST}|\s+(?!20[1-9]\d)(?:\d,\d{3}|\d{4}|[4-9]\d\d)${LAST}|${DIGIT}`
/** `2억5천만원`, `1억 2,000`, `2억 반`, `5천`, `3백만원`, `80만`, `800,000원`. */
const WITH_UNIT = [
  String.raw`${NUMBER}\s*억${END}(?:${BELOW_EOK})?${MAN}`,
  String.raw`${THOUSANDS}${MAN}`,
  String.raw`${HUNDREDS}${MAN}`,
  String.raw`${NUMBER}\s*만${END}(?:\s*${WON})?`,
  String.raw`${NUMBER}\s*${WON}`,
].join('|')
const OTHER_UNIT =
  '(?:평|m|제곱|층|년|개|개월|호|호선|동|번|번지|가|세대|가구|단지|분|인|룸|차|타입|형)(?:[에은는이의대형]|짜리)?(?![가-힣])'
/** Not the number of a lot, a building, a size or a time; 80 가산동 is not 80가. */
const PLAIN = String.raw`${NUMBER}${LAST}(?!\s*%|\s+${OTHER_UNIT})`
/** `팔십`, `천`, `이억 오천`; a single digit is too ambiguous. */
const HANGUL_NUMBER = String.raw`(?:[일이삼사오육칠팔구]?[십백천]){0,3}[일이삼사오육칠팔구]?억\s*(?:[일이삼사오육칠팔구]?[십백천]){0,3}|(?:[일이삼사오육칠팔구]?[십백천]){1,3}[일이삼사오육칠팔구]?`
const IN_HANGUL = String.raw`(?:${HANGUL_NUMBER})(?:\s*만)?(?:\s*${WON})?`

export const MONEY_WITH_UNIT = WITH_UNIT
export const MONEY = String.raw`${WITH_UNIT}|${PLAIN}|${IN_HANGUL}(?=$|[^가-힣]|에\s)`
/** Before 에: 천에 육십. */
export const DEPOSIT_OF_PAIR = `${WITH_UNIT}|${PLAIN}|${IN_HANGUL}`

/** No amount begins here: the text before is a part of it, as the 1억 of 1억5천. */
export const NOT_WITHIN = String.raw`(?<![\d.,]|\d ?[억천백] ?|\d만)`
/** What stands behind the amount may be its rest, which is not understood: 2억 5, 2억 오천, 1억 2,000-45. */
const NO_REST = String.raw`(?!\d|[,.]\d|[억천백]|\s+\d(?=\s|$)|\s+\d,\d{3}|\s+\d?\d00-\d|\s?[일이삼사오육칠팔구]?[천백](?:[만원]|$|[^가-힣]))`

/** A group that matches the whole amount at a position, and never a part of it. */
export function wholeAmount(group: string, money: string): string {
  return String.raw`(?=(?<${group}>${money}))\k<${group}>${NO_REST}`
}

/** 1~2억: applies the unit of the upper end to the lower end. */
export function withUnitOf(from: string, to: string | undefined): string {
  const [, most = '', unit = ''] = /^([\d.]+)\s*([억천백])/u.exec(to ?? '') ?? []
  return /^[\d.]+$/.test(from) && Number(from) < Number(most) ? from + unit : from
}

/** Parses an amount in manwon, which is also the default unit. Null if it is unclear or not above 0. */
export function readManwon(money: string): number | null {
  const text = money.replaceAll(/[\s,]/g, '')
  const manwon = /^\d/.test(text) ? fromDigits(text) : fromHangul(text)
  return manwon !== null && manwon > 0 && Number.isFinite(manwon) ? manwon : null
}

const PARTS =
  /^(?:(?<eok>\d+(?:\.\d+)?)억)?(?:(?<thousands>\d+(?:\.\d+)?)천)?(?:(?<hundreds>\d+(?:\.\d+)?)백)?(?<last>\d+(?:\.\d+)?|반)?(?<man>만)?(?<won>원)?$/u

function fromDigits(text: string): number | null {
  const { eok, thousands, hundreds, last, man, won } = PARTS.exec(text)?.groups ?? {}
  const hasUnit = [eok, thousands, hundreds].some((part) => part !== undefined)
  const isInWon = won !== undefined && man === undefined
  if (!hasUnit) return last === undefined || last === '반' ? null : Number(last) / (isInWon ? 10_000 : 1)
  const rest = restOf(last, thousands ?? null, hundreds ?? null)
  // 5천원 may be five thousand won, 2억 5만 may be 2억 5천만
  if ((isInWon && eok === undefined) || (man !== undefined && last?.length === 1)) return null
  if (rest === null) return null
  return Math.round(Number(eok ?? 0) * 10_000 + Number(thousands ?? 0) * 1000 + Number(hundreds ?? 0) * 100 + rest)
}

/** The digits after the last unit: 2억5 is 2억 5천, 5천5 is 5천 5백, 2억 반 is 2억 5천. */
function restOf(last: string | undefined, thousands: string | null, hundreds: string | null): number | null {
  if (last === '반') return thousands === null && hundreds === null ? 5000 : null
  if (last?.length !== 1) return Number(last ?? 0)
  if (hundreds !== null) return null
  return Number(last) * (thousands === null ? 1000 : 100)
}

/** 이억 오천, 팔십만원, 천: in manwon, the usual unit for deposits and rents. */
function fromHangul(text: string): number {
  const [eok, rest = ''] = text.includes('억') ? text.split('억') : ['', text]
  return (
    (eok === undefined || eok === '' ? Number(text.includes('억')) : koreanNumber(eok)) * 10_000 +
    koreanNumber(rest.replace(/만?원?$/u, ''))
  )
}
