/** Longer texts are no addresses; what is behind is not looked at. */
const LONGEST = 300

const HYPHENS = /[\p{Pd}\u02d7\u2043\u2212\u223c\u2500\u2501\u2796\u30fc~]+/gu
/** Letters and signs that look like a hyphen, and are one between numbers: ㅡ, 一 and _. */
const LOOK_ALIKES = /(?<=\d\s*)[\u1173\u3161\u4e00_]+(?=\s*\d)/gu
/** A comma right between two digits stays: 1,422 may be one number. */
const BLANKS = /(?:[\s\p{C}\p{Extended_Pictographic}\ufe0f]|(?<!\d),|,(?!\d))+/gu
/** `@신림동`, `- 신림동`; an opening parenthesis may hold the zip code. */
const SIGNS_IN_FRONT = /^[^\p{L}\p{N}([]+/u
/** `주소: 서울`, `[소재지] 서울`. */
const LABEL = /^[([]?\s*(?:(?:도로명|지번)?\s*주소|소재지|지번)\s*[:)\]]+\s*/u
const COUNTRY = /^(?:대한민국|한국|Republic of Korea|South Korea|Korea)(?![가-힣a-z])[\s,]*/iu
/** `08826`, `(08826)`, `우)08826`, `우편번호: 151-892`, before the address. */
const ZIP_CODE = /^[([]?\s*(?:우편번호|우)?\s*[:)]?\s*(?:\d{5}|\d{3}-\d{3})\s*[)\]]?[\s,]*(?=[가-힣])/u

/**
 * Brings the spellings of one address closer: full-width signs, every kind of hyphen, commas, pictures and runs of
 * blanks; and takes away signs, a label, the country and the zip code in front.
 */
export function cleanAddressText(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(HYPHENS, '-')
    .replace(LOOK_ALIKES, '-')
    .replace(BLANKS, ' ')
    .trim()
    .replace(SIGNS_IN_FRONT, '')
    .replace(LABEL, '')
    .replace(COUNTRY, '')
    .replace(ZIP_CODE, '')
    .replace(COUNTRY, '')
}
