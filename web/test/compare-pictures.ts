import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The share of pixels that may differ between two pictures of the same screen. */
export const MOST_DIFFERENT = 0.001
/** Difference in one colour channel, of 255. Smaller ones come from the drawing of edges. */
const VISIBLE = 16
const CHANNELS = 3

/** The share of pixels that differ; 1 if the sizes differ. */
export async function difference(one: string | Buffer, other: string | Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let different = 0
  for (let at = 0; at < a.data.length; at += CHANNELS)
    if ([0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > VISIBLE))
      different++
  return different / (a.info.width * a.info.height)
}

/** The differences between two folders of pictures, one line each. `only`: parts of file names; empty for all. */
export async function differencesOf(before: string, after: string, only: string[] = []): Promise<string[]> {
  const isChosen = (name: string) => only.length === 0 || only.some((part) => name.includes(part))
  const names = new Set([before, after].flatMap((folder) => globSync('*.png', { cwd: folder }).filter(isChosen)))
  const lines: string[] = []
  for (const name of [...names].toSorted()) {
    if (!existsSync(join(before, name))) lines.push(`${name}: new`)
    else if (!existsSync(join(after, name))) lines.push(`${name}: gone`)
    else {
      const share = await difference(join(before, name), join(after, name))
      if (share > MOST_DIFFERENT) lines.push(`${name}: ${(share * 100).toFixed(2)} %`)
    }
  }
  return lines
}
