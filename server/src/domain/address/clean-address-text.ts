/** Longer texts are no addresses; what is behind is not looked at. */
const LONGEST = 300

const HYPHENS = /[\u2010-\u2015\u2212\u2043\u30fc\uff5e~]/gu
const COUNTRY = /^(?:대한민국|한국|Republic of Korea|South Korea|Korea)(?![가-힣a-z])[\s,]*/iu
/** `08826`, `(08826)`, `우)08826`, `우편번호: 151-892`, before the address. */
const ZIP_CODE = /^[([]?\s*(?:우편번호|우)?\s*[:)]?\s*(?:\d{5}|\d{3}-\d{3})\s*[)\]]?[\s,]*(?=[가-힣])/u

/**
 * Brings the spellings of one address closer: full-width signs, every kind of hyphen, commas and runs of blanks; and
 * takes away the country and the zip code in front.
 */
export function cleanAddressText(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(HYPHENS, '-')
    .replace(/[\s,\p{C}]+/gu, ' ')
    .trim()
    .replace(COUNTRY, '')
    .replace(ZIP_CODE, '')
    .replace(COUNTRY, '')
}
