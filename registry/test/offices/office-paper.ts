import assert from 'node:assert/strict'
import type { Page } from '../../src/page.ts'
import type { PaperProblem, PaperReading } from '../../src/papers/paper-reading.ts'
import type { DocumentReading } from '../../src/papers/read-document.ts'
import { pagesOfBytes } from '../../src/pdf/open-pdf.ts'
import { type Layout, layoutOf } from '../generator/layout.ts'
import { type PageNumber, PaperDesk, type Watermark } from '../generator/papers/paper-desk.ts'

/** What a paper says, by the names of `valuesOf`. `open`: what nobody can be sure of, each with a reason. */
type Truth = {
  document: PaperReading['document']
  issuedOn: string | null
  addressText?: string
  validUntil?: string
  values: Readonly<Record<string, unknown>>
  open?: readonly string[]
  problems?: readonly PaperProblem['code'][]
}

/** A paper as one office prints it. `lost`: pages that are not in the file. */
export type OfficePaper = {
  name: string
  setting: Setting
  print(desk: PaperDesk): void
  truth: Truth
  lost?: readonly number[]
}

type Setting = Partial<Layout> & { seed: number; number?: PageNumber; watermark?: Watermark }

export const LANDSCAPE = { width: 842, height: 595, turn: 0, size: 8, leading: 11 } as const
export const SMALL = { size: 7.5, leading: 10.5 } as const

/** Ways in which offices number pages. */
export const SHEET_OF: PageNumber = (page, count) => `(${count}쪽 중 제${page}쪽)`
export const DASHES: PageNumber = (page) => `- ${page} -`

export const dotted = (date: string): string => date.replaceAll('-', '.')
export const spaced = (date: string): string => {
  const [year, month, day] = date.split('-')
  return `${year}. ${Number(month)}. ${Number(day)}.`
}
export const inWords = (date: string): string => {
  const [year, month, day] = date.split('-')
  return `${year}년 ${month}월 ${day}일`
}
export const shortWords = (date: string): string => {
  const [year, month, day] = date.split('-')
  return `${year}년 ${Number(month)}월 ${Number(day)}일`
}

/** A paper as its office prints it, or in another layout of pages of the same size. */
export function fileOf({ setting, print }: OfficePaper, other?: Layout): Uint8Array {
  const { number, watermark, ...own } = setting
  const layout = { ...layoutOf(setting.seed), ...own }
  const { width, height, size, leading } = layout
  const desk = new PaperDesk(other ? { ...other, width, height, size, leading, turn: 0 } : layout, watermark, number)
  print(desk)
  return desk.file()
}

/** Its pages, without those that are lost. */
export async function pagesOf(paper: OfficePaper, other?: Layout): Promise<Page[]> {
  const pages = await pagesOfBytes(fileOf(paper, other))
  assert.ok(pages)
  return pages.filter((_, at) => !(paper.lost ?? []).includes(at + 1))
}

export type Found = { name: string; value: unknown; state: 'SETTLED' | 'DOUBTED' }

/** The values of a reading by name; those that were not read are left out. */
export function valuesOf(reading: DocumentReading): Found[] {
  const named = Object.entries(reading).flatMap(([name, value]): Found[] => {
    if (Array.isArray(value) && (name === 'leases' || name === 'households'))
      return value.map(({ state, source: _source, ...row }, at) => ({ name: `row ${at + 1}`, value: row, state }))
    const isValue = typeof value === 'object' && value !== null && 'state' in value
    return isValue ? [{ name, value: value.value, state: value.state }] : []
  })
  return reading.document === 'REGISTRY' ? [] : named
}

export type Comparison = { right: string[]; open: string[]; wrong: string[] }

/** `wrong`: what is settled and not so, and a doubt without a reason. */
export function compareOffice({ truth }: OfficePaper, reading: DocumentReading): Comparison {
  const open = new Set(truth.open)
  const found = valuesOf(reading)
  const result: Comparison = { right: [], open: [], wrong: [] }
  if (reading.document !== truth.document) result.wrong.push(`taken for ${reading.document}`)
  for (const [name, value] of Object.entries(truth.values)) {
    const own = found.find((each) => each.name === name)
    const isRight = own?.state === 'SETTLED' && !open.has(name) && sameText(own.value, value)
    if (own?.state !== 'SETTLED') result.open.push(name)
    else if (isRight) result.right.push(name)
    else result.wrong.push(`${name}: ${JSON.stringify(own.value)} for ${JSON.stringify(value)}`)
  }
  for (const { name, value, state } of found)
    if (state === 'SETTLED' && !(name in truth.values)) result.wrong.push(`${name}: ${JSON.stringify(value)} for none`)
  if (reading.document === 'REGISTRY') return result
  const plain = [
    ['issuedOn', reading.issuedOn, truth.issuedOn],
    ['addressText', reading.addressText, truth.addressText],
    ['validUntil', 'validUntil' in reading ? reading.validUntil : null, truth.validUntil],
  ] as const
  for (const [name, own, right] of plain) {
    if (right === null || right === undefined) {
      if (own !== null && name !== 'addressText') result.wrong.push(`${name}: ${own} for none`)
    } else if (own === null || (own !== right && name === 'addressText' && right.startsWith(own)))
      result.open.push(name)
    else if (own === right) result.right.push(name)
    else result.wrong.push(`${name}: ${own} for ${right}`)
  }
  const codes = reading.problems.map(({ code }) => code)
  for (const code of truth.problems ?? []) if (!codes.includes(code)) result.wrong.push(`no word of ${code}`)
  if (isDoubtWithoutReason(reading)) result.wrong.push('a doubt without a reason')
  return result
}

/** Whether something is doubted, and no problem says why. */
export function isDoubtWithoutReason(reading: PaperReading): boolean {
  const isDoubted = reading.state === 'DOUBTED' || valuesOf(reading).some(({ state }) => state === 'DOUBTED')
  return isDoubted && reading.problems.every(({ code }) => code === 'OLD' || code === 'EXPIRED')
}

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
