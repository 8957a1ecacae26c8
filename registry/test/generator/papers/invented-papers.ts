import { randomOf } from '../random.ts'

/** The correct values of an invented paper. None of `names` may occur in a reading. */
type Common = { seed: number; issuedOn: string; address: string; names: string[] }

export type InventedRegister = Common & {
  document: 'BUILDING_REGISTER'
  part: 'UNIT' | 'GENERAL'
  violation: boolean
  area: number
  floor: number
  use: string
  households: number
}
type InventedLease = { fixedOn: string; amountWon: number; rentWon: number; from: string; until: string }
export type InventedFixedDates = Common & { document: 'FIXED_DATES'; leases: InventedLease[] }
type InventedHousehold = { movedInOn: string; firstMovedInOn: string }
export type InventedHouseholds = Common & { document: 'HOUSEHOLDS'; households: InventedHousehold[] }
export type InventedTax = Common & {
  document: 'TAX_CERTIFICATE'
  tax: 'NATIONAL' | 'LOCAL'
  validUntil: string
  hasDeferred: boolean
}
export type InventedPaper = InventedRegister | InventedFixedDates | InventedHouseholds | InventedTax

const NAMES = ['홍길동', '성춘향', '임꺽정', '심청이', '이몽룡', '장길산']
const USES = ['다세대주택', '아파트', '오피스텔', '도시형생활주택', '연립주택']
const DOCUMENTS = ['BUILDING_REGISTER', 'FIXED_DATES', 'HOUSEHOLDS', 'TAX_CERTIFICATE'] as const

export function inventPaper(seed: number, document = DOCUMENTS[seed % 4] as InventedPaper['document']): InventedPaper {
  const random = randomOf(seed * 31 + 7)
  const day = (year: number) =>
    `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`
  const common: Common = {
    seed,
    issuedOn: `2026-11-${String(random.between(19, 25)).padStart(2, '0')}`,
    address: `서울특별시 관악구 신림동 ${random.between(2, 1700)}-${random.between(1, 60)}`,
    names: Array.from({ length: 12 }, () => random.pick(NAMES)),
  }
  const count = random.chance(0.15) ? 0 : random.between(1, random.chance(0.2) ? 40 : 9)
  switch (document) {
    case 'BUILDING_REGISTER':
      return {
        ...common,
        document,
        part: random.chance(0.6) ? 'UNIT' : 'GENERAL',
        violation: random.chance(0.3),
        area: random.between(1400, 9900) / 100,
        floor: random.pick([-1, 1, 2, 3, 4, 12]),
        use: random.pick(USES),
        households: random.between(2, 19),
      }
    case 'FIXED_DATES':
      return {
        ...common,
        document,
        leases: Array.from({ length: count }, () => {
          const year = random.between(2018, 2026)
          const from = day(year)
          const until = `${year + 2}${from.slice(4)}`
          return {
            fixedOn: day(year),
            amountWon: random.between(5, 400) * 1_000_000,
            rentWon: random.chance(0.5) ? 0 : random.between(2, 9) * 100_000,
            from,
            until,
          }
        }),
      }
    case 'HOUSEHOLDS':
      return {
        ...common,
        document,
        households: Array.from({ length: count }, () => ({
          movedInOn: day(random.between(2015, 2026)),
          firstMovedInOn: day(random.between(2010, 2014)),
        })),
      }
    case 'TAX_CERTIFICATE':
      return {
        ...common,
        document,
        tax: random.pick(['NATIONAL', 'LOCAL']),
        validUntil: '2026-12-20',
        hasDeferred: random.chance(0.25),
      }
  }
}
