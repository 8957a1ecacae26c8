import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type CsvLayout, csvExport, fileFolder } from '../../../test/deal-files.ts'
import { testRecorded } from '../../../test/recorded.ts'
import { dealOf, read, reasonOf } from './read-file.fixture.ts'

const folder = fileFolder()

const COMMON = {
  시군구: '서울특별시 관악구 신림동',
  번지: '1422-5',
  계약년월: '202607',
  계약일: '03',
  층: '3',
  건축년도: '2004',
}
const LEASE = {
  ...COMMON,
  '보증금(만원)': '30,000',
  '월세금(만원)': '1,050',
  계약기간: '202608~202808',
  계약구분: '갱신',
  '종전계약 보증금(만원)': '28,000',
  '종전계약 월세(만원)': '0',
}
const SALE = { ...COMMON, '거래금액(만원)': '45,000', 거래유형: '직거래' }

const LAYOUTS: [
  CsvLayout,
  notice: string,
  row: Record<string, string>,
  source: string,
  area: number,
  name: string | null,
][] = [
  ['apartmentSale', '아파트(매매)', { ...SALE, 단지명: '가온', '전용면적(㎡)': '59.95' }, 'AptTradeDev', 59.95, '가온'],
  [
    'apartmentLease',
    '아파트(전월세)',
    { ...LEASE, 단지명: '가온', '전용면적(㎡)': '59.95', 주택유형: '아파트' },
    'AptRent',
    59.95,
    '가온',
  ],
  ['rowHouseSale', '연립다세대(매매)', { ...SALE, 건물명: '나무', '전용면적(㎡)': '40.1' }, 'RHTrade', 40.1, '나무'],
  [
    'rowHouseLease',
    '연립다세대(전월세)',
    { ...LEASE, 건물명: '나무', '전용면적(㎡)': '40.1', 주택유형: '연립다세대' },
    'RHRent',
    40.1,
    '나무',
  ],
  [
    'detachedSale',
    '단독다가구(매매)',
    { ...SALE, 번지: '1***', 주택유형: '다가구', '연면적(㎡)': '210.5' },
    'SHTrade',
    210.5,
    null,
  ],
  [
    'detachedLease',
    '단독다가구(전월세)',
    { ...LEASE, 번지: '1***', '계약면적(㎡)': '26.88', 주택유형: '단독다가구' },
    'SHRent',
    26.88,
    null,
  ],
  ['officetelSale', '오피스텔(매매)', { ...SALE, 단지명: '다솜', '전용면적(㎡)': '24.3' }, 'OffiTrade', 24.3, '다솜'],
  [
    'officetelLease',
    '오피스텔(전월세)',
    { ...LEASE, 단지명: '다솜', '전용면적(㎡)': '24.3', 주택유형: '오피스텔' },
    'OffiRent',
    24.3,
    '다솜',
  ],
]
for (const [layout, notice, row, source, area, name] of LAYOUTS) {
  test(`the export's layout ${layout}, CP949 with notice lines`, async () => {
    const file = folder.write(`${layout}.csv`, csvExport(layout, notice, [row]), 'CP949')
    const { records, problem, bytes } = await read(file)
    assert.equal(problem, null)
    assert.equal(records.length, 1)
    const [record] = records
    const deal = dealOf(record)
    assert.ok(record !== undefined && deal !== null, reasonOf(record) ?? '')
    assert.deepEqual([deal.source, deal.areaSquareMeter, deal.buildingName], [source, area, name])
    assert.deepEqual([deal.contractDate, deal.buildYear, record.line], ['2026-07-03', 2004, 6])
    assert.deepEqual('place' in record && record.place, { fullName: '서울특별시 관악구 신림동' })
    if (layout.startsWith('detached')) assert.equal(deal.lot, null)
    else assert.deepEqual(deal.lot, { landKind: 'LAND', mainNumber: '1422', subNumber: '0005' })
    if (layout.endsWith('Lease')) {
      assert.deepEqual([deal.depositManwon, deal.monthlyRentManwon], [30_000, 1050])
      assert.deepEqual([deal.contractTerm, deal.previousDepositManwon], ['26.08~28.08', 28_000])
    } else assert.deepEqual([deal.saleAmountManwon, deal.dealingKind, deal.cancelled], [45_000, '직거래', false])
    assert.equal(bytes, readFileSync(file).length)
  })
}

test('a cancelled sale of the export is cancelled, with its day', async () => {
  const rows = [{ ...SALE, 단지명: '가온', 해제사유발생일: '20260812' }]
  const { records } = await read(folder.write('cancelled.csv', csvExport('apartmentSale', '아파트(매매)', rows)))
  const deal = dealOf(records[0])
  assert.deepEqual([deal?.cancelled, deal?.cancelledOn], [true, '2026-08-12'])
})

