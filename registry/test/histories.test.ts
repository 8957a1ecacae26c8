import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import { compare } from './compare.ts'
import { copiedText } from './generator/copied-text.ts'
import { type InventedDocument, type InventedEntry, PLAIN_ENTRY } from './generator/invented.ts'
import { layoutOf } from './generator/layout.ts'
import { readPrinted, TODAY } from './read-printed.ts'
import { documentOf } from './rights.ts'

const OWNER = '소유자 김갑을 700101-******* 서울특별시 관악구 신림동 7'
const BUYER = '소유자 이을병 650202-******* 서울특별시 관악구 봉천동 3'
const TRUSTEE = '수탁자 한빛부동산신탁주식회사 110111-7654321 서울특별시 강남구 역삼동 9'
const BANK = '주식회사가람은행 110111-0000002 서울특별시 중구 세종대로 1'
const won = (amount: number) => `금${amount.toLocaleString('en-US')}원`

type More = Partial<InventedEntry> & { by?: string }

type Row = readonly [
  section: InventedEntry['section'],
  rank: string,
  kind: InventedEntry['kind'],
  purpose: string,
  text: string,
  cause: string,
  more?: More,
]

/** The entries of one history, each received two months after the one before. */
function history(...rows: readonly Row[]): InventedEntry[] {
  return rows.map(([section, rank, kind, purpose, text, cause, { by, ...more } = {}], at) => ({
    section,
    rank,
    kind,
    purpose: [purpose],
    receivedOn: new Date(Date.UTC(2012, at * 2, 5)).toISOString().slice(0, 10),
    receiptNumber: `제${1000 + at * 17}호`,
    cause: cause === '' ? '' : `2012년1월2일 ${cause}`,
    holder: text === '' ? [] : [{ text }],
    ...PLAIN_ENTRY,
    ...(by !== undefined && { cancelled: true, cancelledBy: by }),
    ...more,
  }))
}

const FIRST: Row = ['OWNERSHIP', '1', 'OWNERSHIP_PRESERVATION', '소유권보존', OWNER, '']
const second = (kind: InventedEntry['kind'], purpose: string, text: string, more: More = {}) => ({
  kind,
  purpose: [purpose],
  holder: text === '' ? [] : [{ text }],
  trustLedger: more.trustLedger ?? null,
  cancelled: more.by !== undefined,
  cancelledBy: more.by ?? null,
  ...('receivedOn' in more && {
    receivedOn: more.receivedOn ?? null,
    receiptNumber: '제5151호',
    cause: '2016년5월4일 매매',
    amountWon: more.amountWon ?? null,
  }),
})
const trust = (ledger: string, by?: string) =>
  second('TRUST', '신탁', `신탁원부 제${ledger}호`, { trustLedger: ledger, ...(by !== undefined && { by }) })
const loan = (amount: number) => `채권최고액 ${won(amount)} 채무자 김갑을 근저당권자 ${BANK} ( 신림동지점 )`
const loanBefore = (amount: number) => ({
  holder: [{ text: `채권최고액 ${won(amount)}`, struck: true }, { text: ` 채무자 김갑을 근저당권자 ${BANK}` }],
  amountBefore: amount,
})
/** Made by the office by itself, without a receipt. */
const BY_OFFICE = { receivedOn: null, receiptNumber: '' }

