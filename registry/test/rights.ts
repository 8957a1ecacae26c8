import { readPastedText } from '../src/paste/read-pasted-text.ts'
import type { ReadEntry, RegistryReading } from '../src/reading.ts'
import { copiedText } from './generator/copied-text.ts'
import { invent } from './generator/invent.ts'
import { type InventedDocument, type InventedEntry, PLAIN_ENTRY } from './generator/invented.ts'
import { layoutOf } from './generator/layout.ts'
import { readPrinted, TODAY } from './read-printed.ts'

type Given = Partial<InventedEntry> & Pick<InventedEntry, 'rank' | 'kind' | 'purpose' | 'holder'>

const entryOf = (given: Given): InventedEntry => ({
  section: 'RIGHTS',
  receivedOn: '2015-03-02',
  receiptNumber: '제121호',
  cause: '2015년3월1일 설정계약',
  ...PLAIN_ENTRY,
  ...given,
})

/** A document of one owner with these rights. */
export function documentOf(...rights: Given[]): InventedDocument {
  const owner = entryOf({
    section: 'OWNERSHIP',
    rank: '1',
    kind: 'OWNERSHIP_PRESERVATION',
    purpose: ['소유권보존'],
    holder: [{ text: '소유자 김갑을 700101-*******' }],
  })
  return {
    ...invent(1),
    scope: 'WITH_CANCELLED',
    hasSummary: true,
    names: ['김갑을'],
    owners: { names: ['김갑을'], company: false, rank: '1', since: '2015-03-02' },
    entries: [owner, ...rights.map(entryOf)],
  }
}

export const mortgage = (rank: string, won: number, more: Partial<InventedEntry> = {}): Given => ({
  rank,
  kind: 'MORTGAGE',
  purpose: ['근저당권설정'],
  holder: [
    { text: `채권최고액 금${won.toLocaleString('en-US')}원`, struck: more.amountBefore !== undefined },
    { text: ' 채무자 김갑을 근저당권자 주식회사가람은행 110111-0000002' },
  ],
  amountWon: won,
  ...more,
})

export const change = (rank: string, purpose: string, text: string, won: number): Given => ({
  rank,
  kind: 'CHANGE',
  purpose: [purpose],
  holder: [{ text }],
  amountWon: won,
})

/** Printed in two layouts, without its summary, and as copied text. */
export async function readings(document: InventedDocument): Promise<RegistryReading[]> {
  const whole = await Promise.all([3, 5].map((layout) => readPrinted(document, layoutOf(layout))))
  const bare = await readPrinted({ ...document, hasSummary: false }, layoutOf(3))
  return [...whole, bare, readPastedText(copiedText(document), TODAY)]
}

export const find = ({ entries }: RegistryReading, rank: string): ReadEntry =>
  entries.find((entry) => entry.section === 'RIGHTS' && entry.rank === rank) as ReadEntry
