import { preparePage } from '../src/document/prepared-page.ts'
import { spacedText } from '../src/geometry/text-lines.ts'
import type { Page, TextItem } from '../src/page.ts'
import type { Random } from './generator/random.ts'

/** Ways in which a document may lose letters, lines, pages or positions. */
export const HARM: ((pages: Page[], random: Random) => Page[])[] = [
  (pages, random) =>
    eachPage(pages, ({ items, lines }) => ({ items: items.filter(() => !random.chance(0.02)), lines })),
  (pages, random) => eachPage(pages, ({ items, lines }) => ({ items, lines: lines.filter(() => !random.chance(0.2)) })),
  (pages, random) =>
    eachPage(pages, ({ items, lines }) => ({ items: items.map((item) => moved(item, random, 0.01, 60)), lines })),
  (pages, random) =>
    eachPage(pages, ({ items, lines }) => ({ items: items.map((item) => moved(item, random, 1, 0.6)), lines })),
  (pages, random) =>
    eachPage(pages, ({ items, lines }) => ({ items: items.filter(({ y }) => y < 300 + random.below(400)), lines })),
  (pages, random) =>
    eachPage(pages, ({ items }) => ({
      items,
      lines: [{ x1: 0, y1: random.below(800), x2: 595, y2: random.below(800) }],
    })),
  (pages, random) => pages.filter(() => !random.chance(0.4)),
  // the font no longer says what a letter means, so that it is read as a blank in its place
  (pages, random) =>
    eachPage(pages, ({ items, lines }) => ({
      items: items.map((item) => (random.chance(0.02) ? { ...item, text: random.pick([' ', '\u0001']) } : item)),
      lines,
    })),
]

const eachPage = (pages: Page[], change: (page: Page) => Page) => pages.map(change)
const moved = (item: TextItem, random: Random, share: number, far: number): TextItem =>
  random.chance(share)
    ? { ...item, x: item.x + (random.next() - 0.5) * far, y: item.y + (random.next() - 0.5) * far }
    : item

/**
 * Whether every day and number of a value stands on the pages. If the first digit of a number was lost, the rest counts as
 * being on the pages.
 */
export function standsOn(pages: readonly Page[], value: string): boolean {
  const lines = pages.flatMap((page, at) => preparePage(page, at + 1).lines.map(spacedText))
  const holds = (pattern: string) => lines.some((line) => new RegExp(`(?<![\\d,.])${pattern}(?![\\d.])`).test(line))
  const days = [...value.matchAll(/(\d{4})-0?(\d+)-0?(\d+)/g)].map(([, ...parts]) => parts.join('\\D{1,2}0?'))
  const numbers = value.replaceAll(/\d{4}-\d\d-\d\d/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  const patterns = [
    ...days.map((day) => `${day}(?:일|\\.)?`),
    ...numbers.map(
      (each) => `(?:${each}${each.includes('.') ? '0*' : '(?:\\.0+)?'}|${Number(each).toLocaleString('en-US')})`,
    ),
  ]
  return patterns.length > 0 && patterns.every(holds)
}
