import type { InventedDocument } from './invented.ts'
import { KINDS } from './korean-words.ts'
import type { Layout } from './layout.ts'
import { writePdf } from './pdf-writer.ts'
import { randomOf } from './random.ts'
import { Sheet } from './sheet.ts'
import { type Row, TableSetter } from './table.ts'

/** The document being printed, and the current position. */
export class Desk {
  readonly document: InventedDocument
  readonly layout: Layout
  readonly #sheets: Sheet[] = []
  readonly #starts = [0]

  constructor(document: InventedDocument, layout: Layout) {
    this.document = document
    this.layout = layout
  }

  file(): Uint8Array {
    const { layout, sheets } = { layout: this.layout, sheets: this.#sheets }
    const random = randomOf(layout.seed + 5)
    for (const [at, sheet] of sheets.entries()) this.#margins(sheet, this.#placeOf(at))
    const { width, height, scale, turn } = layout
    const isAcross = turn === 90 || turn === 270
    return writePdf({
      width: (isAcross ? height : width) * scale,
      height: (isAcross ? width : height) * scale,
      rotate: turn === 'LYING' ? 270 : turn,
      fonts: [layout.font],
      contents: sheets.map((sheet) => turned(sheet.content(random), turn, width * scale, height * scale)),
    })
  }

  /** Sheets from here on have page numbers of their own. */
  startCount(): void {
    if (this.layout.countsSummary) this.#starts.push(this.#sheets.length)
  }

  #placeOf(at: number): string {
    const start = this.#starts.findLast((each) => each <= at) ?? 0
    const end = this.#starts.find((each) => each > at) ?? this.#sheets.length
    return `${at - start + 1}/${end - start}`
  }

  newSheet = (isFirst = false): Sheet => {
    const sheet = new Sheet(this.layout)
    this.#sheets.push(sheet)
    sheet.y += this.layout.leading * 1.5
    if (!isFirst) this.address()
    return sheet
  }

  get sheets(): readonly Sheet[] {
    return this.#sheets
  }

  get sheet(): Sheet {
    return this.#sheets.at(-1) as Sheet
  }

  #setting = () => ({ layout: this.layout, sheet: () => this.sheet, nextSheet: () => this.newSheet() })

  centred(text: string, size = this.layout.size): void {
    const sheet = this.sheet
    sheet.text((this.layout.width - sheet.widthOf(text, size)) / 2, sheet.y + size, text, { size })
    sheet.y += size * 2
  }

  address(): void {
    const { address, kind } = this.document
    this.sheet.text(this.layout.margin, this.sheet.y + this.layout.size, `[${KINDS[kind]}] ${address}`)
    this.sheet.y += this.layout.leading * 1.6
  }

  heading(title: string, subtitle: string): void {
    const { leading } = this.layout
    if (this.sheet.y + leading * 9 > this.sheet.bottom) this.newSheet()
    this.centred(`${title}   ${subtitle}`)
  }

  table(header: string[], shares: number[], rows: Row[]): void {
    new TableSetter(this.#setting(), header, shares).set(rows)
  }

  left(text: string): void {
    const { leading, margin, size } = this.layout
    if (this.sheet.y + leading * 4 > this.sheet.bottom) this.newSheet()
    this.sheet.text(margin, this.sheet.y + size, text)
    this.sheet.y += leading * 1.8
  }

  #margins(sheet: Sheet, place: string): void {
    const { layout } = this
    const { margin, width, height, size, leading, pageNumber, stamp } = layout
    if (this.layout.hasNotes) {
      sheet.text(width - margin - 130, margin - 4, `고유번호 ${this.document.number}`)
      sheet.text(
        margin,
        height - margin - 38,
        '[인터넷 발급] 문서 하단의 바코드를 스캐너로 확인하거나, 인터넷등기소에서 위변조 여부를 확인할 수 있습니다.',
        { size: 5 },
      )
    }
    const at = `열람일시 : ${koreanMoment(this.document.viewedAt)}`
    let y = height - margin - 26
    sheet.text(
      margin,
      y,
      '* 실선으로 그어진 부분은 말소사항을 표시함.   * 기록사항 없는 갑구, 을구는 기록사항 없음으로 표시함.',
    )
    y += leading
    sheet.text(margin, y, pageNumber === 'IN_NOTE' ? `${at}      ${place}` : at)
    if (pageNumber === 'FOOT') sheet.text(width / 2 - 10, y + leading, place)
    if (pageNumber === 'HEAD') sheet.text(width - margin - 30, margin, place)
    if (stamp === 'LARGE')
      Array.from('열람용').forEach((letter, index) => sheet.text(150 + index * 110, 420, letter, { size: size * 5 }))
    if (stamp === 'SPACED')
      for (let row = 0; row < 4; row += 1) sheet.text(120 + row * 40, 260 + row * 120, '열 람 용', { size: size * 1.2 })
  }
}

function koreanMoment(moment: string): string {
  const [date = '', time = ''] = moment.split('T')
  const [year, month, day] = date.split('-')
  const [hour, minute, second] = time.split(':')
  return `${year}년${month}월${day}일 ${hour}시${minute}분${second}초`
}

/** Rotates content against the rotation of its page, so that it is upright when shown. */
export function turned(content: string, turn: Layout['turn'], width: number, height: number): string {
  if (turn === 90) return `q 0 1 -1 0 ${height} 0 cm\n${content}\nQ`
  if (turn === 180) return `q -1 0 0 -1 ${width} ${height} cm\n${content}\nQ`
  if (turn === 270) return `q 0 -1 1 0 0 ${width} cm\n${content}\nQ`
  return content
}
