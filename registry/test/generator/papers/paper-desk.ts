import { turned } from '../desk.ts'
import type { Layout } from '../layout.ts'
import { writePdf } from '../pdf-writer.ts'
import { randomOf } from '../random.ts'
import { Sheet } from '../sheet.ts'
import { TableSetter } from '../table.ts'

/** Text stamped over a page. */
export type Watermark = '발급용' | '무효'

/** The number printed at the foot of a page. */
export type PageNumber = (page: number, count: number) => string

/** Typesets one paper other than a registry document. */
export class PaperDesk {
  readonly layout: Layout
  readonly #sheets: Sheet[] = []
  readonly #watermark: Watermark | undefined
  readonly #number: PageNumber

  constructor(layout: Layout, watermark?: Watermark, number: PageNumber = (page, count) => `${page}/${count}`) {
    this.layout = layout
    this.#watermark = watermark
    this.#number = number
    this.nextSheet()
  }

  get sheet(): Sheet {
    return this.#sheets.at(-1) as Sheet
  }

  nextSheet = (): Sheet => {
    const sheet = new Sheet(this.layout)
    sheet.y += this.layout.leading * 1.5
    this.#sheets.push(sheet)
    return sheet
  }

  /** Some titles have spaces between their letters, as some offices print them. */
  title(text: string, beside = ''): void {
    const { layout, sheet } = this
    const size = layout.size * 1.7
    const spaced = layout.seed % 3 === 0 ? Array.from(text).join(' ') : text
    sheet.text((layout.width - sheet.widthOf(spaced, size)) / 2, sheet.y + size, spaced, { size })
    sheet.y += size * 2
    if (beside === '') return
    sheet.text(layout.width - layout.margin - 80, sheet.y, beside)
    sheet.y += layout.leading
  }

  left(text: string): void {
    const { leading, margin, size } = this.layout
    if (this.sheet.y + leading * 4 > this.sheet.bottom) this.nextSheet()
    this.sheet.text(margin, this.sheet.y + size, text)
    this.sheet.y += leading * 1.8
  }

  centred(text: string): void {
    const { sheet, layout } = this
    sheet.text((layout.width - sheet.widthOf(text)) / 2, sheet.y + layout.size, text)
    sheet.y += layout.leading * 2
  }

  /** `struck`: numbers of the rows that a line is drawn through. */
  table(header: string[], shares: number[], rows: readonly string[][], struck: readonly number[] = []): void {
    const sum = shares.reduce((a, b) => a + b, 0)
    const setting = { layout: this.layout, sheet: () => this.sheet, nextSheet: this.nextSheet }
    new TableSetter(
      setting,
      header,
      shares.map((share) => share / sum),
    ).set(
      rows.map((cells, at) => ({
        cells: cells.map((text) => (text === '' ? [] : [[{ text }]])),
        struck: struck.includes(at),
      })),
    )
  }

  file(): Uint8Array {
    const { width, height, scale, turn, seed, margin, size, font } = this.layout
    const random = randomOf(seed + 5)
    for (const [at, sheet] of this.#sheets.entries()) {
      sheet.text(width / 2 - 10, height - margin, this.#number(at + 1, this.#sheets.length))
      for (const [index, letter] of Array.from(this.#watermark ?? '').entries())
        sheet.text(150 + index * 110, 420 - index * 40, letter, { size: size * 5 })
    }
    const isAcross = turn === 90 || turn === 270
    return writePdf({
      width: (isAcross ? height : width) * scale,
      height: (isAcross ? width : height) * scale,
      rotate: turn === 'LYING' ? 270 : turn,
      fonts: [font],
      contents: this.#sheets.map((sheet) => turned(sheet.content(random), turn, width * scale, height * scale)),
    })
  }
}
