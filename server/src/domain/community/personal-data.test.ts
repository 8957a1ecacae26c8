import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cpuSecondsOf } from '../../../test/cpu-seconds.ts'
import fc from '../../../test/properties.ts'
import { findPersonalData, isConfirmable, type PersonalDataKind } from './personal-data.ts'

const kindsOf = (text: string) => findPersonalData(text).map(({ kind }) => kind)

const FOUND: [text: string, kind: PersonalDataKind, named: string][] = [
  ['주민번호 900101-1234567 입니다', 'RESIDENT_NUMBER', '900101-1234567'],
  ['9001011234567', 'RESIDENT_NUMBER', '9001011234567'],
  ['９００１０１－１２３４５６７', 'RESIDENT_NUMBER', '９００１０１－１２３４５６７'],
  ['900101 - 2234567', 'RESIDENT_NUMBER', '900101 - 2234567'],
  ['집주인 010-1234-5678 이에요', 'MOBILE_PHONE', '010-1234-5678'],
  ['01012345678로 연락', 'MOBILE_PHONE', '01012345678'],
  ['010 1234 5678', 'MOBILE_PHONE', '010 1234 5678'],
  ['+82 10-1234-5678', 'MOBILE_PHONE', '+82 10-1234-5678'],
  ['사무실 02-123-4567', 'OFFICE_PHONE', '02-123-4567'],
  ['(031) 123-4567', 'OFFICE_PHONE', '(031) 123-4567'],
  ['070-1234-5678', 'OFFICE_PHONE', '070-1234-5678'],
  ['HUG 1566-9009', 'OFFICE_PHONE', '1566-9009'],
  ['국민 123456-01-123456 홍길동', 'ACCOUNT_NUMBER', '123456-01-123456'],
  ['110-123-456789', 'ACCOUNT_NUMBER', '110-123-456789'],
  ['카카오뱅크 3333011234567', 'ACCOUNT_NUMBER', '3333011234567'],
  ['계좌번호는 1002 123 456789', 'ACCOUNT_NUMBER', '1002 123 456789'],
  ['101동 1203호에 살았어요', 'UNIT', '101동 1203호'],
  ['래미안101동1203호', 'UNIT', '101동1203호'],
  ['가동 302호', 'UNIT', '가동 302호'],
  ['제101동 제1203호', 'UNIT', '101동 제1203호'],
  ['B동 지하 1호', 'UNIT', 'B동 지하 1호'],
  ['등기부에 제101동 제12층 제1203호로 나와요', 'UNIT', '101동 제12층 제1203호'],
  ['101동 제12층 제1203호', 'UNIT', '101동 제12층 제1203호'],
  ['샘플빌라 제2층 제201호', 'UNIT', '2층 제201호'],
  ['샘플아파트 101동 지하1층 1호', 'UNIT', '101동 지하1층 1호'],
  ['가동 지하층 1호', 'UNIT', '가동 지하층 1호'],
  ['나동 반지하 1호', 'UNIT', '나동 반지하 1호'],
  ['샘플빌라 302호 조심하세요', 'UNIT', '302호'],
  ['한빛주택 203호', 'UNIT', '203호'],
  ['한빛빌라 임대 203호', 'UNIT', '203호'],
  ['행복주택 302호에 살았어요', 'UNIT', '302호'],
  ['302호를 매입한 새 집주인', 'UNIT', '302호'],
  ['계약 203호', 'UNIT', '203호'],
  ['1203호 이상해요', 'UNIT', '1203호'],
  ['빌라B102호', 'UNIT', 'B102호'],
  ['101동-1203호', 'UNIT', '101동-1203호'],
  ['101-1203호 삽니다', 'UNIT', '101-1203호'],
  ['101동.1203호', 'UNIT', '101동.1203호'],
  ['101동 3층 5호', 'UNIT', '101동 3층 5호'],
  ['101동 12\u200b03호', 'UNIT', '101동 12\u200b03호'],
  ['101동 12호'.normalize('NFD'), 'UNIT', '101동 12호'.normalize('NFD')],
  ['9001\u200b01-1234567', 'RESIDENT_NUMBER', '9001\u200b01-1234567'],
  ['900101\u2060-\u00ad1234567', 'RESIDENT_NUMBER', '900101\u2060-\u00ad1234567'],
  ...[
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u3164',
    'ㅡ',
    'ー',
    '～',
    '．',
    '_',
    ':',
    ',',
    '*',
    ')',
    ' ) - ( ',
    'ㆍ',
    '\n',
    '➖',
  ].map((sign): [string, PersonalDataKind, string] => [
    `번호 900101${sign}1234567`,
    'RESIDENT_NUMBER',
    `900101${sign}1234567`,
  ]),
  ['900101-1 234567', 'RESIDENT_NUMBER', '900101-1 234567'],
  ['90.01.01-1234567', 'RESIDENT_NUMBER', '90.01.01-1234567'],
  ['9001 01-1234567', 'RESIDENT_NUMBER', '9001 01-1234567'],
  ['9 0 0 1 0 1 - 1 2 3 4 5 6 7', 'RESIDENT_NUMBER', '9 0 0 1 0 1 - 1 2 3 4 5 6 7'],
  ['9,0,0,1,0,1,1,2,3,4,5,6,7', 'RESIDENT_NUMBER', '9,0,0,1,0,1,1,2,3,4,5,6,7'],
  ['𝟗𝟎𝟎𝟏𝟎𝟏-𝟏𝟐𝟑𝟒𝟓𝟔𝟕', 'RESIDENT_NUMBER', '𝟗𝟎𝟎𝟏𝟎𝟏-𝟏𝟐𝟑𝟒𝟓𝟔𝟕'],
  ['٩٠٠١٠١-١٢٣٤٥٦٧', 'RESIDENT_NUMBER', '٩٠٠١٠١-١٢٣٤٥٦٧'],
  ['⑨⓪⓪①⓪①-①②③④⑤⑥⑦', 'RESIDENT_NUMBER', '⑨⓪⓪①⓪①-①②③④⑤⑥⑦'],
  ['①900101-1234567', 'RESIDENT_NUMBER', '900101-1234567'],
  ['010\u200d-1234-5678', 'MOBILE_PHONE', '010\u200d-1234-5678'],
  ['010ㅡ1234ㅡ5678', 'MOBILE_PHONE', '010ㅡ1234ㅡ5678'],
  ['010_1234_5678', 'MOBILE_PHONE', '010_1234_5678'],
  ['010,1234,5678', 'MOBILE_PHONE', '010,1234,5678'],
  ['0 1 0 1 2 3 4 5 6 7 8', 'MOBILE_PHONE', '0 1 0 1 2 3 4 5 6 7 8'],
  ['0.1.0.1.2.3.4.5.6.7.8', 'MOBILE_PHONE', '0.1.0.1.2.3.4.5.6.7.8'],
  ['010-12 34-56 78', 'MOBILE_PHONE', '010-12 34-56 78'],
  ['0️⃣1️⃣0️⃣-1234-5678', 'MOBILE_PHONE', '0️⃣1️⃣0️⃣-1234-5678'],
  ['②010-1234-5678', 'MOBILE_PHONE', '010-1234-5678'],
  ['공일공-일이삼사-오육칠팔 로 연락', 'MOBILE_PHONE', '공일공-일이삼사-오육칠팔'],
  ['공 일 공 일 이 삼 사 오 육 칠 팔', 'MOBILE_PHONE', '공 일 공 일 이 삼 사 오 육 칠 팔'],
  ['영일공일이삼사오륙칠팔이에요', 'MOBILE_PHONE', '영일공일이삼사오륙칠팔'],
  ['010-일이삼사-5678', 'MOBILE_PHONE', '010-일이삼사-5678'],
  ['공1공 1234 5678', 'MOBILE_PHONE', '공1공 1234 5678'],
  ['o1o-1234-5678', 'MOBILE_PHONE', 'o1o-1234-5678'],
  ['0l0-1234-5678', 'MOBILE_PHONE', '0l0-1234-5678'],
  ['ㅇ1ㅇ.1234.5678', 'MOBILE_PHONE', 'ㅇ1ㅇ.1234.5678'],
  ['번호는 O1O12345678이에요', 'MOBILE_PHONE', 'O1O12345678'],
  ['국민 110 - 123 - 456789', 'ACCOUNT_NUMBER', '110 - 123 - 456789'],
  ['110.123.456789', 'ACCOUNT_NUMBER', '110.123.456789'],
  ['110-1\u200b23-456789', 'ACCOUNT_NUMBER', '110-1\u200b23-456789'],
  ['110 123 456789 국민은행', 'ACCOUNT_NUMBER', '110 123 456789'],
  ['110123456789 (신한)', 'ACCOUNT_NUMBER', '110123456789'],
  ['신한은행으로 이번 달 안에 꼭 보내 달라고 하며 110 123 456789를', 'ACCOUNT_NUMBER', '110 123 456789'],
  ['국민은행\n예금주 홍길동\n110 123 456789', 'ACCOUNT_NUMBER', '110 123 456789'],
  ...['KB', 'nh', 'IBK', 'SC제일', '씨티', '카카오뱅크', '케이뱅크'].map((bank): [string, PersonalDataKind, string] => [
    `${bank} 110 123 456789`,
    'ACCOUNT_NUMBER',
    '110 123 456789',
  ]),
]

