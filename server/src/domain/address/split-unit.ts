/** Directly after a name, only a number of three or more digits, or one after 아파트, is a building: 신림1동 is a 동. */
const BUILDING = String.raw`(?:(?<![가-힣\d])(?:제?[A-Za-z\d]{1,4}|[가나다라마바사아자차카타파하])|(?<=[가-힣])제?\d{3,4}|(?<=아파트|빌라|맨션)제?\d{1,2})동`
const FLOOR = String.raw`(?:지하|지상)?\s*\d{1,3}층|반지하|지하|지층|옥탑방?`
/** A letter before the number must stand alone: the last letter of 은하빌라 302호 belongs to the name. */
const ROOM = String.raw`(?:제(?=\d)|(?<![가-힣\w])제?[가-힣]\s*)?[A-Za-z]?\d{1,4}(?:-\d{1,3})?호`
const UNIT = new RegExp(
  String.raw`\s*((?:${BUILDING})?\s*(?:${FLOOR})?\s*(?:${ROOM})?|(?<![\d가-힣-])(?:[1-9]\d?|[1-9](?:0[1-9]|[1-4]\d))-\d{3,4})\s*$`,
  'u',
)

/** What stands between the rooms of a list: `301호, 302호`, `301호/302호`, `301, 302호`. */
const BETWEEN = /\s*[,/·~]\s*$/u
const NUMBER_IN_A_LIST = /(?<![\d가-힣A-Za-z-])\d{3,4}$/u

/**
 * Splits off the unit after a building's name: `은마아파트 31동 1203호`, `은마 31-1203`. Of several, all are split off:
 * `은하빌라 301호, 302호`.
 */
export function splitUnit(text: string): { text: string; unitText: string | null } {
  let name = text
  for (let found = unitAtTheEnd(name); found !== null && found !== name; found = unitAtTheEnd(name)) name = found
  const unitText = text
    .slice(name.length)
    .replace(/^[\s,/·~]+/u, '')
    .trim()
  return unitText === '' ? { text, unitText: null } : { text: name, unitText }
}

/** The text before the unit at its end; `null` if it has none. */
function unitAtTheEnd(text: string): string | null {
  const before = text.replace(BETWEEN, '')
  const isListed = before !== text
  const [all = '', unit = ''] = UNIT.exec(before) ?? []
  if (unit.trim() !== '') return before.slice(0, before.length - all.length)
  const [number = ''] = (isListed ? NUMBER_IN_A_LIST.exec(before) : null) ?? []
  return number === '' ? null : before.slice(0, before.length - number.length).trimEnd()
}
