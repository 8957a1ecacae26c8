import { IDENTITY, inside, type Matrix, matrixOf, type Point, placed } from './matrix.ts'
import type { PdfPage } from './pdf-document.ts'

type Glyph = { unicode?: unknown; width?: unknown; isSpace?: unknown }

/** One character: its start and end on the baseline, and the top of its font above the start. */
export type Written = { text: string; start: Point; end: Point; top: Point; hidden: boolean }

type Font = { matrixScale: number }

/** PDF text rendering modes 3 and 7 paint nothing. */
const HIDDEN_MODES = new Set([3, 7])
const LONGEST_RUN = 20_000

/** The position and format of a page's next text, as set by its content operators. */
export class TextState {
  font: Font = { matrixScale: 0.001 }
  size = 0
  direction = 1
  characterSpacing = 0
  wordSpacing = 0
  stretch = 1
  rise = 0
  leading = 0
  mode = 0
  matrix: Matrix = IDENTITY
  #x = 0
  #y = 0
  #lineX = 0
  #lineY = 0

  copy(): TextState {
    return Object.assign(new TextState(), this)
  }

  begin(matrix: Matrix = IDENTITY): void {
    this.matrix = matrix
    this.#x = this.#y = this.#lineX = this.#lineY = 0
  }

  move(x: number, y: number): void {
    this.#x = this.#lineX += x
    this.#y = this.#lineY += y
  }

  setFont(name: unknown, size: unknown, objects: PdfPage['commonObjs']): void {
    const points = Number(size)
    this.direction = points < 0 ? -1 : 1
    this.size = Math.abs(points)
    this.font = fontNamed(String(name), objects)
  }

  show(glyphs: unknown, base: Matrix): Written[] {
    if (!Array.isArray(glyphs) || !(this.size > 0)) return []
    const written: Written[] = []
    const stretch = this.stretch * this.direction
    const at = inside(base, this.matrix)
    let advance = 0
    for (const glyph of glyphs.slice(0, LONGEST_RUN) as (Glyph | number | null)[]) {
      if (typeof glyph === 'number') advance -= (glyph * this.size) / 1000
      if (typeof glyph !== 'object' || glyph === null) continue
      const width = Number(glyph.width) * this.font.matrixScale * this.size
      const next = advance + width + ((glyph.isSpace === true ? this.wordSpacing : 0) + this.characterSpacing)
      const x = this.#x + advance * stretch
      const y = this.#y + this.rise
      written.push({
        text: typeof glyph.unicode === 'string' ? glyph.unicode : '',
        start: placed(at, x, y),
        end: placed(at, this.#x + (advance + width) * stretch, y),
        top: placed(at, x, y + this.size),
        hidden: HIDDEN_MODES.has(this.mode),
      })
      advance = next
    }
    this.#x += advance * stretch
    return written
  }
}

/** Fonts whose glyphs are drawn by the file itself have their own units. */
function fontNamed(name: string, objects: PdfPage['commonObjs']): Font {
  const font = objects.has(name) ? (objects.get(name) as { fontMatrix?: unknown } | null) : null
  const scale = matrixOf(font?.fontMatrix)?.[0]
  return { matrixScale: scale === undefined || scale === 0 ? 0.001 : scale }
}