/** Typical texts on such a board that identify nobody. */
const INNOCENT = [
  '보증금 1억 2,000만 원에 월세 35만 원',
  '12000만원, 1500-2000만원 사이',
  '보증금 1100000000원',
  '2026-11-20에 계약하고 2026.12.20 잔금',
  '신림동 1422-5 근처, 서울 관악구 신림로59길 23',
  '지하철 2호선과 9호선, 신분당선',
  '주택임대차보호법 제3조의2 제2항, 제3조제1호',
  '임대주택 300호 공급, 500호 이상 단지',
  '84.97㎡, 2019년 준공 15층 건물 3층',
  '2026타경12345 사건, 사건번호 2025가단123456',
  '오전 10:30~11:30에 112에 전화',
  '역삼동 이야기, 신림동 3층',
  '세 집 중 2호점 옆',
  '1억 2,000만 원, 전세 12,000 ~ 15,000만원, 매매가 1,200,000,000원',
  '우리은행에서 1200000000원을 빌린 집, 국민은행 근저당 채권최고액 120,000,000원',
  '국민은행에서 2024.12.01 - 2026.11.30까지 대출, 신한은행 2024 2025 2026년 금리 3.85~4.12%',
  '농협 앞 1422-5, 하나로마트 뒤 1422-15 84.97㎡',
  '계약일 26.11.20 보증금 1,500,000원, 261120 1,500,000원, 240115 2,000/100',
  '2012.12.31 12345, 2026. 11. 20. 10:30, 2026-11-20 10:30~12:30',
  '2023다12345, 2023다카1234567, 헌재 2010헌마123456',
  '공시가격 2026년 1억 8,900만 원(189,000,000), 2025년 175,000,000원',
  '59.84/84.97/101.23㎡, 전용 84m²-1203',
  '3-4호선 환승, 1-2호기, 국토교통부 고시 제2023-1234호, 2024-105호 공고',
  '금리 0.1, 0.5, 0.7, 0.8, 0.95% 차이',
  '새벽 01:00~05:00 23시까지',
  '카카오 3333011234567 케이 110123456789',
  '11/02 1200~1500만, 12.31에 0.75%',
  '신림로59길 23, 15-3, 37.4812345, 126.9512345',
  '월세 입금내역: 250301 1500000원, 250401 1250000 원',
  '2024-2025-2026년 공시가격 비교, 2021.2022.2023년 실거래',
  '우리집 보증금 2000 2500 3000 인상, 우리 동네 시세 12000 13000 14000',
  '신한은행 금리 3.85 4.12 3.90 4.01, 농협 3.85 - 4.12 - 3.90',
  'LH 매입임대 350호 모집, LH가 피해주택 300호 매입, 주택 300호를 매입했다',
  '전국 2000호, 전국에 1234호, 총 238호, 약 300호, 미분양 1500호',
  '행복주택 850호가 나왔어요, 청년주택 238호 입주자 모집',
  'ㅇ 1000 2000 50, ㅇ1000/50 500/60, 공일 이사 오일 육칠월 구이 오삼, 영일만 이사, 일이 삼사 년 구월 공사',
  '준공 1998-11-20 15층, 준공일 98.11.20 15층, 매월 01일 10:30~12:30, 준공 10.11.20 84.97',
  '이사 오는 날 일이 십일 구일 이삼 일 사오 일 육칠 일, 보증금 1 0 0 만 원',
]

