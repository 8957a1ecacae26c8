import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import { parseStatisticsPage, readItemRow, readObservationRow, readTableRow } from './wire.ts'

const row = {
  STATBL_ID: 'A_2024_00045',
  DTACYCLE_CD: 'MM',
  WRTTIME_IDTFR_ID: '202609',
  GRP_ID: null,
  GRP_NM: null,
  GRP_FULLNM: null,
  CLS_ID: 500021,
  CLS_NM: '가온구',
  CLS_FULLNM: '서울>가온구',
  ITM_ID: 100001,
  ITM_NM: '지수',
  ITM_FULLNM: '지수',
  DTA_VAL: 98.5,
  UI_NM: '지수',
  WRTTIME_DESC: '2026년 9월',
}

function reply(rows: unknown[], total: unknown = rows.length): string {
  const head = [{ list_total_count: total }, { RESULT: { CODE: 'INFO-000', MESSAGE: '정상 처리되었습니다.' } }]
  return JSON.stringify({ SttsApiTblData: [{ head }, { row: rows }] })
}

const parse = (text: string) => parseStatisticsPage('SttsApiTblData', text, 1, readObservationRow)

test('an observation: ids as strings, the period as the provider writes it', () => {
  const parsed = parse(reply([row]))
  assert.deepEqual(parsed.status === 'FOUND' && parsed.value.rows[0], {
    period: '202609',
    periodLabel: '2026년 9월',
    groupName: null,
    classId: '500021',
    className: '가온구',
    classFullName: '서울>가온구',
    itemId: '100001',
    itemName: '지수',
    value: 98.5,
    unit: '지수',
  })
})

test('a missing number is null and never zero; a number in words is a bad row', () => {
  const parsed = parse(reply([{ ...row, DTA_VAL: null }, { ...row, DTA_VAL: ' ' }, { ...row, DTA_VAL: 'n/a' }, null]))
  assert.ok(parsed.status === 'FOUND')
  assert.deepEqual([parsed.value.rows.map((each) => each.value), parsed.value.skippedRows], [[null, null], 2])
})

test('a bare RESULT, or one in the head, ends the matter by its code, in JSON and XML', () => {
  const quota = { status: 'ERROR', detail: 'ERROR-337', reason: 'QUOTA_EXCEEDED', retry: 'AFTER_MIDNIGHT' }
  const cases = [
    ['INFO-200', { status: 'NOT_FOUND' }],
    ['INFO-300', { status: 'ERROR', detail: 'INFO-300', reason: 'KEY_REJECTED' }],
    ['ERROR-290', { status: 'ERROR', detail: 'ERROR-290', reason: 'KEY_REJECTED' }],
    ['ERROR-300', { status: 'ERROR', detail: 'ERROR-300', reason: 'PROVIDER_ERROR' }],
    ['ERROR-600', { status: 'ERROR', detail: 'ERROR-600', reason: 'PROVIDER_ERROR', retry: 'SOON' }],
    ['ERROR-337', quota],
  ] as const
  for (const [code, expected] of cases) {
    const RESULT = { CODE: code, MESSAGE: '설명' }
    assert.deepEqual(parse(JSON.stringify({ RESULT })), expected)
    assert.deepEqual(parse(JSON.stringify({ SttsApiTblData: [{ head: [{ RESULT }] }] })), expected)
    assert.deepEqual(parse(`<?xml version="1.0"?><RESULT><CODE>${code}</CODE><MESSAGE/></RESULT>`), expected)
  }
})

test('the five rows that a rejected caller gets as a success are ERROR', () => {
  const parsed = parse(reply([row, row, row, row, row], 56_148))
  assert.equal(parsed.status === 'ERROR' && parsed.reason, 'MALFORMED')
})

test('success without head, total or readable row is ERROR', () => {
  for (const text of [
    '{"RESULT":{"CODE":"INFO-000"}}',
    '{"SttsApiTblData":[]}',
    reply([row], 'many'),
    reply([{ ...row, CLS_ID: null }]),
  ]) {
    assert.equal(parse(text).status, 'ERROR', text)
  }
})

