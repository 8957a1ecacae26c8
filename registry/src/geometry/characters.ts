import { LIMITS, type Page, type TextItem } from '../page.ts'
import { plainText } from './plain-text.ts'

/** Whether a line strikes through a character; `UNSURE` if a line touches it but may belong to the table. */
export type Struck = 'NO' | 'YES' | 'UNSURE'

/** One non-blank character of a page. `y` is its baseline; `blanksFrom` where the blanks printed before it begin. */
export type Character = {
  text: string
  page: number
  x: number
  blanksFrom: number
  right: number
  y: number
  height: number
  struck: Struck
}

/** Width of digits and non-Korean letters relative to Korean ones, used because an item gives only its total width. */
const NARROW = 0.55

export const middleOf = ({ y, height }: Pick<Character, 'y' | 'height'>): number => y - height * 0.35

/** Every letter of a page, without blanks and duplicates. */
export function charactersOf(page: Page, number: number): Character[] {
  const letters = page.items.flatMap((item) => lettersOf(item, number)).slice(0, LIMITS.charactersOfPage)
  return withoutTwins(behindBlanks(letters, page.items))
}

/** How far a blank of one font may be from the usual one, as a share of the font's height. */
const LIKE_BLANK = 0.08
/** A control character as wide as a digit may stand for a digit that is lost. */
const NARROWER_THAN_DIGIT = 0.9
const TOUCHES = 0.1
const MOST_BLANKS = 12

/**
 * Whoever prints a blank says that no letter is missing in its place. Blanks are recognised by their width, which is the
 * same for all blanks of a font: a letter whose meaning is lost may be read as a blank too, but has a width of its own.
 */
function behindBlanks(letters: readonly Character[], items: readonly TextItem[]): Character[] {
  const printed = items.filter(({ text, width, height }) => width > 0 && height > 0 && plainText(text) === ' ')
  const blank = median(printed.map(({ width, height }) => width / height))
  const digit = median(
    letters.filter(({ text }) => /\d/.test(text)).map(({ x, right, height }) => (right - x) / height),
  )
  const blanks = printed.filter(
    ({ text, width, height }) =>
      Math.abs(width / height - blank) <= LIKE_BLANK && (!/\p{C}/u.test(text) || blank < digit * NARROWER_THAN_DIGIT),
  )
  if (blanks.length === 0) return [...letters]
  const place = (x: number, y: number) => placeOf(Math.round(x), Math.round(y))
  const byEnd = new Map(blanks.map((each) => [place(each.x + each.width, each.y), each]))
  const endingAt = (x: number, y: number) =>
    [0, -1, 1].flatMap((dx) => [0, -1, 1].flatMap((dy) => byEnd.get(place(x + dx, y + dy)) ?? []))
  return letters.map((letter) => {
    let from = letter.x
    for (let count = 0; count < MOST_BLANKS; count += 1) {
      const before = endingAt(from, letter.y).find(
        ({ x, width }) => Math.abs(x + width - from) <= letter.height * TOUCHES,
      )
      if (before === undefined) break
      from = before.x
    }
    return from === letter.x ? letter : { ...letter, blanksFrom: from }
  })
}

function lettersOf(item: TextItem, page: number): Character[] {
  const { x, y, width, height } = item
  if (![x, y, width, height].every(Number.isFinite) || height <= 0) return []
  const texts = Array.from(plainText(item.text.slice(0, LIMITS.charactersOfPage)))
  const weights = texts.map((text) => (/[\p{Script=Hangul}\p{Script=Han}]/u.test(text) ? 1 : NARROW))
  const total = weights.reduce((sum, each) => sum + each, 0)
  const letters: Character[] = []
  let before = 0
  for (const [at, text] of texts.entries()) {
    const next = before + (weights[at] ?? 0)
    const left = x + (width * before) / total
    if (text !== ' ')
      letters.push({
        text,
        page,
        x: left,
        blanksFrom: left,
        right: x + (width * next) / total,
        y,
        height,
        struck: 'NO',
      })
    before = next
  }
  return letters
}

/** Files without a bold font write each bold letter twice with a small offset. */
function withoutTwins(letters: readonly Character[]): Character[] {
  const seen = new Map<string, Map<number, Character[]>>()
  return letters.filter((letter) => {
    const { text, x, y, height } = letter
    const places = seen.get(text) ?? new Map<number, Character[]>()
    seen.set(text, places)
    const column = Math.floor(x / height)
    const row = Math.floor(y / height)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        if (places.get(placeOf(column + dx, row + dy))?.some((other) => isTwin(other, letter)) === true) return false
    const own = places.get(placeOf(column, row))
    if (own === undefined) places.set(placeOf(column, row), [letter])
    else own.push(letter)
    return true
  })
}

/** One number for a place, as making strings of both would cost most of the reading; far places may share one. */
const placeOf = (column: number, row: number): number => column * 65_536 + row

function isTwin(a: Character, b: Character): boolean {
  const least = Math.min(a.right - a.x, a.height) * 0.3
  return Math.abs(a.x - b.x) < least && Math.abs(a.y - b.y) < a.height * 0.15
}

/** The upper of two middle values; 0 if there are none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}
