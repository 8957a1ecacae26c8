import type { Character } from './characters.ts'

/** The letters of one line, from left to right. `text` has no blanks. */
export type TextLine = { y: number; height: number; characters: Character[]; text: string }

/** The text of a line, with a blank wherever its letters are apart. */
export function spacedText({ characters }: TextLine): string {
  return characters
    .map(({ text, x, height }, at) =>
      at > 0 && x - (characters[at - 1]?.right ?? x) > height * 0.15 ? ` ${text}` : text,
    )
    .join('')
}

/** Maximum vertical distance between letters of one line, as a share of their height. */
const SAME_LINE = 0.35

export function linesOf(characters: readonly Character[]): TextLine[] {
  const lines: Character[][] = []
  let current: Character[] = []
  let [y, height] = [Number.NEGATIVE_INFINITY, 0]
  for (const letter of characters.toSorted((a, b) => a.y - b.y)) {
    if (letter.y - y > SAME_LINE * Math.max(Math.min(height, letter.height), 1)) {
      lines.push((current = []))
      y = letter.y
      height = letter.height
    }
    current.push(letter)
  }
  return lines.map(lineOf)
}

function lineOf(letters: readonly Character[]): TextLine {
  const characters = letters.toSorted((a, b) => a.x - b.x)
  const heights = characters.map(({ height }) => height)
  return {
    y: Math.max(...characters.map(({ y }) => y)),
    height: Math.max(...heights),
    characters,
    text: characters.map(({ text }) => text).join(''),
  }
}
