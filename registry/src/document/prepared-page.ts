import { type Character, charactersOf } from '../geometry/characters.ts'
import { drawnRules, type Stretch } from '../geometry/drawn-rules.ts'
import { withoutStamps } from '../geometry/stamps.ts'
import { strikesOf } from '../geometry/strikes.ts'
import { linesOf, type TextLine } from '../geometry/text-lines.ts'
import { LIMITS, type Page } from '../page.ts'

/** A page with its letters in lines, and with its drawn lines separated: what is left after the strikes are rules of tables. */
export type PreparedPage = {
  number: number
  lines: TextLine[]
  letters: Character[]
  level: Stretch[]
  upright: Stretch[]
  hasDrawnLines: boolean
  isScan: boolean | undefined
  isCut: boolean
}

/** Lines at the top of a page, and at its foot, between which no page number stands. */
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
    hasDrawnLines: page.lines.length > 0,
    isScan: page.scanned,
    isCut:
      page.items.length >= LIMITS.charactersOfPage ||
      page.lines.length >= LIMITS.linesOfPage ||
      level.length > LIMITS.rulesOfPage,
  }
}
