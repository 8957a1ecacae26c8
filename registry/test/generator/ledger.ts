import type { EntryKind, Section } from '../../src/reading.ts'
import { type InventedEntry, type Piece, PLAIN_ENTRY } from './invented.ts'
import type { Random } from './random.ts'

const FAMILY = Array.from('김이박최정강조윤장임한오서신권황안송류홍')
const GIVEN = Array.from('갑을병정무경신임계하슬온누리솔별찬결빛샘')
const DONGS = ['신림동', '봉천동', '역삼동', '화곡동', '연산동', '구월동']

export const BANKS = [
  '주식회사가람은행',
  '나래새마을금고',
  '다솔저축은행주식회사',
  '주식회사마루캐피탈대부',
  '바다농업협동조합',
]

/** Collects the entries of a document, rank by rank, with their texts. */
export class Ledger {
  readonly random: Random
  readonly names: string[] = []
  readonly entries: InventedEntry[] = []
  readonly #ranks = { OWNERSHIP: 0, RIGHTS: 0 }
  #day: number

  constructor(random: Random) {
    this.random = random
    this.#day = Date.UTC(random.between(1999, 2012), random.below(12), random.between(1, 28))
  }

  dong = () => this.random.pick(DONGS)

  cancel(entries: readonly InventedEntry[], cause: string): void {
    const { section } = entries[0] as InventedEntry
    const words = entries.map(
      ({ rank, purpose }) =>
        `${rank}번${purpose
          .join('')
          .replace(/^.*지분/, '')
          .replace(/^\d+번/, '')}`,
    )
    const by = this.add({
      section,
      kind: 'CANCELLATION',
      purpose: [`${words.join(',')}등기말소`],
      cause: this.cause(cause),
      holder: [],
    })
    for (const entry of this.entries)
      if (
        entry.section === section &&
        entries.some(({ rank }) => entry.rank === rank || entry.rank.startsWith(`${rank}-`))
      ) {
        entry.cancelled = true
        entry.cancelledBy = by.rank
      }
  }

  sub(main: InventedEntry, given: Omit<Partial<InventedEntry>, 'section'> & { kind: EntryKind }): void {
    const count = this.entries.filter(
      ({ section, rank }) => section === main.section && rank.startsWith(`${main.rank}-`),
    ).length
    const entry = this.#entry({ ...given, section: main.section }, `${main.rank}-${count + 1}`)
    const last = this.entries.findLastIndex(
      ({ section, rank }) => section === main.section && (rank === main.rank || rank.startsWith(`${main.rank}-`)),
    )
    this.entries.splice(last + 1, 0, entry)
  }

  add(given: Partial<InventedEntry> & { section: Section; kind: EntryKind }): InventedEntry {
    this.#ranks[given.section] += 1
    const entry = this.#entry(given, String(this.#ranks[given.section]))
    this.entries.push(entry)
    return entry
  }

  #entry(given: Partial<InventedEntry> & { section: Section; kind: EntryKind }, rank: string): InventedEntry {
    this.#day += this.random.between(3, 500) * 86_400_000
    const receivedOn = new Date(Math.min(this.#day, Date.UTC(2026, 9, 30))).toISOString().slice(0, 10)
    return {
      rank,
      purpose: [],
      receivedOn,
      receiptNumber: `제${this.random.between(100, 99999)}호`,
      cause: '',
      holder: [] as Piece[],
      ...PLAIN_ENTRY,
      ...given,
    }
  }

  cause = (what: string) =>
    `${this.random.between(1999, 2026)}년${this.random.between(1, 12)}월${this.random.between(1, 28)}일 ${what}`

  money(won: number): string {
    const random = this.random
    const plain = won.toLocaleString('en-US')
    if (won % 100_000_000 === 0 && random.chance(0.2)) return `금${won / 100_000_000}억원`
    if (won % 10_000 === 0 && won > 100_000_000 && random.chance(0.1))
      return `금${Math.floor(won / 1e8)}억${(won % 1e8) / 1e4 > 0 ? `${(won % 1e8) / 1e4}만` : ''}원`
    return random.pick([`금${plain}원`, `금${plain}원`, `금 ${plain} 원`, `금${plain}원정`])
  }

  name(): string {
    const name = `${this.random.pick(FAMILY)}${this.random.pick(GIVEN)}${this.random.pick(GIVEN)}`
    this.names.push(name)
    return name
  }

  person = () => `${this.name()} ${this.random.between(500101, 991231)}-*******`

  place = () => `서울특별시 관악구 ${this.random.pick(DONGS)} ${this.random.between(1, 900)}`

  owner = (role: string) => `${role} ${this.person()} ${this.place()}`
}
