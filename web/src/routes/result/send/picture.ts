import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import { linesOf } from '@lease-risk/contract/text-lines'

type Style = { weight: number; size: number; color: string; above: number; indent: number }
type Line = { text: string; style: Style; y: number }

const WIDTH = 1080
const MARGIN = 64
const PAPER = '#ffffff'
const INK = '#171b23'
const INK2 = '#4a5260'
const FAMILY = '"Pretendard Variable", Pretendard, system-ui, sans-serif'
const TITLE: Style = { weight: 700, size: 52, color: INK, above: 0, indent: 0 }
const ABOUT: Style = { weight: 700, size: 34, color: INK, above: 16, indent: 0 }
const NOTE: Style = { weight: 400, size: 26, color: INK2, above: 16, indent: 0 }
const PART: Style = { weight: 700, size: 38, color: INK, above: 44, indent: 0 }
const ITEM: Style = { weight: 700, size: 30, color: INK, above: 20, indent: 0 }
const TEXT: Style = { weight: 400, size: 30, color: INK, above: 8, indent: 24 }

/** Draws the sheet as a picture on this device, in the client's font as far as it is loaded. */
export async function pictureOf(sheet: DiagnosisSheet, language: string): Promise<Blob> {
  const blocks = blocksOf(sheet)
  const letters = blocks.map(([text]) => text).join('')
  // parts of the font that fail to load fall back to the system font
  await Promise.allSettled([400, 700].map((weight) => document.fonts.load(`${weight} 30px ${FAMILY}`, letters)))
  const canvas = document.createElement('canvas')
  canvas.lang = language
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('nothing can be drawn here')
  const { lines, height } = layOut(drawing, blocks)
  canvas.width = WIDTH
  canvas.height = height
  drawing.fillStyle = PAPER
  drawing.fillRect(0, 0, WIDTH, height)
  drawing.textBaseline = 'top'
  for (const { text, style, y } of lines) {
    drawing.font = fontOf(style)
    drawing.fillStyle = style.color
    drawing.fillText(text, MARGIN + style.indent, y)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  )
}

function blocksOf({ title, about, note, parts, foot }: DiagnosisSheet): [string, Style][] {
  return [
    [title, TITLE],
    [about, ABOUT],
    [note, NOTE],
    ...parts.flatMap((part): [string, Style][] => [
      [part.title, PART],
      ...part.items.flatMap((item): [string, Style][] => [
        ...(item.title === null ? [] : [[item.title, ITEM] as [string, Style]]),
        ...item.texts.map((text): [string, Style] => [text, TEXT]),
      ]),
    ]),
    [foot, { ...NOTE, above: 48 }],
  ]
}

function layOut(drawing: CanvasRenderingContext2D, blocks: [string, Style][]): { lines: Line[]; height: number } {
  const lines: Line[] = []
  let y = MARGIN
  for (const [block, style] of blocks) {
    drawing.font = fontOf(style)
    y += style.above
    const width = WIDTH - 2 * MARGIN - style.indent
    for (const text of linesOf(block, { width, widthOf: (part) => drawing.measureText(part).width })) {
      lines.push({ text, style, y })
      y += (style.size * 3) / 2
    }
  }
  return { lines, height: Math.ceil(y + MARGIN) }
}

function fontOf({ weight, size }: Style): string {
  return `${weight} ${size}px ${FAMILY}`
}