for (const [text, kind, named] of FOUND)
  test(`found as ${kind}: ${text}`, () => {
    assert.deepEqual(
      findPersonalData(text).map(({ start, end, ...rest }) => ({ ...rest, named: text.slice(start, end) })),
      [{ kind, named }],
    )
  })

for (const text of INNOCENT) test(`names nobody: ${text}`, () => assert.deepEqual(kindsOf(text), []))

test('only a number of an office can be confirmed', () => {
  const confirmable = FOUND.filter(([, kind]) => isConfirmable(kind)).map(([, kind]) => kind)
  assert.deepEqual([...new Set(confirmable)], ['OFFICE_PHONE'])
})

test('a place that is found stays found within other words, and places never overlap', () => {
  const words = fc.stringMatching(/^[가-힣 \n!?]{0,30}$/)
  const samples = fc.constantFrom(...FOUND.filter(([text, , named]) => text === named).map(([text]) => text))
  fc.assert(
    fc.property(words, samples, words, (before, sample, after) => {
      const places = findPersonalData(`${before} ${sample} ${after}`)
      assert.ok(places.some(({ start, end }) => start <= before.length + 1 && end >= before.length + sample.length))
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      let reached = 0
      for (const { start, end } of findPersonalData(text)) {
        assert.ok(start >= reached && end > start && end <= text.length)
        reached = end
      }
    }),
  )
})