const HISTORIES: Record<string, InventedEntry[]> = {
  'a home that went to a trustee, came back and went to one again': history(
    FIRST,
    ['OWNERSHIP', '2', 'OWNERSHIP_TRANSFER', '소유권이전', TRUSTEE, '신탁', { second: trust('2015-123', '3') }],
    [
      'OWNERSHIP',
      '3',
      'OWNERSHIP_TRANSFER',
      '소유권이전',
      OWNER,
      '신탁재산의귀속',
      { second: second('CANCELLATION', '2번 신탁등기말소', '원인 신탁재산의 귀속') },
    ],
    ['OWNERSHIP', '4', 'OWNERSHIP_TRANSFER', '소유권이전', TRUSTEE, '신탁', { second: trust('2019-77') }],
  ),
  'a trust that was undone with its transfer': history(
    FIRST,
    [
      'OWNERSHIP',
      '2',
      'OWNERSHIP_TRANSFER',
      '소유권이전',
      TRUSTEE,
      '신탁',
      { by: '3', second: trust('2015-123', '3') },
    ],
    ['OWNERSHIP', '3', 'CANCELLATION', '2번소유권이전등기및2번신탁등기말소', '', '신탁해지'],
  ),
  'a mortgage that was lowered twice': history(
    FIRST,
    ['RIGHTS', '1', 'MORTGAGE', '근저당권설정', '', '설정계약', { ...loanBefore(120_000_000), amountWon: 36_000_000 }],
    [
      'RIGHTS',
      '1-1',
      'CHANGE',
      '1번근저당권변경',
      '',
      '일부해지',
      { holder: [{ text: `채권최고액 ${won(60_000_000)}`, struck: true }], amountWon: 60_000_000 },
    ],
    [
      'RIGHTS',
      '1-2',
      'CHANGE',
      '1번근저당권변경',
      `채권최고액 ${won(36_000_000)}`,
      '변경계약',
      { amountWon: 36_000_000 },
    ],
  ),
  'a mortgage given up on a share, with another branch, name and debtor, whose amount is repeated': history(
    FIRST,
    ['RIGHTS', '1', 'MORTGAGE', '근저당권설정', loan(60_000_000), '설정계약', { amountWon: 60_000_000 }],
    ['RIGHTS', '1-1', 'CHANGE', '1번근저당권변경', '목적 갑구 1번 김갑을 지분 2분의 1 근저당권설정', '일부포기'],
    ['RIGHTS', '1-2', 'CHANGE', '1번근저당권취급지점변경', '취급지점 봉천동지점', '취급지점변경'],
    [
      'RIGHTS',
      '1-3',
      'NAME_CHANGE',
      '1번근저당권등기명의인표시변경',
      '주식회사가람은행의 성명(명칭) 주식회사새가람은행',
      '상호변경',
    ],
    [
      'RIGHTS',
      '1-4',
      'CHANGE',
      '1번근저당권변경',
      `채권최고액 ${won(60_000_000)} 채무자 이을병`,
      '계약인수',
      { amountWon: 60_000_000 },
    ],
  ),
  'a mortgage of a bank that was merged, sold on in part and ended, and a new one': history(
    FIRST,
    ['RIGHTS', '1', 'MORTGAGE', '근저당권설정', loan(60_000_000), '설정계약', { amountWon: 60_000_000, by: '2' }],
    ['RIGHTS', '1-1', 'TRANSFER_OF_RIGHT', '1번근저당권이전', `근저당권자 ${BANK}`, '회사합병', { by: '2' }],
    [
      'RIGHTS',
      '1-2',
      'TRANSFER_OF_RIGHT',
      '1번근저당권일부이전',
      `변제액 ${won(10_000_000)} 근저당권자 ${BANK}`,
      '확정채권일부대위변제',
      { by: '2' },
    ],
    ['RIGHTS', '2', 'CANCELLATION', '1번근저당권설정등기말소', '', '해지'],
    ['RIGHTS', '3', 'MORTGAGE', '근저당권설정', loan(72_000_000), '설정계약', { amountWon: 72_000_000 }],
  ),
  'a provisional registration that became full, which ended what came between': history(
    FIRST,
    [
      'OWNERSHIP',
      '2',
      'PROVISIONAL_REGISTRATION',
      '소유권이전청구권가등기',
      '가등기권자 이을병 650202-*******',
      '매매예약',
      { second: second('OWNERSHIP_TRANSFER', '소유권이전', BUYER, { receivedOn: '2016-05-06' }) },
    ],
    ['OWNERSHIP', '3', 'SEIZURE', '압류', '권리자 국 처분청 관악세무서장', '압류(세무과-12)', { by: '5' }],
    [
      'OWNERSHIP',
      '4',
      'PROVISIONAL_SEIZURE',
      '가압류',
      `청구금액 ${won(31_000_000)} 채권자 ${BANK}`,
      '가압류결정(2014카단123)',
      { amountWon: 31_000_000, by: '5' },
    ],
    [
      'OWNERSHIP',
      '5',
      'CANCELLATION',
      '3번압류,4번가압류등기말소',
      '2번 가등기의 본등기로 인하여 2016년5월6일 등기',
      '',
      BY_OFFICE,
    ],
  ),
  'a mortgage under the rank of the provisional registration of it': history(FIRST, [
    'RIGHTS',
    '1',
    'PROVISIONAL_REGISTRATION',
    '근저당권설정청구권가등기',
    `채권최고액 ${won(50_000_000)} 가등기권자 이을병`,
    '설정예약',
    {
      second: second('MORTGAGE', '근저당권설정', `채권최고액 ${won(50_000_000)} 근저당권자 이을병`, {
        receivedOn: '2016-05-06',
        amountWon: 50_000_000,
      }),
    },
  ]),
  'a jeonse right that was raised, and the mortgages of it': history(
    FIRST,
    [
      'RIGHTS',
      '1',
      'JEONSE_RIGHT',
      '전세권설정',
      '',
      '설정계약',
      {
        holder: [
          { text: `전세금 ${won(200_000_000)}`, struck: true },
          { text: ' 범 위 주거용 건물의 전부 전세권자 이을병' },
        ],
        amountBefore: 200_000_000,
        amountWon: 230_000_000,
      },
    ],
    [
      'RIGHTS',
      '1-1',
      'MORTGAGE',
      '1번전세권부근저당권설정',
      loan(150_000_000),
      '설정계약',
      { amountWon: 150_000_000, by: '2' },
    ],
    ['RIGHTS', '1-2', 'CHANGE', '1번전세권변경', `전세금 ${won(230_000_000)}`, '변경계약', { amountWon: 230_000_000 }],
    ['RIGHTS', '1-3', 'MORTGAGE', '1번전세권근저당권설정', loan(160_000_000), '설정계약', { amountWon: 160_000_000 }],
    ['RIGHTS', '2', 'CANCELLATION', '1-1번근저당권설정등기말소', '', '해지'],
  ),
  'seizures that were lifted and came again': history(
    FIRST,
    ['OWNERSHIP', '2', 'SEIZURE', '압류', '권리자 국 처분청 관악세무서장', '압류(세무과-12)', { by: '3' }],
    ['OWNERSHIP', '3', 'CANCELLATION', '2번압류등기말소', '', '해제'],
    ['OWNERSHIP', '4', 'SEIZURE', '압류', '권리자 서울특별시관악구', '압류(징수과-77)', { by: '6' }],
    ['OWNERSHIP', '5', 'SEIZURE', '압류', '권리자 국민건강보험공단', '압류(징수부-9)', { by: '6' }],
    ['OWNERSHIP', '6', 'CANCELLATION', '4번압류5번압류각등기말소', '', '해제'],
    ['OWNERSHIP', '7', 'SEIZURE', '압류', '권리자 국 처분청 관악세무서장', '압류(세무과-99)'],
  ),
  'auctions that were withdrawn, one that sold the home, and a lease registered by order of the court': history(
    FIRST,
    ['OWNERSHIP', '2', 'AUCTION', '임의경매개시결정', `채권자 ${BANK}`, '임의경매개시결정(2013타경77)', { by: '3' }],
    ['OWNERSHIP', '3', 'CANCELLATION', '2번임의경매개시결정등기말소', '', '취하'],
    ['OWNERSHIP', '4', 'AUCTION', '강제경매개시결정', '채권자 이을병', '강제경매개시결정(2014타경77)', { by: '6' }],
    ['OWNERSHIP', '5', 'OWNERSHIP_TRANSFER', '소유권이전', BUYER, '강제경매로 인한 매각'],
    ['OWNERSHIP', '6', 'CANCELLATION', '4번강제경매개시결정등기말소', '', '강제경매로 인한 매각'],
    [
      'RIGHTS',
      '1',
      'LEASE_REGISTRATION',
      '주택임차권',
      `임차보증금 ${won(130_000_000)} 차 임 월 금300,000원 임차권자 이을병`,
      '임차권등기명령(2014카임133)',
      { amountWon: 130_000_000, by: '2' },
    ],
    ['RIGHTS', '2', 'CANCELLATION', '1번임차권등기말소', '', '강제경매로 인한 매각'],
    [
      'RIGHTS',
      '3',
      'LEASE_REGISTRATION',
      '주택임차권',
      `임차보증금 ${won(90_000_000)} 임차권자 이을병`,
      '임차권등기명령(2024카임5)',
      { amountWon: 90_000_000 },
    ],
  ),
}

