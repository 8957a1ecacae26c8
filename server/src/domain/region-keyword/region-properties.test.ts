import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { parseCatalogueText } from '../district/catalogue-text.ts'
import { compactName } from '../district/name-index.ts'
import { shortSidoNames } from '../district/sido-names.ts'
import { isSettled } from './find-regions.ts'

const catalogue = loadDistrictCatalogue()
const read = loadRegionReader(catalogue)

const active = catalogue.active()
const CATALOGUE = readFileSync(new URL('../district/catalogue/districts.tsv', import.meta.url), 'utf8')
const abolished = parseCatalogueText(CATALOGUE)
  .flatMap(({ code }) => catalogue.find(code) ?? [])
  .filter((each) => !each.active)
/** Of two that had one name, one after the other, the last one counts. */
const lastOfTheirName = [...Map.groupBy(abolished, ({ fullName }) => fullName).values()].flatMap((all) =>
  all.length === 1 ? all : [],
)
const anyActive = fc.constantFrom(...active)

const TYPE_WORDS = [
  '원룸',
  '투룸',
  '오피스텔',
  '아파트',
  '빌라',
  '다세대',
  '반지하',
  '옥탑방',
  '전세',
  '월세',
  '시세',
  '근처',
  '신축',
]
const AMOUNTS = [
  '월세 80',
  '보증금 1000에 60',
  '500/30',
  '전세 2억5천',
  '3억 이하',
  '30평대',
  '20㎡',
  '전용 84',
  '방 2개',
  '80만원',
  '천에 육십',
]
const anyAddition = fc.constantFrom(...TYPE_WORDS, ...AMOUNTS)

/** Codes of what a text may mean, and whether one is settled on. */
function meant(text: string): { codes: string[]; settled: boolean } {
  const { region, similar } = read(text)
  const settled = region !== null && similar.length === 0 && isSettled(region)
  return { codes: (region?.districts ?? []).map(({ code }) => code).toSorted(), settled }
}

test('the full name of any district in force, in any accepted spelling, means that district', () => {
  const spellings: ((fullName: string, sidoName: string) => string[])[] = [
    (fullName) => [fullName, compactName(fullName), fullName.replaceAll(' ', ', '), fullName.normalize('NFD')],
    (fullName, sidoName) => shortSidoNames(sidoName).map((short) => fullName.replace(sidoName, short)),
    (fullName) => [fullName.replaceAll(/(\d)가/gu, (_, digit) => `${'영일이삼사오육칠팔구'.charAt(Number(digit))}가`)],
    (fullName) => [fullName.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
  ]
  fc.assert(
    fc.property(anyActive, fc.constantFrom(...spellings), ({ code, fullName, sidoName }, spell) => {
      for (const text of spell(fullName, sidoName)) {
        const { codes, settled } = meant(text)
        // 제주 is a 시도 and a 시, and 광주 two cities: their short names alone leave it open
        if (text === fullName) assert.deepEqual([codes, settled], [[code], true], text)
        else assert.ok(codes.includes(code), `${text}: ${codes.join()}`)
      }
    }),
    { numRuns: 1500 },
  )
})

test('blanks anywhere never change what a full name means', () => {
  fc.assert(
    fc.property(anyActive, fc.array(fc.nat(30), { maxLength: 8 }), ({ code, fullName }, cuts) => {
      const spaced = fullName
        .split('')
        .map((letter, at) => (cuts.includes(at) ? ` ${letter}` : letter))
        .join('')
      assert.deepEqual(meant(spaced).codes, [code], spaced)
    }),
    { numRuns: 1500 },
  )
})

test('the full name of any abolished district means its successors', () => {
  assert.ok(lastOfTheirName.length > 25_000)
  fc.assert(
    fc.property(fc.constantFrom(...lastOfTheirName), ({ code, fullName }) => {
      const { region } = read(fullName)
      const codes = [...(region?.districts ?? []), ...(region?.others ?? [])].map((each) => each.code)
      for (const successor of catalogue.successorsOf(code)) assert.ok(codes.includes(successor), fullName)
    }),
    { numRuns: 1500 },
  )
})

test('no name of a district is taken apart by a type word or an amount beside it', () => {
  const names = new Set(active.map(({ name }) => name))
  assert.ok(names.size > 11_000)
  for (const name of names) {
    const alone = meant(name)
    for (const added of [...TYPE_WORDS, ...AMOUNTS]) {
      for (const text of [`${added} ${name}`, `${name} ${added}`]) assert.deepEqual(meant(text), alone, text)
    }
  }
})

test('an amount or a purpose written together with the name of a district never changes the place', () => {
  const names = new Set(active.map(({ name }) => name))
  for (const name of names) {
    const alone = meant(name)
    for (const added of ['전세2억', '월세50만원', '20평', '30평대', '월세50', '500/30', '전세']) {
      assert.deepEqual(meant(`${name}${added}`), alone, `${name}${added}`)
      // 30평대화동 has two readings: 대화동 and 화동
      const isLonger = ['대', '원'].some((end) => added.endsWith(end) && read(end + name).region !== null)
      const text = `${added}${name}`
      if (!isLonger && name !== '대리') assert.deepEqual(meant(text), alone, text)
    }
  }
})

test('several type words and amounts before or behind it never change the place', () => {
  fc.assert(
    fc.property(
      anyActive,
      fc.array(anyAddition, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (district, added, isBefore) => {
        const { fullName, name } = district
        for (const place of [fullName, name]) {
          const text = isBefore ? `${added.join(' ')} ${place}` : `${place} ${added.join(' ')}`
          assert.deepEqual(meant(text), meant(place), text)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('a 시도 or 시군구 in front of a 동 that lies elsewhere never settles on that 동', () => {
  const wide = active.filter(({ emdName }) => emdName === null)
  const names = [
    ...new Set(
      wide.flatMap(({ level, name }) =>
        level === 'SIDO'
          ? [name, ...shortSidoNames(name)]
          : [name, name.slice(0, -1)].filter(({ length }) => length > 1),
      ),
    ),
  ]
  const dongs = active.filter(({ level, name }) => level === 'EMD' && name.endsWith('동'))
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...dongs), (name, dong) => {
      const text = `${name} ${dong.name}`
      const { codes, settled } = meant(text)
      const holds = wide.some(
        (each) =>
          (each.name.startsWith(name) || shortSidoNames(each.name).includes(name)) && catalogue.liesIn(dong, each),
      )
      // 충남 가장동 was said so before 대전 was a 시도
      if (dong.name === `${name}동`) return
      const isFormer = read(text).region?.basis === 'FORMER_NAME'
      assert.ok(holds || isFormer || !settled || !codes.includes(dong.code), text)
    }),
    { numRuns: 5000 },
  )
})

test('a type word written together with a full name changes nothing either', () => {
  fc.assert(
    fc.property(anyActive, fc.constantFrom(...TYPE_WORDS), ({ code, fullName }, word) => {
      for (const text of [`${fullName}${word}`, `${word}${fullName}`]) assert.deepEqual(meant(text).codes, [code], text)
    }),
    { numRuns: 1000 },
  )
})

test('any text is read without a throw, and quickly', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void read(text)))
  const startedAt = performance.now()
  for (const text of [
    '강남'.repeat(1000),
    'ㅅ'.repeat(1000),
    '1'.repeat(1000),
    '2억5천 '.repeat(100),
    'a'.repeat(1000),
  ])
    read(text)
  assert.ok(performance.now() - startedAt < 5_000)
})
