import type { EntryKind, Section } from '../../src/reading.ts'
import type { InventedDocument, InventedEntry, Piece } from './invented.ts'
import { type Random, randomOf } from './random.ts'

const FAMILY = Array.from('김이박최정강조윤장임한오서신권황안송류홍')
const GIVEN = Array.from('갑을병정무경신임계하슬온누리솔별찬결빛샘')
const BANKS = [
  '주식회사가람은행',
  '나래새마을금고',
  '다솔저축은행주식회사',
  '주식회사마루캐피탈대부',
  '바다농업협동조합',
]
const DONGS = ['신림동', '봉천동', '역삼동', '화곡동', '연산동', '구월동']

/** Everything that is in a document, and what is true of it, out of one number. */
export function invent(seed: number): InventedDocument {
  return new Inventor(randomOf(seed)).document()
}

class Inventor {
  readonly #random: Random
  readonly #names: string[] = []
  readonly #entries: InventedEntry[] = []
  readonly #ranks = { OWNERSHIP: 0, RIGHTS: 0 }
  #day: number

  constructor(random: Random) {
    this.#random = random
    this.#day = Date.UTC(random.between(1999, 2012), random.below(12), random.between(1, 28))
  }

  document(): InventedDocument {
    const random = this.#random
    const kind = random.pick(['UNIT', 'UNIT', 'UNIT', 'UNIT', 'BUILDING', 'LAND'] as const)
    const owners = this.#ownership()
    this.#burdens(random.below(5))
    this.#rights(random.below(7))
    const scope = random.chance(0.1) ? 'CURRENT_ONLY' : 'WITH_CANCELLED'
    const lot = `${random.between(1, 1600)}-${random.between(1, 40)}`
    const place = `서울특별시 관악구 ${random.pick(DONGS)} ${lot}`
    const floor = random.between(1, 24)
    return {
      kind,
      scope,
      address:
        kind === 'UNIT'
          ? `${place} 하늘채빌라 제${random.between(1, 9)}동 제${floor}층 제${floor}0${random.between(1, 6)}호`
          : place,
      number: `1143-20${random.between(10, 25)}-00${random.between(1000, 9999)}`,
      viewedAt: '2026-11-20T13:45:12',
      area: random.between(1800, 12000) / 100,
      floor,
      landShare: random.chance(0.85)
        ? {
            of: `${random.between(100, 66210)}${random.chance(0.5) ? '.5' : ''}`,
            share: String(random.between(1000, 9000) / 100),
          }
        : null,
      separateLand: random.chance(0.15),
      owners,
      entries:
        scope === 'CURRENT_ONLY'
          ? this.#entries.filter(({ kind, cancelled }) => !cancelled && kind !== 'CANCELLATION')
          : this.#entries,
      hasSummary: random.chance(0.85),
      names: this.#names,
    }
  }

