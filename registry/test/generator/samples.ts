import type { Section } from '../../src/reading.ts'
import { type InventedDocument, type InventedEntry, PLAIN_ENTRY } from './invented.ts'
import { layoutOf } from './layout.ts'
import { print } from './print.ts'

/** Documents to try the service with: of the home of the README, as the sandbox knows its building. Nobody is in them. */
export type SampleDocument = { file: string; document: InventedDocument; bytes: Uint8Array }

const OWNER = '나하늘'
const OWNER_NUMBER = '800101-*******'
const OWNER_ADDRESS = '서울특별시 관악구 신림동 7'
const FIRST_OWNER = '도가람'
const TENANT = '모이슬'
const BANK = '주식회사가람은행'
const BANK_NUMBER = '110111-0000002'

/** What the building register of the sandbox says; its total area stands on equal floors. */
const BUILDING = {
  registeredOn: '2011-05-06',
  structure: '철근콘크리트구조 평슬래브지붕 4층 다세대주택',
  floors: ['지하1층 124.87㎡', '1층 124.87㎡', '2층 124.87㎡', '3층 124.87㎡', '4층 124.87㎡'],
  lot: '서울특별시 관악구 신림동 1422-5',
  roadAddress: '서울특별시 관악구 신림로59길 23',
  unit: '제3층 제301호',
}

type Given = Pick<InventedEntry, 'rank' | 'kind' | 'purpose' | 'receivedOn' | 'receiptNumber' | 'cause' | 'holder'> &
  Partial<InventedEntry>

const entry = (section: Section, given: Given): InventedEntry => ({ ...PLAIN_ENTRY, section, ...given })

/** The owner bought in 2019 for somewhat less than the home is worth today; what the first owner owed is paid. */
const COMMON: InventedEntry[] = [
  entry('OWNERSHIP', {
    rank: '1',
    kind: 'OWNERSHIP_PRESERVATION',
    purpose: ['소유권보존'],
    receivedOn: '2011-05-06',
    receiptNumber: '제20311호',
    cause: '',
    holder: [{ text: `소유자 ${FIRST_OWNER} 660101-******* 서울특별시 관악구 신림동 9` }],
  }),
  entry('OWNERSHIP', {
    rank: '2',
    kind: 'OWNERSHIP_TRANSFER',
    purpose: ['소유권이전'],
    receivedOn: '2019-04-26',
    receiptNumber: '제61208호',
    cause: '2019년3월15일 매매',
    holder: [{ text: `소유자 ${OWNER} ${OWNER_NUMBER} ${OWNER_ADDRESS} 거래가액 금152,000,000원` }],
  }),
  entry('RIGHTS', {
    rank: '1',
    kind: 'MORTGAGE',
    purpose: ['근저당권설정'],
    receivedOn: '2011-05-20',
    receiptNumber: '제22940호',
    cause: '2011년5월20일 설정계약',
    holder: [
      {
        text: `채권최고액 금60,000,000원 채무자 ${FIRST_OWNER} 서울특별시 관악구 신림동 9 근저당권자 ${BANK} ${BANK_NUMBER}`,
      },
    ],
    amountWon: 60_000_000,
    cancelled: true,
    cancelledBy: '2',
  }),
  entry('RIGHTS', {
    rank: '2',
    kind: 'CANCELLATION',
    purpose: ['1번근저당권설정등기말소'],
    receivedOn: '2019-04-26',
    receiptNumber: '제61207호',
    cause: '2019년4월26일 해지',
    holder: [],
  }),
]

/** Of 120 % of a loan, as banks have it entered. */
function mortgage(won: number, receivedOn: string, receiptNumber: string, cause: string): InventedEntry {
  return entry('RIGHTS', {
    rank: '3',
    kind: 'MORTGAGE',
    purpose: ['근저당권설정'],
    receivedOn,
    receiptNumber,
    cause,
    holder: [
      {
        text: `채권최고액 금${won.toLocaleString('en-US')}원 채무자 ${OWNER} ${OWNER_ADDRESS} 근저당권자 ${BANK} ${BANK_NUMBER}`,
      },
    ],
    amountWon: won,
  })
}

function documentOf(entries: InventedEntry[]): InventedDocument {
  return {
    kind: 'UNIT',
    scope: 'WITH_CANCELLED',
    address: '서울특별시 관악구 신림동 1422-5 샘플하늘빌라 제3층 제301호',
    number: '1143-2011-001422',
    viewedAt: '2026-11-27T10:20:05',
    area: 29.35,
    floor: 3,
    landShare: { of: '209.79', share: '12.33' },
    separateLand: false,
    building: BUILDING,
    owners: {
      names: [OWNER],
      company: false,
      rank: '2',
      since: '2019-04-26',
      address: OWNER_ADDRESS,
      number: OWNER_NUMBER,
    },
    entries,
    hasSummary: true,
    names: [OWNER, FIRST_OWNER, TENANT],
  }
}

const ORDINARY = documentOf([...COMMON, mortgage(24_000_000, '2019-04-26', '제61209호', '2019년4월26일 설정계약')])

/** The last tenant left without the deposit and had the lease registered; then the bank asked for the auction. */
const STOPS = documentOf([
  ...COMMON,
  entry('OWNERSHIP', {
    rank: '3',
    kind: 'AUCTION',
    purpose: ['임의경매개시결정'],
    receivedOn: '2026-08-19',
    receiptNumber: '제98114호',
    cause: '2026년8월19일 서울중앙지방법원의 임의경매개시결정(2026타경10422)',
    holder: [{ text: `채권자 ${BANK} ${BANK_NUMBER} 서울특별시 중구 세종대로 1` }],
    summary: `채권자 ${BANK}`,
  }),
  mortgage(72_000_000, '2021-09-10', '제150277호', '2021년9월10일 설정계약'),
  entry('RIGHTS', {
    rank: '4',
    kind: 'LEASE_REGISTRATION',
    purpose: ['주택임차권'],
    receivedOn: '2026-02-12',
    receiptNumber: '제17035호',
    cause: '2026년1월28일 서울중앙지방법원의 임차권등기명령(2026카임133)',
    holder: [
      {
        text: `임차보증금 금130,000,000원 범 위 301호 전부 임대차계약일자 2023년9월22일 주민등록일자 2023년10월27일 점유개시일자 2023년10월27일 확정일자 2023년9월25일 임차권자 ${TENANT} 900101-******* 서울특별시 관악구 봉천동 11`,
      },
    ],
    amountWon: 130_000_000,
  }),
])

/** The samples as files of `registry/samples`. */
export const SAMPLE_DOCUMENTS: SampleDocument[] = Object.entries({
  'sillim-301-mortgage.pdf': ORDINARY,
  'sillim-301-auction.pdf': STOPS,
}).map(([file, document]) => ({
  file,
  document,
  bytes: print(document, { ...layoutOf(1), rules: 'GRID', turn: 0, stamp: 'NONE' }),
}))
