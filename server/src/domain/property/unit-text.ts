/** Building (동) and unit (호) named in the tail of an address, without the words 동 and 호. */
export type UnitName = { dong: string | null; ho: string | null }

const DONG =
  /(?<![0-9A-Za-z])(?:제)?([0-9]{1,4}|(?<![가-힣])[A-Za-z]|(?<![가-힣])[가나다라마바사아자차카타파하])동(?![가-힣])/
const HO = /(?:제)?([A-Za-z]?[0-9]{1,4}(?:-[0-9]{1,3})?)호/

/** `101동 1203호` → `{ dong: '101', ho: '1203' }`. Never throws; what it cannot read is `null`. */
export function parseUnitText(text: string | null): UnitName {
  const dong = text?.match(DONG)?.[1]
  const ho = text?.match(HO)?.[1]
  return { dong: dong === undefined ? null : plainUnitName(dong), ho: ho === undefined ? null : plainUnitName(ho) }
}

/** True when the official name (`제101동`, `101`, `103호`) means the same as the plain one from `parseUnitText`. */
export function isSameName(official: string | null, plain: string): boolean {
  return official !== null && plainUnitName(official) === plain
}

/** The number or letter alone: without `제`, `동`, `호`, blanks and leading zeros. */
export function plainUnitName(name: string): string {
  const bare = name
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^제/, '')
    .replace(/(동|호)$/, '')
  return bare.replace(/^0+(?=\d)/, '')
}