test('apartments and officetels without any word for either are refused, unless the file name says so', async () => {
  const text = csvExport('officetelSale', '', [{ ...SALE, 단지명: '다솜' }])
  assert.match(reasonOf((await read(folder.write('unknown.csv', text))).records[0]) ?? '', /아파트인지 오피스텔인지/)
  assert.equal(dealOf((await read(folder.write('오피스텔_매매.csv', text))).records[0])?.source, 'OffiTrade')
})

test('exports of land, shops and rights to apartments to come are refused whole, by notice or by column', async () => {
  const of = (notice: string) =>
    csvExport('apartmentSale', notice, [{ ...SALE, 단지명: '가온', '전용면적(㎡)': '59.95' }])
  const texts = ['토지(매매)', '상업/업무용(매매)', '분양/입주권(매매)', '공장 및 창고 등(매매)'].map(of)
  texts.push(of('').replace('번지', '지목'), of('').replace('번지', '건축물주용도'))
  for (const text of texts) {
    const { records, problem } = await read(folder.write('아파트.csv', text))
    assert.deepEqual(
      [records, problem],
      [[], '아파트, 오피스텔, 연립·다세대, 단독·다가구의 매매나 전월세 자료가 아닙니다.'],
    )
  }
})

test('R-DEAL-15: an export without a column that identifies or cancels a deal is refused whole, and the column named', async () => {
  const sale = csvExport('apartmentSale', '아파트(매매)', [{ ...SALE, 단지명: '가온' }])
  const lease = csvExport('apartmentLease', '아파트(전월세)', [{ 단지명: '가온' }])
  for (const [text, title] of [
    [sale, '번지'],
    [sale, '계약일'],
    [sale, '건축년도'],
    [sale, '층'],
    [sale, '단지명'],
    [sale, '거래금액'],
    [sale, '해제사유발생일'],
    [lease, '월세금'],
  ] as const) {
    const without = text.replace(new RegExp(`"${title}(\\(만원\\))?"`), '"다른 칸"')
    const { records, problem } = await read(folder.write('without.csv', without))
    assert.deepEqual([records, problem], [[], `거래 자료의 머리줄에 ${title} 칸이 없습니다.`])
  }
})

test('a day of cancellation that cannot be read cancels nothing: the row is refused', async () => {
  const row = { ...SALE, 단지명: '가온', '전용면적(㎡)': '59.95' }
  const text = csvExport('apartmentSale', '아파트(매매)', [
    { ...row, 해제사유발생일: '20' },
    { ...row, 해제사유발생일: '20260812' },
    row,
  ])
  const { records } = await read(folder.write('cancelled.csv', text))
  assert.deepEqual(
    records.map((record) => reasonOf(record) ?? dealOf(record)?.cancelled),
    ['해제사유발생일을 읽을 수 없습니다.', true, false],
  )
})

test('bad rows of the export are refused with their line and reason, the others are read', async () => {
  const text = csvExport('apartmentSale', '아파트(매매)', [
    SALE,
    { ...SALE, 계약일: '32' },
    { ...SALE, '거래금액(만원)': '미정' },
    SALE,
  ]).replace(/("45,000".*\r\n)$/, '$1"5","모자란 행"\r\n')
  const { records } = await read(folder.write('bad.csv', text))
  assert.deepEqual(
    records.map((record) => [record.line, reasonOf(record)]),
    [
      [6, null],
      [7, '계약일을 읽을 수 없습니다.'],
      [8, '금액을 읽을 수 없습니다.'],
      [9, null],
      [10, '칸이 20개여야 하는데 2개입니다.'],
    ],
  )
})

/** The rows of an export by their headers, found without the reader under test. */
function writtenRows(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .slice(text.indexOf('"NO"'))
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell))
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])))
}

const RECORDED: [file: string, source: string][] = [
  ['apt-rent-gangnam-202608', 'AptRent'],
  ['apt-trade-gangnam-202608', 'AptTradeDev'],
  ['detached-rent-gangnam-202112', 'SHRent'],
  ['rowhouse-rent-seodaemun-202112', 'RHRent'],
]
for (const [name, source] of RECORDED) {
  testRecorded(`rt-molit-csv/${name}.csv.txt`, `rows of ${source}`, async (text) => {
    const { records, problem } = await read(folder.write(`${name}.csv`, text))
    assert.equal(problem, null)
    assert.ok(records.length > 0)
    assert.deepEqual(
      records.map((record) => {
        const deal = dealOf(record)
        return [deal?.source, deal?.contractDate.replaceAll('-', ''), deal?.depositManwon ?? deal?.saleAmountManwon]
      }),
      writtenRows(text).map((row) => [
        source,
        `${row['계약년월']}${row['계약일']}`,
        Number((row['보증금(만원)'] ?? row['거래금액(만원)'])?.replace(',', '')),
      ]),
    )
  })
}