  #ownership(): InventedDocument['owners'] {
    const random = this.#random
    this.#add({
      section: 'OWNERSHIP',
      kind: 'OWNERSHIP_PRESERVATION',
      purpose: ['소유권보존'],
      cause: '',
      holder: [{ text: this.#owner('소유자') }],
    })
    let owner = this.#entries.at(-1) as InventedEntry
    let [names, company] = [[this.#names.at(-1) ?? ''], false]
    for (let times = random.below(3); times > 0; times -= 1) {
      const price = `거래가액 금${(random.between(100, 900) * 1_000_000).toLocaleString('en-US')}원`
      company = random.chance(0.15)
      const two = !company && random.chance(0.25)
      const before = this.#names.length
      const text = company
        ? '소유자 주식회사한들 110111-1234567 서울특별시 강남구 역삼동 7'
        : two
          ? `공유자 지분 2분의 1 ${this.#person()} ${this.#place()} 지분 2분의 1 ${this.#person()} ${this.#place()}`
          : this.#owner('소유자')
      owner = this.#add({
        section: 'OWNERSHIP',
        kind: 'OWNERSHIP_TRANSFER',
        purpose: ['소유권이전'],
        cause: this.#cause('매매'),
        holder: [{ text: `${text} ${price}` }],
      })
      names = company ? ['주식회사한들'] : this.#names.slice(before)
      if (random.chance(0.2) && !company && !two)
        this.#sub(owner, {
          kind: 'NAME_CHANGE',
          purpose: [`${owner.rank}번등기명의인표시변경`],
          cause: this.#cause('전거'),
          holder: [{ text: `${names[0]}의 주소 ${this.#place()}` }],
        })
    }
    if (random.chance(0.2)) owner = this.#trust(owner)
    if (owner.second !== undefined && !owner.second.cancelled) [names, company] = [['한빛부동산신탁주식회사'], true]
    return { names, company, rank: owner.rank, since: owner.receivedOn ?? '' }
  }

  #trust(_owner: InventedEntry): InventedEntry {
    const random = this.#random
    const ledger = `20${random.between(15, 25)}-${random.between(1, 9999)}`
    const entry = this.#add({
      section: 'OWNERSHIP',
      kind: 'OWNERSHIP_TRANSFER',
      purpose: ['소유권이전'],
      cause: this.#cause('신탁'),
      holder: [{ text: '수탁자 한빛부동산신탁주식회사 110111-7654321 서울특별시 강남구 역삼동 9' }],
    })
    entry.second = {
      kind: 'TRUST',
      purpose: ['신탁'],
      holder: [{ text: `신탁원부 제${ledger}호` }],
      trustLedger: ledger,
      cancelled: false,
      cancelledBy: null,
    }
    if (random.chance(0.5)) return entry
    const back = this.#add({
      section: 'OWNERSHIP',
      kind: 'OWNERSHIP_TRANSFER',
      purpose: ['소유권이전'],
      cause: this.#cause('신탁재산의귀속'),
      holder: [{ text: this.#owner('소유자') }],
    })
    back.second = {
      kind: 'CANCELLATION',
      purpose: [`${entry.rank}번신탁등기말소`],
      holder: [],
      trustLedger: null,
      cancelled: false,
      cancelledBy: null,
    }
    entry.second.cancelled = true
    entry.second.cancelledBy = back.rank
    return back
  }

  #burdens(count: number): void {
    const random = this.#random
    for (let each = 0; each < count; each += 1) {
      const won = random.between(3, 900) * 1_000_000
      const entry = random.pick([
        () =>
          this.#add({
            section: 'OWNERSHIP',
            kind: 'SEIZURE',
            purpose: ['압류'],
            cause: this.#cause('압류(세무과-1234)'),
            holder: [{ text: '권리자 국 처분청 관악세무서장' }],
          }),
        () =>
          this.#add({
            section: 'OWNERSHIP',
            kind: 'PROVISIONAL_SEIZURE',
            purpose: ['가압류'],
            amountWon: won,
            cause: this.#cause('서울중앙지방법원의가압류결정(2021카단123)'),
            holder: [{ text: `청구금액 ${this.#money(won)} 채권자 ${this.#person()} ${this.#place()}` }],
          }),
        () =>
          this.#add({
            section: 'OWNERSHIP',
            kind: 'INJUNCTION',
            purpose: ['가처분'],
            cause: this.#cause('서울중앙지방법원의가처분결정(2022카단9)'),
            holder: [
              {
                text: `피보전권리 소유권이전등기청구권 채권자 ${this.#person()} 금지사항 매매, 증여, 전세권, 저당권, 임차권의 설정 기타일체의 처분행위 금지`,
              },
            ],
          }),
        () =>
          this.#add({
            section: 'OWNERSHIP',
            kind: 'AUCTION',
            purpose: [random.pick(['임의경매개시결정', '강제경매개시결정'])],
            cause: this.#cause('서울중앙지방법원의경매개시결정(2023타경77)'),
            holder: [{ text: `채권자 ${random.pick(BANKS)} 110111-0000001` }],
          }),
        () =>
          this.#add({
            section: 'OWNERSHIP',
            kind: 'PROVISIONAL_REGISTRATION',
            purpose: ['소유권이전청구권가등기'],
            cause: this.#cause('매매예약'),
            holder: [{ text: `가등기권자 ${this.#person()} ${this.#place()}` }],
          }),
      ])()
      if (random.chance(0.5)) this.#cancel([entry], random.pick(['해제', '취하', '해지']))
    }
    if (random.chance(0.15)) {
      const name = this.#name()
      const entry = this.#add({
        section: 'OWNERSHIP',
        kind: 'SEIZURE',
        purpose: [`2번${name}지분압류`],
        cause: this.#cause('압류(징수부-77)'),
        holder: [{ text: '권리자 국민건강보험공단' }],
      })
      if (random.chance(0.3)) this.#cancel([entry], '해제')
    }
  }

  #rights(count: number): void {
    const random = this.#random
    const standing: InventedEntry[] = []
    for (let each = 0; each < count; each += 1) standing.push(this.#right())
    const done = standing.filter(() => random.chance(0.45))
    const pair = done.filter(({ kind }) => kind === 'MORTGAGE').slice(0, 2)
    if (pair.length === 2 && random.chance(0.5)) this.#cancel(pair, '해지')
    for (const entry of done) if (!entry.cancelled) this.#cancel([entry], random.pick(['해지', '해제', '변제']))
  }

  #right(): InventedEntry {
    const random = this.#random
    const won = random.between(20, 1500) * 1_000_000 + (random.chance(0.2) ? 360_000 : 0)
    const kind = random.pick([
      'MORTGAGE',
      'MORTGAGE',
      'MORTGAGE',
      'JEONSE_RIGHT',
      'LEASE_REGISTRATION',
      'SUPERFICIES',
      'LEASE_RIGHT',
    ] as const)
    if (kind === 'MORTGAGE') return this.#mortgage(won)
    if (kind === 'JEONSE_RIGHT')
      return this.#add({
        section: 'RIGHTS',
        kind,
        purpose: ['전세권설정'],
        amountWon: won,
        cause: this.#cause('설정계약'),
        holder: [
          {
            text: `전세금 ${this.#money(won)} 범위 주거용 건물의 전부 존속기간 2024년 3월 2일부터 2026년 3월 1일까지 전세권자 ${this.#person()} ${this.#place()}`,
          },
        ],
      })
    if (kind === 'LEASE_REGISTRATION')
      return this.#add({
        section: 'RIGHTS',
        kind,
        purpose: ['주택임차권'],
        amountWon: won,
        cause: this.#cause('서울중앙지방법원의 임차권등기명령(2023카임5)'),
        holder: [
          {
            text: `임차보증금 ${this.#money(won)} 차 임 금500,000원 범 위 501호 전부 임대차계약일자 2020년2월3일 주민등록일자 2020년3월3일 점유개시일자 2020년3월3일 확정일자 2020년3월4일 임차권자 ${this.#person()} ${this.#place()}`,
          },
        ],
      })
    if (kind === 'LEASE_RIGHT')
      return this.#add({
        section: 'RIGHTS',
        kind,
        purpose: ['임차권설정'],
        amountWon: won,
        cause: this.#cause('설정계약'),
        holder: [{ text: `임차보증금 ${this.#money(won)} 차임 월 금300,000원 임차권자 ${this.#person()}` }],
      })
    return this.#add({
      section: 'RIGHTS',
      kind,
      purpose: ['지상권설정'],
      cause: this.#cause('설정계약'),
      holder: [{ text: `목 적 철근콘크리트조 건물 소유 범 위 토지의 전부 지상권자 ${random.pick(BANKS)}` }],
    })
  }

  #mortgage(won: number): InventedEntry {
    const random = this.#random
    const list = random.chance(0.25) ? `20${random.between(10, 25)}-${random.between(1, 999)}` : null
    const money = `채권최고액 ${this.#money(won)}`
    const rest = ` 채무자 ${this.#person()} ${this.#place()} 근저당권자 ${random.pick(BANKS)} 110111-0000002 (관악지점)${list === null ? '' : ` 공동담보목록 제${list}호`}`
    const entry = this.#add({
      section: 'RIGHTS',
      kind: 'MORTGAGE',
      purpose: ['근저당권설정'],
      amountWon: won,
      jointCollateralList: list,
      cause: this.#cause('설정계약'),
      holder: [{ text: money }, { text: rest }],
    })
    if (random.chance(0.15)) entry.rankNote = `(전 ${random.between(1, 9)})`
    if (random.chance(0.25))
      this.#sub(entry, {
        kind: 'TRANSFER_OF_RIGHT',
        purpose: [`${entry.rank}번근저당권이전`],
        cause: this.#cause('계약양도'),
        holder: [{ text: `근저당권자 ${random.pick(BANKS)} 110111-0000003` }],
      })
    if (random.chance(0.3)) {
      const now = random.between(10, 900) * 1_000_000
      this.#sub(entry, {
        kind: 'CHANGE',
        purpose: [`${entry.rank}번근저당권변경`],
        amountWon: now,
        cause: this.#cause('변경계약'),
        holder: [{ text: `${random.chance(0.5) ? '변경후 ' : ''}채권최고액 ${this.#money(now)}` }],
      })
      entry.holder[0] = { text: money, struck: true }
      entry.amountWon = now
    }
    if (random.chance(0.1))
      this.#sub(entry, {
        kind: 'OTHER',
        purpose: [`${entry.rank}번근저당권부질권`],
        cause: this.#cause('설정계약'),
        holder: [{ text: `채권액 ${this.#money(5_000_000)} 채권자 ${random.pick(BANKS)}` }],
      })
    return entry
  }

  #cancel(entries: readonly InventedEntry[], cause: string): void {
    const { section } = entries[0] as InventedEntry
    const words = entries.map(
      ({ rank, purpose }) =>
        `${rank}번${purpose
          .join('')
          .replace(/^.*지분/, '')
          .replace(/^\d+번/, '')}`,
    )
    const by = this.#add({
      section,
      kind: 'CANCELLATION',
      purpose: [`${words.join(',')}등기말소`],
      cause: this.#cause(cause),
      holder: [],
    })
    for (const entry of this.#entries)
      if (
        entry.section === section &&
        entries.some(({ rank }) => entry.rank === rank || entry.rank.startsWith(`${rank}-`))
      ) {
        entry.cancelled = true
        entry.cancelledBy = by.rank
      }
  }

  #sub(main: InventedEntry, given: Omit<Partial<InventedEntry>, 'section'> & { kind: EntryKind }): void {
    const count = this.#entries.filter(
      ({ section, rank }) => section === main.section && rank.startsWith(`${main.rank}-`),
    ).length
    const entry = this.#entry({ ...given, section: main.section }, `${main.rank}-${count + 1}`)
    const last = this.#entries.findLastIndex(
      ({ section, rank }) => section === main.section && (rank === main.rank || rank.startsWith(`${main.rank}-`)),
    )
    this.#entries.splice(last + 1, 0, entry)
  }

  #add(given: Partial<InventedEntry> & { section: Section; kind: EntryKind }): InventedEntry {
    this.#ranks[given.section] += 1
    const entry = this.#entry(given, String(this.#ranks[given.section]))
    this.#entries.push(entry)
    return entry
  }

  #entry(given: Partial<InventedEntry> & { section: Section; kind: EntryKind }, rank: string): InventedEntry {
    this.#day += this.#random.between(3, 500) * 86_400_000
    const receivedOn = new Date(Math.min(this.#day, Date.UTC(2026, 9, 30))).toISOString().slice(0, 10)
    return {
      rank,
      purpose: [],
      receivedOn,
      receiptNumber: `제${this.#random.between(100, 99999)}호`,
      cause: '',
      holder: [] as Piece[],
      amountWon: null,
      cancelled: false,
      cancelledBy: null,
      jointCollateralList: null,
      trustLedger: null,
      ...given,
    }
  }

  #cause = (what: string) =>
    `${this.#random.between(1999, 2026)}년${this.#random.between(1, 12)}월${this.#random.between(1, 28)}일 ${what}`

  #money(won: number): string {
    const random = this.#random
    const plain = won.toLocaleString('en-US')
    if (won % 100_000_000 === 0 && random.chance(0.2)) return `금${won / 100_000_000}억원`
    if (won % 10_000 === 0 && won > 100_000_000 && random.chance(0.1))
      return `금${Math.floor(won / 1e8)}억${(won % 1e8) / 1e4 > 0 ? `${(won % 1e8) / 1e4}만` : ''}원`
    return random.pick([`금${plain}원`, `금${plain}원`, `금 ${plain} 원`, `금${plain}원정`])
  }

  #name(): string {
    const name = `${this.#random.pick(FAMILY)}${this.#random.pick(GIVEN)}${this.#random.pick(GIVEN)}`
    this.#names.push(name)
    return name
  }

  #person = () => `${this.#name()} ${this.#random.between(500101, 991231)}-*******`
  #place = () => `서울특별시 관악구 ${this.#random.pick(DONGS)} ${this.#random.between(1, 900)}`
  #owner = (role: string) => `${role} ${this.#person()} ${this.#place()}`
}
