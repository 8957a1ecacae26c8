import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import { readAddressSearch } from './wire.ts'

const asked = { currentPage: 2, countPerPage: 8 }
const read = (text: string) => readAddressSearch(text, asked)

function errorReply(code: string): string {
  return `{"results":{"common":{"errorMessage":"?","errorCode":"${code}","totalCount":"0"},"juso":null}}`
}

test('rows are trimmed, named fields only; a row without a legal-district code is dropped', () => {
  const page = read(readFileSync(new URL('fixtures/found.json', import.meta.url), 'utf8'))
  assert.ok(page.status === 'FOUND')
  const { candidates, ...rest } = page.value
  assert.deepEqual(rest, { totalCount: 3, currentPage: 1, countPerPage: 8, refinement: null })
  assert.equal(candidates.length, 2)
  assert.deepEqual(candidates[0], {
    roadAddr: '서울특별시 관악구 신림로 900 (신림동, 한빛빌라)',
    roadAddrPart1: '서울특별시 관악구 신림로 900',
    roadAddrPart2: '(신림동, 한빛빌라)',
    jibunAddr: '서울특별시 관악구 신림동 1422-5 한빛빌라',
    zipNo: '08700',
    admCd: '1162010200',
    rnMgtSn: '116203000001',
    bdMgtSn: '1162010200114220005000001',
    bdNm: '한빛빌라',
    siNm: '서울특별시',
    sggNm: '관악구',
    emdNm: '신림동',
    liNm: '',
    rn: '신림로',
    udrtYn: '0',
    buldMnnm: '900',
    buldSlno: '0',
    mtYn: '0',
    lnbrMnnm: '1422',
    lnbrSlno: '5',
  })
  assert.equal(candidates[1]?.sggNm, '', 'Sejong has no city district')
})

test('R-JUSO-02: a page without the rows that its total promises is no answer, the first or a later one', () => {
  const empty = (rows: string, page: number) =>
    `{"results":{"common":{"errorCode":"0","totalCount":"9","currentPage":"${page}","countPerPage":"8"},"juso":${rows}}}`
  for (const [rows, page] of [
    ['null', 1],
    ['""', 1],
    ['[]', 1],
    ['[]', 2],
  ] as const) {
    const outcome = read(empty(rows, page))
    assert.deepEqual([outcome.status, outcome.status === 'ERROR' && outcome.reason], ['ERROR', 'MALFORMED'])
  }
})

test('no hit is NOT_FOUND; a page past the last is a page without candidates', () => {
  const reply = (totalCount: string) =>
    `{"results":{"common":{"errorCode":"0","totalCount":"${totalCount}","currentPage":"2","countPerPage":"8"},"juso":[]}}`
  assert.deepEqual(read(reply('0')), { status: 'NOT_FOUND' })
  assert.deepEqual(read(reply('5')), {
    status: 'FOUND',
    value: { candidates: [], totalCount: 5, ...asked, refinement: null },
  })
})

const refinements: [code: string, refinement: string][] = [
  ['E0005', 'KEYWORD_EMPTY'],
  ['E0006', 'MORE_DETAIL_NEEDED'],
  ['E0008', 'KEYWORD_TOO_SHORT'],
  ['E0009', 'LETTERS_AND_DIGITS_NEEDED'],
  ['E0010', 'KEYWORD_TOO_LONG'],
  ['E0011', 'TOO_MANY_DIGITS'],
  ['E0012', 'SPECIAL_CHARACTERS_ONLY'],
  ['E0013', 'FORBIDDEN_CHARACTERS'],
  ['E0015', 'NARROW_DOWN'],
]
for (const [code, refinement] of refinements) {
  test(`${code} asks the user for another keyword: ${refinement}`, () => {
    assert.deepEqual(read(errorReply(code)), {
      status: 'FOUND',
      value: { candidates: [], totalCount: 0, ...asked, refinement },
    })
  })
}

test('the remaining codes are failures of ours or of theirs', () => {
  assert.deepEqual(read(errorReply('E0001')), { status: 'ERROR', reason: 'KEY_REJECTED', detail: 'code E0001' })
  assert.deepEqual(read(errorReply('E0014')), { status: 'ERROR', reason: 'KEY_REJECTED', detail: 'code E0014' })
  assert.deepEqual(read(errorReply('-999')), {
    status: 'ERROR',
    reason: 'PROVIDER_ERROR',
    detail: 'code -999',
    retry: 'SOON',
  })
  assert.deepEqual(read(errorReply('toString')), { status: 'ERROR', reason: 'PROVIDER_ERROR', detail: 'code toString' })
  assert.deepEqual(read(errorReply('승인되지 않은 KEY')), {
    status: 'ERROR',
    reason: 'PROVIDER_ERROR',
    detail: 'unknown code',
  })
})

test('property: no text makes the reader throw, and none but an answer is FOUND', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.json().map((inner) => `{"results":${inner}}`),
  )
  fc.assert(fc.property(text, (each) => read(each).status === 'ERROR'))
})

testRecorded('juso/addrLinkApi/seocho-single.json', 'one of many hits; a road address part after a blank', (text) => {
  const page = read(text)
  assert.ok(page.status === 'FOUND')
  const [candidate] = page.value.candidates
  const [total, part2 = '', ...lot] = ['totalCount', 'roadAddrPart2', 'admCd', 'lnbrMnnm', 'lnbrSlno'].flatMap(
    (field) => writtenValues(text, field),
  )
  assert.match(part2, /^ \(\p{L}+동\)$/u)
  assert.deepEqual([page.value.totalCount, page.value.countPerPage], [Number(total), 1])
  assert.ok(page.value.totalCount > 10_000)
  assert.equal(candidate?.roadAddrPart2, part2.trim())
  assert.deepEqual([candidate?.admCd, candidate?.lnbrMnnm, candidate?.lnbrSlno], lot)
})
for (const path of [
  'seocho-hyundai-two.json',
  'jinahya-AddrLinkApiResponse.json',
  'jinahya-AddrLinkApiResponse1.json',
  'yangjae-testkey-trimmed.json',
]) {
  testRecorded(`juso/addrLinkApi/${path}`, 'every row is read', (text) => {
    const page = read(text)
    const rows = (JSON.parse(text) as { results: { juso: unknown[] } }).results.juso
    assert.ok(page.status === 'FOUND' && page.value.candidates.length === rows.length)
  })
}
testRecorded('juso/addrLinkApi/addrDetailApi-error-E0001.json', 'KEY_REJECTED', (text) => {
  assert.deepEqual(read(text), { status: 'ERROR', reason: 'KEY_REJECTED', detail: 'code E0001' })
})
