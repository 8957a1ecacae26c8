import { isSameSido } from '../district/sido-names.ts'
import { isOrdinaryWord } from '../region-keyword/keyword-words.ts'

/** Characters beyond this length are ignored: no address is longer. */
const LONGEST = 300

const TILDES = /[~\u223c\u301c]+/gu
const HYPHENS = /[\p{Pd}\u02d7\u2043\u2212\u2500\u2501\u2796\u30fc]+/gu
/** Letters and signs that look like a hyphen and count as one between numbers: ㅡ, 一 and _. */
const LOOK_ALIKES = /(?<=\d\s*)[\u1173\u3161\u4e00_]+(?=\s*\d)/gu
/** `화곡동_424`: the sign parts names; between numbers it is then a hyphen only where a sub number, but no room, may follow. */
const PARTED_BY_UNDERSCORES = /[가-힣]\s*_|_\s*[가-힣]/u
const PARTING_NUMBERS = /(?<=\d\s*)_+(?=\s*(?:\d{3}|\d+\s*(?:동|호|층)))|(?<=\d-\d{1,4}\s*)_+(?=\s*\d)/gu
/** A comma between two digits is kept: 1,422 may be one number, and 1, 2층 two floors. */
const BLANKS = /(?:[\s\p{C}\p{Extended_Pictographic}\ufe0f\u3001]|(?<!\d),|,(?!\s*\d))+/gu
/** An address copied with the quotation marks around it. */
const QUOTES = /["“”„‘’「」『』《》〈〉]|(?<![a-z])'|'(?![a-z])/giu
/** `@신림동`, `- 신림동`; an opening parenthesis may hold the zip code. */
const SIGNS_IN_FRONT = /^[^\p{L}\p{N}([]+/u
/** `주소: 서울`, `[소재지] 서울`. */
const LABEL = /^[([]?\s*(?:(?:도로명|지번)?\s*주소|소재지|지번)\s*[:)\]]+\s*/u
/** `[전세]`, `(급매)`: a tag that listings put before the address. */
const TAG = /^[([]\s*([^()[\]\d]{1,12})\s*[)\]]\s*(?=[가-힣])/u
/** Signs that lead from one name to the next. */
const ARROW = String.raw`(?:[/>|\\_\u203a\u00bb\u2192\u21d2\u27a1\u2794]|[-=]>)`
const DOT = String.raw`[:;\u00b7\u119e\u2022\u2027\u2219\u30fb]`
/**
 * Signs that also list or explain: the middle dots (`ㆍ` in NFKC among them), a colon, a semicolon, and a hyphen unless
 * the next one may part the lot from a room: `신림동-1422-301`.
 */
const POINT = String.raw`(?:-(?!\s?산?\s?\d+\s?-\s?\d{3})|${DOT})`
/** A number that says of itself that it is one of a lot: `1422-5`, `12번지`, `산 3`; `500-40` may be a deposit and a rent. */
const PLAIN_LOT = String.raw`(?:산\s*\d{1,4}(?:-\d{1,4})?(?:\s*번지)?|(?!\d*00-\d+[05](?!\d))\d{1,4}-\d{1,4}(?:\s*번지)?|\d{1,4}\s*번지)`
/** `서울/관악구/신림동/1422-5`, `서울 > 관악구 > 신림동`, `서울_관악구_신림동_산_56-1`. */
const PATH = new RegExp(
  String.raw`(?<=[가-힣]{2}|\d가|[\s_]산)\s*${ARROW}\s*(?=[가-힣]{2}|산?[\s_]*\d+(?:-\d+)?(?:\s*번지)?(?:$|[\s,]))`,
  'gu',
)
/** `서울 · 관악구 · 신림동 · 1422-5`, `서울-관악구-신림동-1422-5`. */
const POINTED_PATH = new RegExp(
  String.raw`(?<=[가-힣]{2}|\d가)\s?${POINT}\s?(?=[가-힣]{2}|${PLAIN_LOT}(?:$|[\s,]|${DOT}))`,
  'gu',
)
/** `1422-5→301호`: the unit as the last step; `2/4층` is a floor of several. */
const PATH_TO_UNIT = new RegExp(
  String.raw`(?<=\d|번지|동|층)\s?(?!/)${ARROW}\s?(?=(?:지하\s?)?[A-Z]?\d{1,4}(?:동|호|층))`,
  'gu',
)
const OPENING = '[([{<〔【〖]'
const CLOSING = '[)\\]}>〕】〗]'
/** `신림동 [1422-5]`, `신림동 (산 56-1)`; a bare number may be a size or a count. */
const LOT_IN_BRACKETS = new RegExp(
  `(?<=(?:[동리가]|${CLOSING})\\s?)${OPENING}\\s?(${PLAIN_LOT})\\s?(?:${CLOSING}|$)`,
  'gu',
)
const LOT_ALONE = ' $1 '
/** `[신림동 1422-5]`. */
const WHOLE_IN_BRACKETS = new RegExp(`^${OPENING}([^${OPENING.slice(1, -1)}${CLOSING.slice(1, -1)}]*)${CLOSING}$`, 'u')
/** The end of a sentence. An ellipsis is kept, since it may stand for further digits. */
const FULL_STOP = /(?<!\.)\.$/u
const COUNTRY = /^(?:대한민국|한국|Republic of Korea|South Korea|Korea)(?![가-힣a-z])[\s,]*/iu
/** `08826`, `(08826)`, `우)08826`, `우편번호: 151-892`, before the address. */
const ZIP_CODE = /^[([]?\s*(?:우편번호|우)?\s*[:)]?\s*(?:\d{5}|\d{3}-\d{3})\s*[)\]]?[\s,]*(?=[가-힣])/u

/**
 * Unifies the spellings of an address: full-width signs, every kind of hyphen, commas, pictographs and runs of blanks.
 * Removes leading signs, label, country and zip code.
 */
export function cleanAddressText(text: string): string {
  return withoutTag(withoutDoubles(cleaned(text)))
}

function cleaned(text: string): string {
  const plain = text
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(TILDES, hyphenOrRange)
    .replace(HYPHENS, '-')
    .replace(QUOTES, ' ')
  return (PARTED_BY_UNDERSCORES.test(plain) ? plain.replace(PARTING_NUMBERS, ' ') : plain)
    .replace(LOOK_ALIKES, '-')
    .replace(BLANKS, ' ')
    .replace(PATH_TO_UNIT, ' ')
    .replace(PATH, ' ')
    .trim()
    .replace(WHOLE_IN_BRACKETS, '$1')
    .replace(FULL_STOP, '')
    .replace(SIGNS_IN_FRONT, '')
    .replace(LABEL, '')
    .replace(COUNTRY, '')
    .replace(ZIP_CODE, '')
    .replace(COUNTRY, '')
    .replace(POINTED_PATH, ' ')
    .replace(LOT_IN_BRACKETS, LOT_ALONE)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** `신림동 [1422-5]` without the brackets. */
export function withLotAlone(text: string): string {
  return text.replace(LOT_IN_BRACKETS, LOT_ALONE)
}

function withoutTag(text: string): string {
  const [tag, said = ''] = TAG.exec(text) ?? []
  return tag === undefined || !isOrdinaryWord(said.trim()) ? text : text.slice(tag.length)
}

/** What the tag that is taken off says: `전세`. */
export function tagOf(text: string): string | null {
  const plain = withoutDoubles(cleaned(text))
  return withoutTag(plain) === plain ? null : (TAG.exec(plain)?.[1]?.trim() ?? null)
}

/** `세종특별자치시 세종시 나성동`, `서울 서울시 관악구`: one 시도 under two of its names. */
function withoutDoubles(text: string): string {
  const [, first = '', second = ''] = /^(\S+[시도]) (\S+) /u.exec(text) ?? []
  return first !== '' && isSameSido(first, second) ? text.slice(first.length + 1) : text
}

/** `1422~5` is a lot with its sub number; `1422~1425` is a range of lots. */
function hyphenOrRange(tildes: string, at: number, text: string): string {
  const before = /\d+(?=\s*(?:번지)?\s*$)/u.exec(text.slice(0, at))
  const behind = /^\s*\d+/u.exec(text.slice(at + tildes.length))
  return before !== null && behind !== null && Number(before[0]) <= Number(behind[0]) ? '~' : '-'
}
