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

/** `101-1203`, `1동-301`, `101-1203호`: a building and its room, rather than a room such as `201-1호`. */
const PAIR = new RegExp(
  `(?<![\\dA-Za-z가-힣-])(?:제\\s*)?([1-9]\\d{0,2}|${DONG_LETTER})\\s*(?:동\\s*-|-)\\s*(\\d{3,4}|(?<=동\\s*-\\s*)[A-Za-z]?\\d{1,4})(?:\\s*호)?(?![\\d가-힣A-Za-z-])`,
)
const AT_THE_END = '(?=\\s*(?:[(\\[]|$))'
/** `301`, `제301`, `201-1`, `101동 3`, `3층 2` where nothing but parts of the building stands before the number. */
const ROOM_ALONE = new RegExp(
  `^((?:\\s|,|제?(?:\\d{1,4}|${DONG_LETTER})\\s*동|(?:제|지상|지하|[Bb])?\\s*\\d{1,3}\\s*층|옥탑방?|\\([^()]*\\))*)(제?\\s*(?:\\d{1,4}|\\d{3,4}-\\d))${AT_THE_END}`,
)
/** `B01`, `비 101`, `지하 101`, `A301`; `B1` and `지하 1` are floors. */
const LETTERED_ROOM = new RegExp(`(?<![\\dA-Za-z가-힣-])((?:[A-Za-z]|(?:${BASEMENT})\\s*)\\d{2,4})${AT_THE_END}`)
/** `#301`. */
const NUMBERED_ROOM = /#\s*([A-Za-z]?\d{1,4})(?![\d-])(?:\s*호)?/u
/** `은마아파트 301`: rooms have three or four digits. */
const ROOM_BEHIND_A_NAME = new RegExp(`(?<=[가-힣A-Za-z)]\\s+|동|층)(제?\\d{3,4})${AT_THE_END}`)

/**
 * A unit with the words 동 and 호 that people leave out: `301` → `301호`, `101-1203` → `101동 1203호`, `B01` → `B01호`. The
 * last number is the room; any other text stays as it is.
 */
export function unitInFull(text: string): string {
  const plain = text.normalize('NFKC').replace(NUMBERED_ROOM, '$1호')
  const paired = DONG.test(plain.replace(PAIR, ' ')) ? plain : plain.replace(PAIR, '$1동 $2호')
  if (HO.test(paired)) return paired
  if (ROOM_ALONE.test(paired)) return paired.replace(ROOM_ALONE, '$1$2호')
  return paired.replace(LETTERED_ROOM.test(paired) ? LETTERED_ROOM : ROOM_BEHIND_A_NAME, '$1호')
}

/** `101동 1203호` → `{ dong: '101', ho: '1203' }`. Never throws; a part that cannot be parsed is `null`. */
export function parseUnitText(text: string | null): UnitName {
  const plain = unitInFull(text ?? '')
  const [, numbered, lettered] = DONG.exec(plain) ?? []
  const dong = numbered ?? lettered
  const ho = HO.exec(plain)?.[1]
  return { dong: dong === undefined ? null : plainUnitName(dong), ho: ho === undefined ? null : plainUnitName(ho) }
}

/** Whether two texts name different units, however these are written: a part that both name differs. */
export function isOtherUnit(one: string | null, other: string | null): boolean {
  const [a, b] = [parseUnitText(one), parseUnitText(other)]
  const differs = (x: string | null, y: string | null) => x !== null && y !== null && x !== y
  return differs(a.dong, b.dong) || differs(a.ho, b.ho)
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
