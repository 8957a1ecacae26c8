import { matchesIn, type PlacedMatch } from './matches-in.ts'
import { isOfHome } from './said-of-home.ts'

const UNIT =
  /(?<![\d가-힣-])(?:(?:제?[A-Za-z\d]{1,4}|[가나다라마바사아자차카타파하])동\s*)?(?:제?\d{1,2}층\s*)?제?(?:[A-Za-z]|비)?\d{1,4}호(?![선텔\d])/gu
/** The first of several units: the 201 of `201, 202호`. */
const OTHER_UNIT = /(?<![\d-])(\d{3,4})\s*[,~∼/·]\s*$/u

/**
 * The unit of the home in a text; null if the text names several, or one that may be of another home. `hasLot`: the text
 * is an address, so that any name of a building may precede the unit.
 */
export function unitIn(text: string, hasLot: boolean): string | null {
  const [only, ...others] = [...matchesIn(text, UNIT)]
  if (only === undefined || others.some(({ match }) => match[0] !== only.match[0])) return null
  const isCertain = isOfHome(text, only, hasLot ? 'unitOfLot' : 'unit') && !isLastOfSeveral(text, only)
  return isCertain ? only.match[0] : null
}

/** Units of one building have numbers of one length; that of a lot before the unit (`1422, 201호`) mostly has another. */
function isLastOfSeveral(text: string, { start, match }: PlacedMatch): boolean {
  const [, before] = OTHER_UNIT.exec(text.slice(Math.max(0, start - 12), start)) ?? []
  return before !== undefined && before.length === match[0].replaceAll(/\D/gu, '').length
}
