import { join } from 'node:path'
import sharp from 'sharp'
import type { Desk } from './desk.ts'
import type { Sheet } from './sheet.ts'

/** From the package of the client's font: the machine may have no Korean one. */
const FONT = 'Pretendard'
const LINE = /w (\S+) (\S+) m (\S+) (\S+) l S/
/** Pixels per point, roughly as in a photo of a sheet. */
export const SCALE = 3

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Renders a sheet like a photo: a PNG with its letters and lines. */
export async function pictureOf(desk: Desk, sheet: Sheet): Promise<Uint8Array> {
  const { width, height } = desk.layout
  const texts = sheet.texts.map(
    ({ x, y, text, size }) =>
      `<text x="${x}" y="${y}" font-size="${size}" textLength="${sheet.widthOf(text, size)}" xml:space="preserve">${escaped(text)}</text>`,
  )
  const lines = sheet.drawn.flatMap((drawn) => {
    const [, x1, y1, x2, y2] = LINE.exec(drawn) ?? []
    if (x1 === undefined) return []
    return `<path d="M${x1} ${height - Number(y1)} L${x2} ${height - Number(y2)}" stroke="#000" stroke-width="0.5"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}" font-family="${FONT}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}${texts.join('')}</svg>`
  return withFonts(() => sharp(Buffer.from(svg)).png().toBuffer())
}

/** The variable is gone afterwards, since a browser that the same process starts would read it, too. */
async function withFonts<T>(draw: () => Promise<T>): Promise<T> {
  process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf')
  try {
    return await draw()
  } finally {
    delete process.env['FONTCONFIG_FILE']
  }
}
