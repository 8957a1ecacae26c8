import { withWholeAmounts } from './whole-amounts.ts'

type Measure = { width: number; widthOf: (text: string) => number }

/** Breaks a text between words into lines of at most `width`; a wider word is broken where necessary. */
export function linesOf(text: string, { width, widthOf }: Measure): string[] {
  const lines: string[] = []
  const space = widthOf(' ')
  let line = ''
  let taken = 0
  for (const word of withWholeAmounts(text).split(' ')) {
    const own = widthOf(word)
    if (line !== '' && taken + space + own <= width) {
      line += ` ${word}`
      taken += space + own
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = own <= width ? [word] : piecesOf(word, { width, widthOf })
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
    taken = widthOf(line)
  }
  return [...lines, line]
}

function piecesOf(word: string, { width, widthOf }: Measure): string[] {
  const pieces = ['']
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`
    if (widthOf(longer) <= width || longer === letter) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}