test('a table keeps the cycles that we know; an item at the top has no parent', () => {
  const table = { STATBL_ID: 'A_2024_00045', STATBL_NM: '가온 지수', DTACYCLE_CD: 'YY, QY,HY', RPSTUI_NM: '' }
  assert.deepEqual(readTableRow(table), {
    statblId: 'A_2024_00045',
    name: '가온 지수',
    cycles: ['QY', 'YY'],
    note: null,
  })
  assert.deepEqual(readItemRow({ ITM_ID: 500002, PAR_ITM_ID: 0, ITM_NM: '서울', UI_NM: '' }), {
    itemId: '500002',
    parentItemId: null,
    name: '서울',
    fullName: '서울',
    unit: null,
  })
})

test('property: no text makes the parser throw', () => {
  const rows = fc.json().map((json) => reply([]).replace('"row":[]', `"row":[${json}]`))
  const bodies = fc.json().map((json) => `{"SttsApiTblData":${json}}`)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), rows, bodies), (text) => {
      parse(text)
    }),
  )
})

testRecorded('rone/SttsApiTblData/apt-sale-index-202501-one-row.json', 'cut short of its total: ERROR', (text) => {
  assert.equal(parse(text).status, 'ERROR')
  const [total = ''] = writtenValues(text, 'list_total_count')
  const whole = parse(text.replace(total, '1'))
  assert.deepEqual(whole.status === 'FOUND' && whole.value.rows.map((each) => String(each.value)), [
    ...writtenValues(text, 'DTA_VAL'),
  ])
})
testRecorded('rone/SttsApiTblData/doc-example-A_2024_00900.xml', 'XML has the same rows', (text) => {
  const parsed = parse(text)
  assert.ok(parsed.status === 'FOUND')
  const [names, values] = [writtenValues(text, 'CLS_FULLNM'), writtenValues(text, 'DTA_VAL')]
  assert.match(names[0] ?? '', /^\p{L}+>\p{L}+$/u)
  assert.deepEqual(
    parsed.value.rows.map((each) => [each.period, each.classFullName, each.value]),
    writtenValues(text, 'WRTTIME_IDTFR_ID').map((period, index) => [period, names[index], Number(values[index])]),
  )
  assert.equal(parsed.value.rows.length, 2)
})
testRecorded('rone/SttsApiTblItm/doc-example-A_2024_00900-cls.xml', 'classes', (text) => {
  const [total = ''] = writtenValues(text, 'list_total_count')
  const parsed = parseStatisticsPage('SttsApiTblItm', text.replace(total, '2'), 1, readItemRow)
  assert.ok(parsed.status === 'FOUND')
  const names = writtenValues(text, 'ITM_FULLNM')
  assert.equal(names.length, 2)
  assert.deepEqual(
    parsed.value.rows.map((item) => [item.itemId, item.fullName, item.parentItemId]),
    writtenValues(text, 'ITM_ID').map((itemId, index) => [itemId, names[index], null]),
  )
})
testRecorded('rone/SttsApiTbl/live-A_2024_00900.json', 'a table', (text) => {
  const parsed = parseStatisticsPage('SttsApiTbl', text, 1, readTableRow)
  const [statblId = '', name, note] = ['STATBL_ID', 'STATBL_NM', 'RPSTUI_NM'].flatMap((field) =>
    writtenValues(text, field),
  )
  assert.match(statblId, /^[A-Z]_\d{4}_\d{5}$/)
  assert.deepEqual(parsed.status === 'FOUND' && parsed.value.rows, [{ statblId, name, cycles: ['YY'], note }])
})
for (const [file, expected] of [
  ['INFO-200-no-data.json', 'NOT_FOUND'],
  ['ERROR-290-invalid-key.json', 'KEY_REJECTED'],
  ['ERROR-300-missing-param.json', 'PROVIDER_ERROR'],
] as const) {
  testRecorded(`rone/errors/${file}`, expected, (text) => {
    const parsed = parse(text)
    assert.equal(parsed.status === 'ERROR' ? parsed.reason : parsed.status, expected)
  })
}
