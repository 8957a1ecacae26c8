import { koreanNumber } from '../korean-number.ts'

export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`
/** Words that may directly follow a unit or a size: 3억전세, 80만대원룸. */
export const NEXT_WORD = '전세|월세|보증|매매|원룸|투룸|쓰리룸|오피|빌라|아파트|주택|다세대|다가구'
/** 원대 and 만선 are amounts; 원대동 and 만선리 are places. */
const BAND_END = `[대선](?:(?![가-힣])|(?=${NEXT_WORD}))`
const TAIL = String.raw`${BAND_END}|[을를은이]?\s*(?:안\s*)?넘[는게고어음지]|(?:에|으로?)(?:(?![가-힣])|(?=서|월|보증|전세|매매))|이하|이내|이상|미만|까지|초과|부터|정도|쯤|가량|내외|밑|아래|안쪽`
/** Excludes the 원 of 원룸. */
const WON = `원(?=$|[^가-힣]|${TAIL}|짜리)`
/** Text that may directly follow a unit; otherwise the unit starts a name, as in 3 천호동 and 80 만수동. */
const END = `(?=$|[^가-힣]|${WON}|만(?:$|[^가-힣]|${WON}|${TAIL})|반(?![가-힣])|${TAIL}|${NEXT_WORD})`
/** The remainder after 억; not the number of a building or a floor. */
const SMALL = String.raw`${NUMBER}(?![\d,.]|\s*(?:단지|층|호|동|번|차|인|룸|평|m|년|개|가))`
/** `2억5천만원`, `1억 2,000`, `2억 반`, `5천`, `3백만원`, `80만`, `800,000원`. */
const WITH_UNIT = [
  String.raw`${NUMBER}\s*억${END}(?:\s*${NUMBER}\s*천${END}|\s*반(?![가-힣])|\s*${SMALL}(?:\s*백${END})?)?(?:\s*만${END})?(?:\s*${WON})?`,
  String.raw`${NUMBER}\s*억(?=\d)(?:\s*${NUMBER}\s*천${END}|\s*${SMALL})(?:\s*만${END})?(?:\s*${WON})?`,
  String.raw`${NUMBER}\s*천${END}(?:\s*${NUMBER}\s*백${END})?(?:\s*만${END})?(?:\s*${WON})?`,
  String.raw`${NUMBER}\s*백${END}(?:\s*만${END})?(?:\s*${WON})?`,
  String.raw`${NUMBER}\s*만${END}(?:\s*${WON})?`,
  String.raw`${NUMBER}\s*${WON}`,
].join('|')
const OTHER_UNIT = '(?:평|m|제곱|층|년|개|호|동|번|가|세대|분|인|룸|차|%|타입|형)'
/** 80 가산동 is not 80가. */
const NAME_BEHIND = String.raw`[가-힣]+(?:[동구시군읍면리]|\d가)(?![가-힣])`
/** Not the number of a lot, a building, a size or a time. */
const PLAIN = String.raw`${NUMBER}(?![\d,.]|-\d|${OTHER_UNIT}|\s+${OTHER_UNIT}(?!${NAME_BEHIND}))`
/** `팔십`, `천`, `이억 오천`; a single digit is too ambiguous. */
const HANGUL_NUMBER = String.raw`(?:[일이삼사오육칠팔구]?[십백천]){0,3}[일이삼사오육칠팔구]?억\s*(?:[일이삼사오육칠팔구]?[십백천]){0,3}|(?:[일이삼사오육칠팔구]?[십백천]){1,3}[일이삼사오육칠팔구]?`
const IN_HANGUL = String.raw`(?:${HANGUL_NUMBER})(?:\s*만)?(?:\s*${WON})?`

export const MONEY_WITH_UNIT = `(?:${WITH_UNIT})`
export const MONEY = `(?:${WITH_UNIT}|${PLAIN}|${IN_HANGUL}(?![가-힣]))`
/** Before 에: 천에 육십. */
export const DEPOSIT_OF_PAIR = `(?:${WITH_UNIT}|${PLAIN}|${IN_HANGUL})`

/** 1~2억: applies the unit of the upper end to the lower end. */
export function withUnitOf(from: string, to: string | undefined): string {
  const [, most = '', unit = ''] = /^([\d.]+)\s*([억천백])/u.exec(to ?? '') ?? []
  return /^[\d.]+$/.test(from) && Number(from) < Number(most) ? from + unit : from
}

/** Parses an amount in manwon, which is also the default unit. Null if the result is not above 0. */
export function readManwon(money: string): number | null {
  const text = money.replaceAll(/[\s,]/g, '')
  const manwon = /^\d/.test(text) ? fromDigits(text) : fromHangul(text)
  return manwon !== null && manwon > 0 && Number.isFinite(manwon) ? manwon : null
}

function fromDigits(text: string): number | null {
  const won = /^(\d+)원$/.exec(text)
  if (won !== null) return Number(won[1]) / 10_000
  const [, eok = '0', rest = ''] = /^(?:(\d+(?:\.\d+)?)억)?(.*)$/u.exec(text.replace(/만?원?$/u, '')) ?? []
  const [, thousands, hundreds, plain] = /^(?:(\d+(?:\.\d+)?)천)?(?:(\d+)백)?(\d+(?:\.\d+)?|반)?$/u.exec(rest) ?? [
    undefined,
  ]
  if (rest !== '' && thousands === undefined && hundreds === undefined && plain === undefined) return null
  // 3억5 is 3억 5천
  const small = plain === '반' ? 5000 : Number(plain ?? 0) * (eok !== '0' && /^\d$/.test(plain ?? '') ? 1000 : 1)
  return Math.round(Number(eok) * 10_000 + Number(thousands ?? 0) * 1000 + Number(hundreds ?? 0) * 100 + small)
}

/** 이억 오천, 팔십만원, 천: in manwon, the usual unit for deposits and rents. */
function fromHangul(text: string): number {
  const [eok, rest = ''] = text.includes('억') ? text.split('억') : ['', text]
  return (
    (eok === undefined || eok === '' ? Number(text.includes('억')) : koreanNumber(eok)) * 10_000 +
    koreanNumber(rest.replace(/만?원?$/u, ''))
  )
}
