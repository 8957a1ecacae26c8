import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { findForbiddenWording } from './word-guard.ts'
import { DENIALS, STATEMENTS } from './word-guard-statements.fixture.ts'

const ENGLISH_STATEMENTS = (
  'safe|clear|approved|approved for you|guaranteed|no risk|good to sign|This home is safe|It is safe to sign|all clear|risk free|' +
  'low risk|fine to sign|without problems|Recommended|not only safe|looks perfectly safe|deposit guaranteed|' +
  'You can sign this contract|you may go ahead|Please sign|nothing to worry about|There is no danger|no concerns|Rest assured|sign with confidence'
).split('|')
const ENGLISH_ELSEWHERE = (
  'unsafe|safety|not safe|is not approved|disapproved|The building was approved for use on 2 March 1971|does not mean it is safe|never clear|USE_UNCLEAR|isApproved|' +
  'nuclear|non approved|not guaranteed|whether it is safe|designs|no results|not good to sign|' +
  'It does not mean you can sign|whether you may sign|you cannot sign|before you sign|never with confidence'
).split('|')
const OFFICIAL_TERMS = (
  '사용승인|사용승인일|안심전세|안심전세앱|안전진단|안전등급|정상 영업|승인일|보증금 반환보증|비정상|전세보증금반환보증|안전관리|승인 번호|추천인|' +
  '통과 도로|정상 이하|무단 통과|신뢰도|보장 범위|10년 이상|3건 이상 없음|더 이상 없음|80% 이상 없음'
).split('|')
const HANGUL_PARTICLES = [
  '',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '의',
  '에',
  '도',
  '으로',
  '부터',
  '에서',
  '과',
] as const

const gap = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0', '\u3000', '\u200b', '\u00ad', '\ufeff', '\u2060', '\u3164')
const gaps = fc.array(fc.tuple(fc.nat(), gap), { maxLength: 8 })

/** Inserts blanks and invisible characters anywhere in a text. */
function torn(text: string, at: readonly (readonly [number, string])[]): string {
  const letters = Array.from(text)
  for (const [place, what] of at) letters.splice(place % (letters.length + 1), 0, what)
  return letters.join('')
}

test('every stem with every ending is found, as a sentence and within one', () => {
  for (const statement of STATEMENTS) {
    assert.notDeepEqual(findForbiddenWording(statement), [], statement)
    assert.notDeepEqual(findForbiddenWording(`공개 자료를 보면, ${statement}. 확인하십시오.`), [], statement)
  }
})

test('denials, questions whether, conditions and concessions of the same stems may be said', () => {
  for (const denial of DENIALS) {
    assert.deepEqual(findForbiddenWording(denial), [], denial)
    assert.deepEqual(findForbiddenWording(`공개 자료만으로는 ${denial} 계약 전에 확인하십시오.`), [], denial)
  }
})

test('a forbidden statement is found however it is torn, composed and surrounded', () => {
  const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD')
  const around = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(
    fc.property(
      fc.constantFrom(...STATEMENTS),
      gaps,
      form,
      around,
      around,
      (statement, at, normalForm, before, after) => {
        const text = `${before}. ${torn(statement, at)}! ${after}`.normalize(normalForm)
        assert.notDeepEqual(findForbiddenWording(text), [], text)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('blanks anywhere make no forbidden statement of a denial', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DENIALS), gaps, (denial, at) => {
      assert.deepEqual(findForbiddenWording(torn(denial, at)), [])
    }),
    { numRuns: 1_000 },
  )
})

test('official terms with any particle may be said', () => {
  for (const term of OFFICIAL_TERMS) {
    for (const particle of HANGUL_PARTICLES) assert.deepEqual(findForbiddenWording(`${term}${particle} 확인`), [], term)
  }
})

const LOOKS: readonly ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toUpperCase(),
  (letter) => (/[a-z]/i.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter),
  (letter) => ({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', s: 'ѕ', i: 'і' })[letter] ?? letter,
  (letter) => ({ a: 'α', e: 'ε', o: 'ο', p: 'ρ', i: 'ι' })[letter] ?? letter,
  (letter) => ({ a: '4', e: '3', o: '0', s: '$', i: '1' })[letter] ?? letter,
  (letter) => (letter === ' ' ? '  ' : `${letter}\u200b`),
]

test('an English statement is found in mixed case, full width, look-alikes and torn letters', () => {
  const looks = fc.array(fc.constantFrom(...LOOKS), { minLength: 1, maxLength: 5 })
  const glue = fc.constantFrom('', ' ', '-', '.', '_')
  fc.assert(
    fc.property(fc.constantFrom(...ENGLISH_STATEMENTS), looks, glue, (statement, of, between) => {
      const letters = Array.from(statement).map((letter, index) => of[index % of.length]?.(letter) ?? letter)
      const text = letters.join(statement.includes(' ') ? '' : between)
      assert.notDeepEqual(findForbiddenWording(`결과: ${text}.`), [], text)
    }),
    { numRuns: 1_000 },
  )
})

test('English denials and words that hold a statement by chance may be said', () => {
  for (const text of ENGLISH_ELSEWHERE) assert.deepEqual(findForbiddenWording(text), [], text)
})

test('any text is judged without a throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void findForbiddenWording(text)))
})

const HOSTILE =
  '안전하다고|위험이전혀거의|문제가전혀별로|안심이라는뜻이|계약을진행해도|ㅇㅏㄴ|돌려받을수|않|지|not |s.a.f.e |n o |안전하지 않다고 볼 | |\u200b|가가가.|10년 이상'.split(
    '|',
  )

/** CPU time of one check, in microseconds: other processes do not count. */
function cost(text: string): number {
  const start = process.cpuUsage()
  findForbiddenWording(text)
  const { user, system } = process.cpuUsage(start)
  return Math.max(1, user + system)
}

test('time grows with the length of a text and no faster', () => {
  for (const unit of HOSTILE) {
    const short = unit.repeat(Math.ceil(8_000 / unit.length))
    const long = short.repeat(8)
    const ratios = [1, 2, 3, 4, 5].map(() => cost(long) / cost(short))
    const ratio = Math.min(...ratios)
    assert.ok(ratio < 32, `${unit}: 8 times the length took ${ratio.toFixed(1)} times as long (64 if quadratic)`)
  }
})
