import type { Layout } from './layout.ts'
import { hexOf, widthOf } from './pdf-writer.ts'
import type { Random } from './random.ts'

/** A line of text at a position, in points from the upper left corner; `struck`: which letters are struck. */
export type Text = { x: number; y: number; text: string; size: number; struck: boolean[] }

/** One page being typeset from the top. */
export class Sheet {
  y: number
  readonly texts: Text[] = []
  readonly drawn: string[] = []
  readonly #layout: Layout

  constructor(layout: Layout) {
    this.#layout = layout
    this.y = layout.margin
  }

  get bottom(): number {
    return this.#layout.height - this.#layout.margin - 40
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    const { height } = this.#layout
    this.drawn.push(`0.5 w ${n(x1)} ${n(height - y1)} m ${n(x2)} ${n(height - y2)} l S`)
  }

  fill(x: number, y: number, width: number, height: number): void {
    this.drawn.push(`${n(x)} ${n(this.#layout.height - y - height)} ${n(width)} ${n(height)} re f`)
  }

  box(x: number, y: number, width: number, height: number): void {
    this.drawn.push(`0.5 w ${n(x)} ${n(this.#layout.height - y - height)} ${n(width)} ${n(height)} re S`)
  }

  text(
    x: number,
    y: number,
    text: string,
    { size = this.#layout.size, struck = false }: { size?: number; struck?: boolean | boolean[] } = {},
  ): void {
    const marks = Array.isArray(struck) ? struck : Array.from(text).map(() => struck)
    this.texts.push({ x, y, text, size, struck: marks })
    this.#strike(x, y, text, size, marks)
  }

  widthOf(text: string, size = this.#layout.size): number {
    return (Array.from(text).reduce((sum, letter) => sum + widthOf(this.#layout.font, letter), 0) * size) / 1000
  }

  #strike(x: number, y: number, text: string, size: number, marks: readonly boolean[]): void {
    const { strike, strikeAt } = this.#layout
    const at = y - size * strikeAt
    const draw = (from: number, to: number) =>
      strike === 'BOX' ? this.fill(from, at - 0.3, to - from, 0.6) : this.line(from, at, to, at)
    let [start, left] = [null as number | null, x]
    for (const [index, letter] of Array.from(text).entries()) {
      const right = left + this.widthOf(letter, size)
      if (marks[index] === true && strike === 'A_LETTER') draw(left, right)
      else if (marks[index] === true) start ??= left
      else if (start !== null) {
        draw(start, left)
        start = null
      }
      left = right
    }
    if (start !== null) draw(start, left)
  }

  /** The page content as operators, with its texts in pieces and in an order that may occur in a file. */
  content(random: Random): string {
    const { height, scale } = this.#layout
    const pieces = this.#inOrder(random).flatMap((text) => this.#pieces(text, random))
    const shown = pieces.map(({ x, y, text, size }, at) =>
      at % 2 === 0
        ? `BT /F0 ${n(size)} Tf ${n(x)} ${n(height - y)} Td ${hexOf(text)} Tj ET`
        : `BT /F0 1 Tf ${n(size)} 0 0 ${n(size)} ${n(x)} ${n(height - y)} Tm ${hexOf(text)} Tj ET`,
    )
    const body = [...this.drawn, ...shown].join('\n')
    return `q ${scale} 0 0 ${scale} 0 0 cm\n${body}\nQ`
  }

  #inOrder(random: Random): Text[] {
    const { order } = this.#layout
    if (order === 'READING') return this.texts
    if (order === 'COLUMNS')
      return this.texts.toSorted((a, b) => Math.round(a.x / 40) - Math.round(b.x / 40) || a.y - b.y)
    return this.texts
      .map((text) => ({ text, at: random.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ text }) => text)
  }

  #pieces({ x, y, text, size }: Text, random: Random): { x: number; y: number; text: string; size: number }[] {
    const { pieces, blank } = this.#layout
    const parts =
      pieces === 'LINE'
        ? [text]
        : pieces === 'LETTER'
          ? Array.from(text)
          : pieces === 'WORD'
            ? text.split(/(?<= )/)
            : partsOf(text, random)
    let left = x
    return parts.map((part) => {
      const at = left
      left += this.widthOf(part, size)
      return { x: at, y, text: blank.length === 1 ? part.replaceAll(' ', blank) : part, size }
    })
  }
}

function partsOf(text: string, random: Random): string[] {
  const parts: string[] = []
  let rest = Array.from(text)
  while (rest.length > 0) parts.push(rest.splice(0, random.between(1, 7)).join(''))
  return parts
}

const n = (value: number): string => String(Math.round(value * 100) / 100)
