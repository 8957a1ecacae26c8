import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const SHEET = 2_000
/** Of one picture on the sheet, in pixels; a longer page is cut off. */
const HEIGHT = 620
const TITLE = 24
const GAP = 12

/**
 * Puts all pictures whose names end with `suffix` on one sheet, `sheet-<suffix>.png` in the same folder, each under its
 * name. `width`: of one picture, in pixels. Without such pictures, nothing is written.
 */
export async function contactSheet(folder: string, suffix: string, width: number): Promise<void> {
  const columns = Math.floor(SHEET / width)
  const names = globSync(`*-${suffix}.png`, { cwd: folder })
    .filter((name) => !name.startsWith('sheet-'))
    .toSorted()
  if (names.length === 0) return
  const parts = await Promise.all(
    names.map(async (name, at) => {
      const left = GAP + (at % columns) * (width + GAP)
      const top = GAP + Math.floor(at / columns) * (HEIGHT + TITLE + GAP)
      const shrunk = await sharp(join(folder, name)).resize({ width: width }).toBuffer()
      const picture = await sharp(shrunk)
        .extract({ left: 0, top: 0, width: width, height: Math.min(HEIGHT, (await sharp(shrunk).metadata()).height) })
        .toBuffer()
      return [
        { input: titleOf(name.replace(`-${suffix}.png`, ''), width), left, top },
        { input: picture, left, top: top + TITLE },
      ]
    }),
  )
  const rows = Math.ceil(names.length / columns)
  await sharp({
    create: {
      width: GAP + Math.min(columns, names.length) * (width + GAP),
      height: GAP + rows * (HEIGHT + TITLE + GAP),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(parts.flat())
    .png()
    .toFile(join(folder, `sheet-${suffix}.png`))
}

const titleOf = (name: string, width: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${TITLE}"><text x="2" y="17" font-family="sans-serif" font-size="14" fill="#fff">${name}</text></svg>`,
  )
