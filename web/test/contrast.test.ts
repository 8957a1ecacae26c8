import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const TEXT = 4.5
/** Minimum contrast of shapes and edges that carry meaning (WCAG 1.4.11). */
const SHAPE = 3

const css = readFileSync(join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name ?? '',
    { light: light ?? '', dark: dark ?? '' },
  ]),
)

const TONES = ['unknown', 'low', 'moderate', 'high', 'critical']

/** Foreground, background and their minimum contrast. */
const PAIRS: [front: string, ground: string, least: number][] = [
  ...['ink', 'ink2', 'ink3', 'brand'].flatMap((front): [string, string, number][] => [
    [front, 'bg', TEXT],
    [front, 'surface', TEXT],
  ]),
  ['on-brand', 'brand', TEXT],
  ['control', 'bg', SHAPE],
  ['control', 'surface', SHAPE],
  ...TONES.flatMap((tone): [string, string, number][] => [
    [tone, 'bg', TEXT],
    [tone, `${tone}-soft`, TEXT],
    ['ink', `${tone}-soft`, TEXT],
    ['ink2', `${tone}-soft`, TEXT],
  ]),
]

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('black on white differs by 21', () => assert.equal(Math.round(contrast('#000000', '#ffffff')), 21))

test('every text and every shape that means something differs enough from what it stands on, light and dark', () => {
  for (const [front, ground, least] of PAIRS) {
    for (const mode of ['light', 'dark'] as const) {
      const [one, other] = [tokens.get(front)?.[mode], tokens.get(ground)?.[mode]]
      assert.ok(one && other, `${front} or ${ground} is no token`)
      const found = contrast(one, other)
      assert.ok(found >= least, `${front} on ${ground}, ${mode}: ${found.toFixed(2)} < ${least}`)
    }
  }
})