function documentWith(entries: InventedEntry[]): InventedDocument {
  const last = entries.findLast(({ kind, cancelled }) => kind.startsWith('OWNERSHIP') && !cancelled)
  const used = entries.find((entry) => entry.second?.kind === 'OWNERSHIP_TRANSFER')
  const name = [used?.second ?? last].flatMap((each) => each?.holder ?? []).map(({ text }) => text.split(' ')[1] ?? '')
  const [since, rank] = [used?.second?.receivedOn ?? last?.receivedOn ?? '', (used ?? last)?.rank ?? '']
  return {
    ...documentOf(),
    names: ['김갑을', '이을병'],
    owners: { names: name, company: /신탁/.test(name[0] ?? ''), rank, since },
    entries,
  }
}

/** Layouts with rules between the rows; without any, two days of receipt under one rank are doubted. */
const LAYOUTS = [0, 1, 3, 5, 8, 12]

for (const [what, entries] of Object.entries(HISTORIES))
  test(`R-REG-01: every value of ${what} is settled as it stands`, async () => {
    const document = documentWith(entries)
    const { values } = compare(document, await readPrinted(document, layoutOf(0)))
    const bare = { ...document, hasSummary: false }
    for (const [each, layout] of [document, bare].flatMap((one) => LAYOUTS.map((seed) => [one, seed] as const))) {
      const reading = await readPrinted(each, layoutOf(layout))
      assert.deepEqual(compare(each, reading), { wrong: [], settled: values, values }, `layout ${layout}`)
      assert.equal(reading.owners.since, document.owners.since)
    }
    const pasted = compare(document, readPastedText(copiedText(document), TODAY))
    assert.deepEqual(pasted.wrong, [])
    // a day that is not on the line of its rank, and a trust, which no summary repeats, are checked by hand
    assert.ok(pasted.settled >= values - 1, `${pasted.settled} of ${values} pasted`)
  })

test('R-REG-04: a summary that repeats the full registration and not the provisional one agrees with the entries', async () => {
  const document = documentWith(
    HISTORIES['a provisional registration that became full, which ended what came between'] ?? [],
  )
  const repeated = document.entries.filter(({ cancelled, kind }) => !cancelled && kind !== 'PROVISIONAL_REGISTRATION')
  for (const layout of LAYOUTS) {
    const { state, problems } = await readPrinted({ ...document, repeated }, layoutOf(layout))
    assert.deepEqual([state, problems], ['READ', []])
  }
})
