/** Building (동) and unit (호) named in the tail of an address, without the words 동 and 호. */
export type UnitName = { dong: string | null; ho: string | null }

/** Basement unit numbers: `B101호`, `비01호`, `지하 1호`, `지층 1호`, `반지하 2호`. Plain names: `B101`, `B1`. */
const BASEMENT = '반?지하층?|반?지층|비'
const DONG_LETTER = '[A-Za-z]|[가나다라마바사아자차카타파하]|에이|비|씨|디'
const DONG = new RegExp(
  `(?<![0-9A-Za-z])(?:제\\s*)?([0-9]{1,4})\\s*동(?![가-힣])|(?<![가-힣0-9A-Za-z])(?:제\\s*)?(${DONG_LETTER})동(?![가-힣])`,
)
const HO = new RegExp(
  `(?:제\\s*)?((?:[A-Za-z]|(?<![가-힣])(?:${BASEMENT}|옥탑)\\s*(?:제\\s*)?)?[0-9]{1,4}(?:-[0-9]{1,3})?)\\s*호(?:실)?(?![가-힣])`,
)
const DONG_NAME = new RegExp(`^(?:제\\s*)?(?:[0-9]{1,4}|${DONG_LETTER})동?$`)
const BASEMENT_NUMBER = new RegExp(`^(?:B|${BASEMENT})제?0*(?=\\d)`)
/** Letters spelt in Hangul (`제비동`), as registers do. */
const LETTER_NAMES = new Map([
  ['에이', 'A'],
  ['비', 'B'],
  ['씨', 'C'],
  ['디', 'D'],
])

/** `101동 1203호` → `{ dong: '101', ho: '1203' }`. Never throws; a part that cannot be parsed is `null`. */
export function parseUnitText(text: string | null): UnitName {
  const plain = text?.normalize('NFKC') ?? ''
  const [, numbered, lettered] = DONG.exec(plain) ?? []
  const dong = numbered ?? lettered
  const ho = HO.exec(plain)?.[1]
  return { dong: dong === undefined ? null : plainUnitName(dong), ho: ho === undefined ? null : plainUnitName(ho) }
}

/** Whether the official name (`제101동`, `101`, `103호`) equals the plain one from `parseUnitText`. */
export function isSameName(official: string | null, plain: string): boolean {
  return official !== null && plainUnitName(official) === plain
}

/** The plain name of a building, as returned by `parseUnitText`; `null` for other names (`주건축물제1동`, `상가동`). */
export function plainDongName(official: string | null): string | null {
  const name = official?.normalize('NFKC').trim() ?? ''
  return DONG_NAME.test(name) ? plainUnitName(name) : null
}

/** Keeps only the number or letter: drops `제`, `동`, `호`, blanks and leading zeros; any word for a basement is `B`. */
export function plainUnitName(name: string): string {
  const bare = name
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^제/, '')
    .replace(/(동|호)$/, '')
  return LETTER_NAMES.get(bare) ?? bare.replace(BASEMENT_NUMBER, 'B').replace(/^0+(?=\d)/, '')
}
