import { LIMITS, type Page, type TextItem } from '../page.ts'
import { plainText } from './plain-text.ts'

/** Whether a line strikes through a character; `UNSURE` if a line touches it but may belong to the table. */
export type Struck = 'NO' | 'YES' | 'UNSURE'

/** One non-blank character of a page. `y` is its baseline. */
export type Character = {
  text: string
  page: number
  x: number
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
  return withoutTwins(letters)
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
    if (text !== ' ')
      letters.push({
        text,
        page,
        x: x + (width * before) / total,
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
  const seen = new Map<string, Character[]>()
  return letters.filter((letter) => {
    const { text, x, y, height } = letter
    const cell = (dx: number, dy: number) => `${text} ${Math.floor(x / height) + dx} ${Math.floor(y / height) + dy}`
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        if (seen.get(cell(dx, dy))?.some((other) => isTwin(other, letter)) === true) return false
    const own = seen.get(cell(0, 0)) ?? []
    seen.set(cell(0, 0), [...own, letter])
    return true
  })
}

function isTwin(a: Character, b: Character): boolean {
  const least = Math.min(a.right - a.x, a.height) * 0.3
  return Math.abs(a.x - b.x) < least && Math.abs(a.y - b.y) < a.height * 0.15
}

/** The upper of two middle values; 0 if there are none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}
