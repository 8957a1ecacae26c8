import { plainUnitName } from './unit-text.ts'

/** A unit in the plain form that addresses use (see `plainUnitName`). */
export type PublishedUnit = {
  dong: string | null
  /** `B2` for the second unit of a basement; `null` if the published name contains no unit. */
  ho: string | null
  /** Negative below ground; `null` if not published. */
  floor: number | null
}

const PLAIN_HO = /^\d{1,5}$/
const SIGNS = /[\s()[\]{}"'.]/g
/** `101동201`: the unit's name includes the building. */
const DONG_IN_HO = /^(?:제)?([0-9]{1,4}|[A-Z]|[가-힣])동(?=.)/
const FLOOR_IN_HO = /^(?:제)?(지하|지|비|B)?([0-9]{1,2}|[일이삼사오육칠팔구십]{1,2})?층/
const BASEMENT = /^(?:지하|지층|지|비|B)(?:층)?/
const NO_NAME = /^(?:동명없음|없음|-|0*)$/
const DIGITS = '영일이삼사오육칠팔구'

/**
 * Parses the free texts of the official price files: `301`, `3층301호`, `일층(101)`, `지층비01`, `101동201`. `floor` is the
 * published floor if the file has one; otherwise the floor is derived from the unit's name.
 */
export function readPublishedUnit(published: { dong: string; ho: string; floor: string }): PublishedUnit {
  const dong = NO_NAME.test(published.dong) ? null : plainUnitName(published.dong)
  const floor = floorOf(published.floor)
  if (PLAIN_HO.test(published.ho)) {
    const ho = published.ho.replace(/^0+(?=\d)/, '')
    return { dong, ho, floor: floor ?? floorOfHo(ho) }
  }
  const unit = readFreeHo(published.ho)
  return { dong: dong ?? unit.dong, ho: unit.ho, floor: floor ?? unit.floor }
}

function readFreeHo(text: string): PublishedUnit {
  let rest = text.replaceAll(SIGNS, '').toUpperCase()
  let dong: string | null = null
  let floor: number | null = null
  let isBasement = false
  const inDong = DONG_IN_HO.exec(rest)
  if (inDong !== null) {
    dong = plainUnitName(inDong[1] ?? '')
    rest = rest.slice(inDong[0].length)
  }
  const inFloor = FLOOR_IN_HO.exec(rest)
  if (inFloor !== null) {
    const [all, below, level] = inFloor
    isBasement = below !== undefined
    // 0 is not a floor
    if (isBasement || level !== undefined)
      floor = (isBasement ? -1 : 1) * (level === undefined ? 1 : levelOf(level)) || null
    rest = rest.slice(all.length)
  }
  const basement = BASEMENT.exec(rest)
  if (basement !== null && /^\d/.test(rest.slice(basement[0].length))) {
    isBasement = true
    rest = rest.slice(basement[0].length)
  }
  const plain = plainUnitName(rest)
  if (plain === '' || NO_NAME.test(plain)) return { dong, ho: null, floor: floor ?? (isBasement ? -1 : null) }
  if (isBasement) return { dong, ho: plainUnitName(`B${rest.replace(/^제/, '')}`), floor: floor ?? -1 }
  return { dong, ho: plain, floor: floor ?? (PLAIN_HO.test(plain) ? floorOfHo(plain) : null) }
}

/** `301` is on the third floor, `1203` on the twelfth; one or two digits give no floor. */
function floorOfHo(ho: string): number | null {
  const number = Number(ho)
  return number > 100 && number < 10_000 ? Math.floor(number / 100) : null
}

/** `3`, `-1`, `지1`, `지하1층`, `B1`; 0 is not a floor. */
function floorOf(text: string): number | null {
  if (text === '') return null
  const bare = text.replaceAll(SIGNS, '').toUpperCase().replace(/층$/, '')
  const [, below, level] = /^(-|지하|지|B)?(\d{0,3})$/.exec(bare) ?? []
  if (level === undefined || (level === '' && below === undefined)) return null
  const floor = level === '' ? 1 : Number(level)
  if (floor === 0) return null
  return below === undefined ? floor : -floor
}

/** `12`, `삼`, `십이`. */
function levelOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const [first = '', second] = text
  if (first !== '십') return DIGITS.indexOf(first) * (second === '십' ? 10 : 1)
  return 10 + (second === undefined ? 0 : DIGITS.indexOf(second))
}
