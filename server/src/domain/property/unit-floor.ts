import { unitInFull } from './unit-text.ts'

/** Floor information in a unit text, apart from the unit's number. */
export type UnitFloor = {
  /** Negative below ground; `null` if no floor is named (`반지하` alone names none). */
  floor: number | null
  /**
   * `WORD`: 지하, 반지하, 지층, B1층 or 비01호. `LETTER`: only a unit number such as `B101`, which may also be unit 101 of
   * wing B. `null`: nothing speaks of a basement.
   */
  basement: 'WORD' | 'LETTER' | null
  /** With `LETTER`: the floor that the number implies in wing B, such as 1 for `B101`; otherwise `null`. */
  wingFloor: number | null
}

/** The floor used to compare a home: a basement without a number (`반지하`, `B01호`) is the first one below ground. */
export function floorInText(text: string | null): number | null {
  const { floor, basement } = parseUnitFloor(text)
  return floor ?? (basement === null ? null : -1)
}

/** `101` → 1, `1203` → 12, `201-1` → 2; `null` for `5`, `B101` and other numbers that do not start with the floor. */
export function floorOfHo(ho: string): number | null {
  const floor = /^(\d{1,2})\d{2}(?:-\d+)?$/.exec(ho)?.[1]
  return floor === undefined || floor === '0' ? null : Number(floor)
}

const ABOVE = /(?<![0-9A-Za-z-])(?:제\s*|지상\s*)?([0-9]{1,3})\s*층/
const BELOW =
  /(?<![가-힣])(?:지하|지)\s*(?:제\s*)?([0-9]{1,2})\s*층|(?<![0-9A-Za-z])[Bb]\s?([0-9]{1,2})\s*(?:층|(?![0-9A-Za-z가-힣-]))/
/** `지하` as a separate word or before a number, not the start of `지하철`; `비` only before a unit number. */
const WORD = /(?<![가-힣])(?:반지[하층]|(?:지하[층방실]?|지층)(?![가-힣])|비\s*\d+(?:-\d+)?\s*호)/
const LETTER = /(?<![0-9A-Za-z])[Bb]\s?(?:([0-9]{1,4})(?:-[0-9]{1,3})?\s*호|([0-9]{3})(?![0-9A-Za-z가-힣-]))/
const ROOFTOP = /(?<![가-힣])옥(?:탑|상)(?:방|층|호|\s|\d|$)/

/** `옥탑방`, `옥탑 1호`, `옥상층`. */
export function namesRooftop(text: string | null): boolean {
  return ROOFTOP.test(text?.normalize('NFKC') ?? '')
}

/** `지하 1층` → −1, `3층 302호` → 3, `반지하` → a basement without a floor. Never throws. */
export function parseUnitFloor(text: string | null): UnitFloor {
  const plain = unitInFull(text ?? '')
  const [, numbered, lettered] = BELOW.exec(plain) ?? []
  const below = Number(numbered ?? lettered ?? 0)
  if (below > 0) return { floor: -below, basement: 'WORD', wingFloor: null }
  if (WORD.test(plain)) return { floor: null, basement: 'WORD', wingFloor: null }
  const above = Number(ABOVE.exec(plain)?.[1] ?? 0)
  const [unit, withHo, alone] = LETTER.exec(plain) ?? []
  const wingFloor = Number((withHo ?? alone ?? '').slice(0, -2))
  return {
    floor: above > 0 ? above : null,
    basement: unit === undefined ? null : 'LETTER',
    wingFloor: wingFloor > 0 ? wingFloor : null,
  }
}
