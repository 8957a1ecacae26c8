import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { csvExport, fileFolder } from '../../../test/deal-files.ts'
import fc from '../../../test/properties.ts'
import { identityOf } from '../../evidence/deals/fact-ids.ts'
import { exportedLot } from './exported-lot.ts'
import { dealOf, read, reasonOf } from './read-file.fixture.ts'

const folder = fileFolder()

const ROW = {
  시군구: '서울특별시 관악구 신림동',
  번지: '5-12',
  본번: '0005',
  부번: '0012',
  건물명: '어느마을',
  '전용면적(㎡)': '59.95',
  계약년월: '202605',
  계약일: '10',
  '보증금(만원)': '30,001',
  '월세금(만원)': '0',
  층: '3',
  건축년도: '2004',
  계약기간: '202608~202808',
  계약구분: '신규',
  주택유형: '연립다세대',
}
type Row = Partial<Record<keyof typeof ROW, string>>

const exported = (changes: Row = {}) => csvExport('rowHouseLease', '연립다세대(전월세)', [{ ...ROW, ...changes }])

/** `null`: refused. */
async function identity(text: string | Buffer): Promise<string | null> {
  const path = join(folder.path, 'saved.csv')
  writeFileSync(path, text)
  const { records, problem } = await read(path)
  const deal = dealOf(records[0])
  if (deal !== null && problem === null) return identityOf({ ...deal, lawdCd: '11620', districtName: '신림동' })
  assert.ok(problem !== null || reasonOf(records[0]) !== null, 'a reason')
  return null
}
const asExported = await identity(exported())

// biome-ignore format: a table
const LOTS: [jibun: string, main: string, sub: string][] = [
  ['05월 12일', '5', '12'], ['5월 12일', '5', '12'], ['5월12일', '0005', '0012'], ['2026년 5월 12일', '5', '12'], ['2026년 5월 12일 화요일', '5', '12'],
  ['12-May', '5', '12'], ['May-12', '5', '12'], ['12. Mai', '5', '12'], ['12 mai', '5', '12'], ['12/may', '5', '12'], ['May 12, 2026', '5', '12'],
  ['5/12', '5', '12'], ['05/12/2026', '5', '12'], ['12.05.2026', '5', '12'], ['2026-05-12', '5', '12'], ['2026-05-12 0:00', '5', '12'],
  ['2026-05-12T00:00:00', '5', '12'], ['2026-05-12 오전 12:00:00', '5', '12'], ['2026. 5. 12.', '5', '12'], ['26/5/12', '5', '12'], ['5月12日', '5', '12'],
  ['46154', '5', '12'], ['46,154', '5', '12'], ['46154.0', '5', '12'], ['4.6154E+04', '5', '12'],
  ['="5-12"', '5', '12'], ["'5-12", '5', '12'], ['5‐12', '5', '12'], ['5–12', '5', '12'], ['5—12', '5', '12'], ['5−12', '5', '12'], ['５－１２', '５', '１２'],
  ['5 - 12', '5', '12'], ['0005-0012', '5.0', '12.0'], ['5-12번지', '5', '12'], ['########', '5', '12'], ['#NAME?', '5', '12'],
]
for (const [번지, 본번, 부번] of LOTS)
  test(`R-DEAL-16: 번지 "${번지}" beside ${본번} and ${부번} is the lot 5-12`, async () => {
    assert.equal(await identity(exported({ 번지, 본번, 부번 })), asExported)
  })

// biome-ignore format: a table
const OTHER_LOTS: [jibun: string, main: string, sub: string, read: string | null][] = [
  ['12월 05일', '12', '5', '12-5'], ['05-Dec', '12', '5', '12-5'], ['Dec-05', '2005', '12', '2005-12'], ['2005-12-01', '2005', '12', '2005-12'],
  ['1940-05-01', '5', '40', '5-40'], ['May-40', '5', '40', '5-40'], ['14732', '5', '40', '5-40'], ['1422-05-01', '1422', '5', '1422-5'],
  ['산5-12', '0005', '0012', '산5-12'], ['산 5', '5', '0', '산5'], ['606', '0606', '0000', '606'], ['606.0', '606', '0', null],
  ['5*', '0005', '0000', '5*'], ['1**', '', '', '1**'], ['1＊＊', '', '', '1**'], ['*', '5', '12', '*'], ['가-12', '', '', '가-12'], ['BL-7', '0000', '0000', 'BL-7'], ['', '', '', ''], ['0', '0', '0', ''],
  ['05월 12일', '5', '13', null], ['12-May', '5', '11', null], ['2026-05-12', '2026', '12', null], ['46154', '5', '13', null], ['46154', '', '', null],
  ['5-12', '5', '13', null], ['5-12', '6', '12', null], ['산5-12', '5', '13', null], ['05월 12일', '', '', null], ['12-May', '5', '', null], ['5-12', '5', '가', null], ['몰라요', '5', '12', null], ['5-12-3', '5', '12', null],
  ['5-12', '', '', '5-12'], ['5-12', '0', '0', '5-12'], ['5-12', '5', '', '5-12'],
]
for (const [jibun, main, sub, lot] of OTHER_LOTS)
  test(`R-DEAL-16: 번지 "${jibun}" beside "${main}" and "${sub}": ${lot ?? 'refused'}`, () => {
    const found = exportedLot(jibun, main, sub)
    assert.deepEqual(typeof found === 'string' ? found : null, lot)
  })