const WIDTHS = ['0'.codePointAt(0), 0xff10, 0x0660, 0x0966, 0x1d7ce, 0x1d7f6] as number[]
const UNSEEN = [
  '',
  '',
  '',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\ufe0f',
  '\u0332',
  '\u202e',
  '\u3164',
]

test('signs that nobody sees, digits of another width and decomposed syllables never hide a place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FOUND),
      fc.infiniteStream(fc.constantFrom(...WIDTHS)),
      fc.infiniteStream(fc.constantFrom(...UNSEEN)),
      fc.constantFrom('NFC', 'NFD'),
      ([text, kind, named], widths, unseen, form) => {
        const other = (sign: string) =>
          /^\d$/.test(sign) ? String.fromCodePoint((widths.next().value ?? 0) + Number(sign)) : sign
        const disguise = (plain: string) =>
          Array.from(plain.normalize(form), (sign) => other(sign) + (unseen.next().value ?? '')).join('')
        const [before = '', after = ''] = text.split(named)
        const [begin, place] = [disguise(before), disguise(named)]
        const found = findPersonalData(begin + place + disguise(after))
        assert.deepEqual(
          found.map((each) => each.kind),
          [kind],
        )
        assert.equal(found[0]?.start, begin.length)
        assert.ok((found[0]?.end ?? 0) > begin.length && (found[0]?.end ?? 0) <= begin.length + place.length)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('no text makes the search slow', async () => {
  for (const unit of [
    '0',
    '1-',
    '가동',
    '은행 1',
    '은행',
    '010 ',
    '9'.repeat(7),
    '1 ',
    '101동 ',
    '0\u200b',
    '𝟗',
    '①',
    '-',
    '90010',
    '110.',
    '공',
    '공일',
    '공일공 ',
    'o1o',
    '공일공일이삼사',
    '101동 제',
    '101동 지하',
    '12층 제',
    '3.85 ',
    '은행 3.85 ',
    '2024-',
    '임대 ',
  ]) {
    const text = unit.repeat(Math.ceil(20_000 / unit.length))
    findPersonalData(text)
    assert.ok((await cpuSecondsOf(() => findPersonalData(text))) < 2, unit)
  }
})
