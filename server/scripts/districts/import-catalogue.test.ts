import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { createDistrictCatalogue } from '../../src/domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../src/domain/district/legal-district.ts'
import { CATALOGUE_FILE } from './catalogue-files.ts'
import { importCatalogue } from './import-catalogue.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'districts-'))
after(() => rmSync(folder, { recursive: true }))

const today = createDistrictCatalogue(readFileSync(CATALOGUE_FILE, 'utf8')).active()

/** Node reads CP949 and does not write it: the table is what it reads from every pair of bytes. */
const cp949 = new Map<string, number[]>()
for (let first = 0x81; first <= 0xfe; first += 1) {
  for (let second = 0x41; second <= 0xfe; second += 1) {
    const letter = new TextDecoder('euc-kr').decode(Uint8Array.of(first, second))
    if (letter.length === 1 && letter !== '\ufffd') cp949.set(letter, [first, second])
  }
}

function encode(text: string): number[] {
  return Array.from(text).flatMap((letter) => cp949.get(letter) ?? [letter.charCodeAt(0)])
}

function tsv(districts: readonly LegalDistrict[]): number[] {
  const rows = districts.map(({ code, fullName }) => `${code}\t${fullName}\t존재`)
  return encode(['법정동코드\t법정동명\t폐지여부', ...rows, '4211010100\t강원도 춘천시 봉의동\t폐지', ''].join('\r\n'))
}

function fixedWidth(districts: readonly LegalDistrict[], abolished: string[] = []): number[] {
  const field = (text: string | null, width: number) =>
    [...encode(text ?? ''), ...encode(' '.repeat(width))].slice(0, width)
  const rows = districts.flatMap((district) => [
    ...encode(`${district.code} `),
    ...[district.sidoName, district.sigunguName, district.emdName, district.riName].flatMap((name) => [
      ...field(name, 30),
      0x20,
    ]),
    ...encode(`19880423 ${abolished.includes(district.code) ? '20261001' : '        '}\r\n`),
  ])
  const sejong = field('3600000000', 11).concat(field('세종특별자치시', 124), encode('20120701         \r\n'))
  return [...encode('법정동코드 시도명 시군구명 읍면동명 동리명 생성일자 말소일자\r\n'), ...sejong, ...rows]
}

function run(bytes: number[] | string) {
  const published = path.join(folder, 'published')
  const catalogueFile = path.join(folder, 'districts.tsv')
  copyFileSync(CATALOGUE_FILE, catalogueFile)
  writeFileSync(published, typeof bytes === 'string' ? bytes : Uint8Array.from(bytes))
  const outcome = { catalogueFile, report: () => importCatalogue(published, catalogueFile) }
  return outcome
}

const withoutHeader = (text: string) => text.split('\n').slice(1).join('\n')
const committed = withoutHeader(readFileSync(CATALOGUE_FILE, 'utf8'))

for (const [format, bytes] of [
  ['code.go.kr', tsv(today)],
  ['KIKcd_B', fixedWidth(today)],
] as const) {
  test(`${format}: the same country in CP949 leaves the catalogue as it is, successor codes included`, () => {
    const { catalogueFile, report } = run(bytes)
    assert.equal(report().format, format)
    assert.equal(withoutHeader(readFileSync(catalogueFile, 'utf8')), committed)
  })
}

test('a district that is no longer in force stays as an abolished one, a new one comes in', () => {
  const [first, ...others] = today.filter(({ code }) => code.startsWith('11620102') || code.startsWith('11620103'))
  assert.ok(first !== undefined && others.length > 0)
  const gone = '1162010300'
  const added = { ...first, code: '1162010400', fullName: '서울특별시 관악구 새동', emdName: '새동' }
  const { catalogueFile, report } = run(fixedWidth([...today, added], [gone]))
  assert.deepEqual(report().withoutSuccessor, [gone])
  const catalogue = createDistrictCatalogue(readFileSync(catalogueFile, 'utf8'))
  assert.deepEqual([catalogue.find(gone)?.active, catalogue.find(gone)?.abolishedOn], [false, '2026-10-01'])
  assert.equal(catalogue.find('1162010400')?.fullName, '서울특별시 관악구 새동')
  assert.equal(catalogue.successorOf('4211010100'), '5111010100')
})

for (const [what, bytes, message] of [
  ['another file', 'hello', /neither/],
  ['an empty file', '', /neither/],
  ['a part of the country', tsv(today.filter(({ code }) => code < '4000000000')), /districts in force/],
  ['a code that comes twice', tsv([...today, ...today.slice(-1)]), /comes twice/],
  ['a missing well-known district', tsv(today.filter(({ code }) => code !== '1162010200')), /1162010200/],
  ['an older file', tsv([...today, ...olderDistricts()]), /older than the catalogue/],
  ['a name under another code', tsv(today.map(misplace)), /stands under/],
  ['a file read in another charset', Buffer.from(tsv(today)).toString('latin1'), /시도/],
] as const) {
  test(`refused, and the catalogue untouched: ${what}`, () => {
    const { catalogueFile, report } = run(typeof bytes === 'string' ? bytes : [...bytes])
    assert.throws(report, message)
    assert.equal(withoutHeader(readFileSync(catalogueFile, 'utf8')), committed)
    assert.deepEqual(readdirSync(folder).sort(), ['districts.tsv', 'published'])
  })
}

function olderDistricts(): LegalDistrict[] {
  return today
    .filter(({ code }) => code.startsWith('28275'))
    .slice(0, 1)
    .map((district) => ({ ...district, code: '2826000000', fullName: '인천광역시 서구' }))
}

function misplace(district: LegalDistrict): LegalDistrict {
  return district.code === '4111710100' ? { ...district, fullName: '경기도 성남시 분당구 매탄동' } : district
}