// biome-ignore format: a table
const SAME: Row[] = [
  { '보증금(만원)': '30001' }, { '보증금(만원)': '30001.0' }, { '보증금(만원)': '30,001.00' }, { '보증금(만원)': '3.0001E+04' }, { '보증금(만원)': '₩30,001' }, { '보증금(만원)': '30.001,00' }, { '보증금(만원)': '30 001' },
  { '전용면적(㎡)': '59.9500' }, { '전용면적(㎡)': '59,95' }, { '전용면적(㎡)': '59,9500' }, { '전용면적(㎡)': '="59.95"' },
  { 층: '3.0' }, { 층: '３' }, { 건축년도: '2004.0' }, { 건축년도: '2,004' }, { 건물명: '="어느마을"' },
  { 계약년월: '202605.0' }, { 계약년월: '202,605' }, { 계약년월: '2026-05' }, { 계약년월: '2026년 5월' }, { 계약년월: 'May-26' }, { 계약년월: '2.02605E+05' },
  { 계약일: '10.0' }, { 계약일: '2026-05-10' }, { 계약일: '46,152' },
]
for (const changes of SAME)
  test(`R-DEAL-16: ${JSON.stringify(changes)} is the same deal`, async () => {
    assert.equal(await identity(exported(changes)), asExported)
  })

// biome-ignore format: a table
const REFUSED: Row[] = [
  { '보증금(만원)': '3.00E+04' }, { '보증금(만원)': '30.001' }, { '보증금(만원)': '30001.5' }, { '보증금(만원)': '########' },
  { '전용면적(㎡)': '5.9E+03' }, { '전용면적(㎡)': '05월 12일' }, { '전용면적(㎡)': '약 60' },
  { 층: '03월 01일' }, { 층: '셋' }, { 건축년도: '########' }, { 건축년도: '이천사' }, { 건물명: '03월 05일' }, { 건물명: '5-Mar' }, { 건물명: '#NAME?' }, { 건물명: '2.00E+05' }, { 건물명: '-795' },
  { 계약년월: '2026.1' }, { 계약년월: 'May' }, { 계약일: '45,292' }, { 계약일: '05월 10일' },
]
for (const changes of REFUSED)
  test(`R-DEAL-16: ${JSON.stringify(changes)} is refused with its reason`, async () => {
    assert.equal(await identity(exported(changes)), null)
  })

test('R-DEAL-16: the name of a building that is its lot in brackets is taken back from a negative number', async () => {
  const lot = { 번지: '795', 본번: '0795', 부번: '0000' }
  assert.equal(
    await identity(exported({ ...lot, 건물명: '-795' })),
    await identity(exported({ ...lot, 건물명: '(795)' })),
  )
  for (const 건물명 of ['12-3', '107', '(5-12)', 'SK-7차', '1-2차'])
    assert.notEqual(await identity(exported({ 건물명 })), null, 건물명)
})

test('R-DEAL-16: other separators, code units and blank columns give the same deal', async () => {
  const comma = exported({ '보증금(만원)': '30001' })
  const bare = comma.replaceAll('"', '')
  const separated = (by: string) => comma.replaceAll('","', `"${by}"`)
  const texts = [
    bare,
    bare.replaceAll(',', ';'),
    bare.replaceAll(',', '\t'),
    separated(';'),
    separated('\t'),
    `sep=;\r\n${separated(';')}`,
    separated(';').replace('59.95', '59,95'),
    bare.replaceAll('\r\n', ',,,\r\n'),
    comma.replaceAll('\r\n', '\r'),
    `${bare},,,,,\r\n`,
  ]
  for (const text of texts) {
    const littleEndian = Buffer.from(text, 'utf16le')
    const files = [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      littleEndian,
      Buffer.concat([Buffer.from([0xff, 0xfe]), littleEndian]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(littleEndian).swap16()]),
    ]
    for (const [index, file] of files.entries()) assert.equal(await identity(file), asExported, `${index} ${text}`)
  }
})

test('R-DEAL-16: in a file of decimal commas an area that may be thousands is refused', async () => {
  const text = exported({ '전용면적(㎡)': '35,175' }).replaceAll('","', '";"')
  assert.equal(await identity(text), null)
})

test('R-DEAL-16: workbooks and tables of web pages are refused with a reason of their own', async () => {
  const texts = [
    '<html><table><tr><td>시군구</td></tr></table></html>',
    '<!DOCTYPE html>\n<html lang="ko">',
    '<table border=1>',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    'PK\u0003\u0004\u0014',
  ]
  const files = [
    ...texts.map((text) => Buffer.from(text)),
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  ]
  for (const file of files) {
    const path = join(folder.path, 'table.xls')
    writeFileSync(path, file)
    const { records, problem } = await read(path)
    assert.deepEqual([records, problem], [[], '엑셀 파일이나 웹 페이지의 표입니다. CSV로 저장한 파일을 주십시오.'])
  }
})

test('property: a lot is itself, a date made of it, or refused; never another one', () => {
  const cell = fc.oneof(
    fc.string({
      unit: fc.constantFrom('5', '1', '2', '-', '/', '월', '일', ' ', '*', '산', '.', 'M', 'a', 'y'),
      maxLength: 10,
    }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  fc.assert(
    fc.property(cell, fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 9999 }), (jibun, main, sub) => {
      const found = exportedLot(jibun, String(main), String(sub))
      if (typeof found !== 'string') return
      const lot = sub === 0 ? `${main}` : `${main}-${sub}`
      const isNone = !/^산?\d+(?:-\d+)?$/.test(found)
      assert.ok(isNone || found === lot || found === `산${lot}`, `${jibun}: ${found}`)
    }),
  )
})
