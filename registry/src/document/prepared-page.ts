import { type Character, charactersOf } from '../geometry/characters.ts'
import { drawnRules, type Stretch } from '../geometry/drawn-rules.ts'
import { withoutStamps } from '../geometry/stamps.ts'
import { strikesOf } from '../geometry/strikes.ts'
import { linesOf, type TextLine } from '../geometry/text-lines.ts'
import { LIMITS, type Page } from '../page.ts'

/** A page with its letters grouped into lines, and its drawn lines without strikes: the rest are rules of tables. */
export type PreparedPage = {
  number: number
  lines: TextLine[]
  letters: Character[]
  level: Stretch[]
  upright: Stretch[]
  /** Level or upright ones, as those of a table or through a letter are. */
  hasDrawnLines: boolean
  isScan: boolean | undefined
  isCut: boolean
}

/** Number of lines at the top and at the foot of a page that may contain a page number. */
const MARGIN_LINES = 6

export function isInMargin({ lines }: PreparedPage, index: number): boolean {
  return index < MARGIN_LINES || index >= lines.length - MARGIN_LINES
}

export function preparePage(page: Page, number: number): PreparedPage {
  const { level, upright } = drawnRules(page.lines)
  const { characters, rules } = strikesOf(withoutStamps(charactersOf(page, number)), level.slice(0, LIMITS.rulesOfPage))
  return {
    number,
    lines: linesOf(characters),
    letters: characters,
    level: rules,
    upright,
    hasDrawnLines: level.length + upright.length > 0,
    isScan: page.scanned,
    isCut:
      page.items.length >= LIMITS.charactersOfPage ||
      page.lines.length >= LIMITS.linesOfPage ||
      level.length > LIMITS.rulesOfPage,
  }
}
