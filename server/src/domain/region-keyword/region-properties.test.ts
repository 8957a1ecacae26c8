import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cpuSecondsOf } from '../../../test/cpu-seconds.ts'
import { examples } from '../../../test/examples.ts'
import { PARTING_SIGNS } from '../../../test/parting-signs.ts'
import fc from '../../../test/properties.ts'
import {
  AMOUNTS,
  active,
  catalogue,
  checkWordsBeside,
  checkWordsJoined,
  NAMES,
  read,
  readingOf,
  TYPE_WORDS,
} from '../../../test/words-beside-names.ts'
import { parseCatalogueText } from '../district/catalogue-text.ts'
import { compactName } from '../district/name-index.ts'
import { shortSidoNames } from '../district/sido-names.ts'

const CATALOGUE = readFileSync(new URL('../district/catalogue/districts.tsv', import.meta.url), 'utf8')
const abolished = parseCatalogueText(CATALOGUE)
  .flatMap(({ code }) => catalogue.find(code) ?? [])
  .filter((each) => !each.active)
/** If several districts successively had the same name, the last one counts. */
const lastOfTheirName = [...Map.groupBy(abolished, ({ fullName }) => fullName).values()].flatMap((all) =>
  all.length === 1 ? all : [],
)
const anyActive = fc.constantFrom(...active)

const anyAddition = fc.constantFrom(...TYPE_WORDS, ...AMOUNTS)
const anyName = fc.constantFrom(...NAMES)

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
        const { codes, settled } = readingOf(text)
        // 제주 is a 시도 and a 시, and 광주 is two cities: their short names alone are ambiguous
        if (text === fullName) assert.deepEqual([codes, settled], [[code], true], text)
        else assert.ok(codes.includes(code), `${text}: ${codes.join()}`)
      }
    }),
    { numRuns: examples(1500) },
  )
})

test('blanks anywhere never change what a full name means', () => {
  fc.assert(
    fc.property(anyActive, fc.array(fc.nat(30), { maxLength: 8 }), ({ code, fullName }, cuts) => {
      const spaced = fullName
        .split('')
        .map((letter, at) => (cuts.includes(at) ? ` ${letter}` : letter))
        .join('')
      assert.deepEqual(readingOf(spaced).codes, [code], spaced)
    }),
    { numRuns: examples(1500) },
  )
})

test('R-REGION-22: signs between the words of a question never change what it means', () => {
  const signs = [...PARTING_SIGNS, ' · ', ' → ']
  const anyQuestion = fc.tuple(anyActive, fc.integer({ min: 1, max: 3 }), fc.constantFrom(...TYPE_WORDS), fc.boolean())
  fc.assert(
    fc.property(anyQuestion, fc.constantFrom(...signs), ([{ fullName }, parts, word, isBefore], sign) => {
      const names = fullName.split(' ').slice(-parts)
      const words = isBefore ? [word, ...names] : [...names, word]
      assert.deepEqual(readingOf(words.join(sign)), readingOf(words.join(' ')), words.join(sign))
    }),
    { numRuns: examples(1500) },
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
    { numRuns: examples(1500) },
  )
})

// `every-name.drill.test.ts` covers all of them.
test('no name of a district is taken apart by a type word or an amount beside it', () => {
  fc.assert(fc.property(anyName, checkWordsBeside), { numRuns: examples(1500) })
})

test('an amount or a purpose written together with the name of a district never changes the place', () => {
  fc.assert(fc.property(anyName, checkWordsJoined), { numRuns: examples(1500) })
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
          assert.deepEqual(readingOf(text), readingOf(place), text)
        }
      },
    ),
    { numRuns: examples(1000) },
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
      const { codes, settled } = readingOf(text)
      const holds = wide.some(
        (each) =>
          (each.name.startsWith(name) || shortSidoNames(each.name).includes(name)) && catalogue.liesIn(dong, each),
      )
      // 충남 가장동 was the name before 대전 became a 시도
      if (dong.name === `${name}동`) return
      // 일 년 동안 청운동: a word of the sentence
      if (name === '동안') return
      const isFormer = read(text).region?.basis === 'FORMER_NAME'
      assert.ok(holds || isFormer || !settled || !codes.includes(dong.code), text)
    }),
    { numRuns: examples(5000) },
  )
})

test('a type word written together with a full name changes nothing either', () => {
  fc.assert(
    fc.property(anyActive, fc.constantFrom(...TYPE_WORDS), ({ code, fullName }, word) => {
      for (const text of [`${fullName}${word}`, `${word}${fullName}`])
        assert.deepEqual(readingOf(text).codes, [code], text)
    }),
    { numRuns: examples(1000) },
  )
})

test('any text is read without a throw, and with little work', async () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void read(text)))
  const long = ['강남'.repeat(1000), 'ㅅ'.repeat(1000), '1'.repeat(1000), '2억5천 '.repeat(100), 'a'.repeat(1000)]
  assert.ok((await cpuSecondsOf(() => long.forEach((text) => read(text)))) < 5)
})
