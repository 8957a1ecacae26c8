import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import { linesOf } from '@lease-risk/contract/text-lines'
import type { Language } from '../../words/language.ts'

type Pdf = PDFKit.PDFDocument
/** `keeps`: the height that must follow on the same page. */
type Style = { font: 'regular' | 'bold'; size: number; color: string; above: number; indent: number; keeps: number }

const MARGIN = 48
const INK = '#171b23'
const INK2 = '#4a5260'
const TITLE: Style = { font: 'bold', size: 18, color: INK, above: 0, indent: 0, keeps: 0 }
const ABOUT: Style = { font: 'bold', size: 11, color: INK, above: 4, indent: 0, keeps: 0 }
const NOTE: Style = { font: 'regular', size: 8, color: INK2, above: 4, indent: 0, keeps: 0 }
const PART: Style = { font: 'bold', size: 12, color: INK, above: 12, indent: 0, keeps: 56 }
const ITEM: Style = { font: 'bold', size: 10, color: INK, above: 5, indent: 0, keeps: 34 }
const TEXT: Style = { font: 'regular', size: 10, color: INK, above: 2, indent: 10, keeps: 0 }

/** Font rules that join or replace letters. Korean and Latin text needs none, and applying them took most of the time. */
const RULES =
  'calt ccmp clig curs dnom frac kern liga ljmo locl ltra ltrm mark mkmk numr rclt rlig rvrn tjmo vjmo'.split(' ')
// the library also accepts them by name, which its types do not declare
const plain = () =>
  Object.fromEntries(RULES.map((rule) => [rule, false])) as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** Read once, when the first file is requested, because they are large. */
let fonts: Promise<Record<Style['font'], Buffer>> | undefined

async function readFonts(): Promise<Record<Style['font'], Buffer>> {
  const folder = 'pretendard/dist/public/static/alternative/Pretendard'
  const { resolve } = createRequire(import.meta.url)
  const [regular, bold] = await Promise.all(
    ['Regular', 'Bold'].map((name) => readFile(resolve(`${folder}-${name}.ttf`))),
  )
  if (regular === undefined || bold === undefined) throw new Error('no font')
  return { regular, bold }
}

/** The sheet as A4 pages with searchable, copyable and accessible text; the glyphs it uses are embedded. */
export async function sheetPdf(sheet: DiagnosisSheet, language: Language, at: Date): Promise<Buffer> {
  fonts ??= readFonts()
  const [{ default: PDFDocument }, { regular, bold }] = await Promise.all([import('pdfkit'), fonts])
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: sheet.title, CreationDate: at },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = once(pdf, 'end')
  pdf.registerFont('regular', regular).registerFont('bold', bold)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const write = (tag: string, text: string, style: Style) =>
    root.add(pdf.struct(tag, {}, () => writeLines(pdf, text, style)))
  write('H1', sheet.title, TITLE)
  write('P', sheet.about, ABOUT)
  write('P', sheet.note, NOTE)
  for (const { title, items } of sheet.parts) {
    write('H2', title, PART)
    for (const item of items) {
      if (item.title !== null) write('H3', item.title, ITEM)
      for (const text of item.texts) write('P', text, TEXT)
    }
  }
  write('P', sheet.foot, { ...NOTE, above: 14 })
  root.end()
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

/** Breaks lines between words, which the library does not do for Korean. */
function writeLines(pdf: Pdf, text: string, { font, size, color, above, indent, keeps }: Style): void {
  pdf.font(font).fontSize(size).fillColor(color)
  pdf.y += above
  const width = pdf.page.width - 2 * MARGIN - indent
  for (const line of linesOf(text, { width, widthOf: (part) => pdf.widthOfString(part, { features: plain() }) })) {
    if (pdf.y + heightOf(size) + keeps > pdf.page.height - MARGIN) pdf.addPage()
    const { y } = pdf
    pdf.text(line, MARGIN + indent, y, { lineBreak: false, features: plain() })
    pdf.y = y + heightOf(size)
  }
}

function heightOf(size: number): number {
  return (size * 3) / 2
}
