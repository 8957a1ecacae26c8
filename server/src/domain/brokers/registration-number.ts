/** The registration number of a broker's office (중개사무소 등록번호). */
export type RegistrationNumber = {
  /** As the register writes it where its form is known, else as typed: `11680-2023-00123`, `가1234-567`. */
  text: string
  /** Equal for all spellings of one number. */
  key: string
  /** The five-digit code of the district that registered it; `null` in the older forms, which do not tell it. */
  districtCode: string | null
}

const DASHES = /[\u2010-\u2015\u2212\ufe63\uff0d~.·]/gu
const WORDS_AROUND = /^(?:중개사무소)?(?:개설)?(?:등록번호)?제?(?=.)|호$/gu
/** Code of the city district, year, number. */
const CURRENT_FORM = /^(\d{5})-?((?:19|20)\d{2})-?(\d{5})$/
/** The same with hyphens, where the zeros before the number may be left out. */
const SHORT_FORM = /^(\d{5})-((?:19|20)\d{2})-(\d{1,4})$/

/** The number that was typed from a door or a listing (R-BROKER-02). */
export function readRegistrationNumber(typed: string): RegistrationNumber {
  const dashed = typed.normalize('NFKC').replaceAll(DASHES, '-').replaceAll(/[\s:]/gu, '')
  const bare = dashed.replaceAll(WORDS_AROUND, '').replaceAll(/-+/gu, '-').replaceAll(/^-|-$/gu, '')
  const current = CURRENT_FORM.exec(bare) ?? SHORT_FORM.exec(bare)
  if (current === null) return { text: bare, key: keyOf(bare), districtCode: null }
  const [, districtCode = '', year = '', number = ''] = current
  const text = `${districtCode}-${year}-${number.padStart(5, '0')}`
  return { text, key: keyOf(text), districtCode }
}

/** What numbers are compared by: the register and signs put hyphens in different places. */
export function keyOf(number: string): string {
  return number
    .normalize('NFKC')
    .replaceAll(/[^0-9A-Za-z가-힣]/gu, '')
    .toUpperCase()
}
