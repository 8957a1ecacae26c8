import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createDistrictCatalogue } from './district-catalogue.ts'

const catalogue = createDistrictCatalogue(readFileSync(new URL('./catalogue/districts.tsv', import.meta.url), 'utf8'))

const namesOf = (text: string) => catalogue.named(text).map(({ district }) => district.fullName)

test('a district is found by its code, in force or abolished', () => {
  assert.equal(catalogue.find('1162010200')?.fullName, '서울특별시 관악구 신림동')
  const abolished = catalogue.find('4211010100')
  assert.deepEqual([abolished?.fullName, abolished?.active], ['강원도 춘천시 봉의동', false])
  assert.equal(catalogue.find('9999999999'), null)
})

test('the catalogue holds the whole country', () => {
  const active = catalogue.active()
  assert.ok(active.length > 20_000 && active.length < 22_000)
  assert.equal(active.filter(({ level }) => level === 'SIDO').length, 16)
  assert.equal(new Set(active.map(({ fullName }) => fullName)).size, active.length, 'full names are unique')
})

test('every code in the catalogue leads to at least one code in force', () => {
  const abolished = [...new Set(catalogue.active().flatMap(({ code }) => catalogue.predecessorsOf(code)))]
  assert.ok(abolished.length > 7000)
  for (const code of abolished) assert.ok(catalogue.successorsOf(code).length > 0, code)
})

for (const [name, fullName] of [
  ['서울특별시 관악구 신림동', '서울특별시 관악구 신림동'],
  ['서울관악구신림동', '서울특별시 관악구 신림동'],
  ['수원 영통구 매탄동', '경기도 수원시 영통구 매탄동'],
  ['성남시 정자동', '경기도 성남시 분당구 정자동'],
  ['경기도 화성시 진안동', '경기도 화성시 병점구 진안동'],
  ['강원도 춘천시 봉의동', '강원특별자치도 춘천시 봉의동'],
  ['인천 서구', ''],
  ['인천 남구 주안동', '인천광역시 미추홀구 주안동'],
  ['인천직할시 남구 주안동', '인천광역시 미추홀구 주안동'],
  ['진해시', '경상남도 창원시 진해구'],
  ['경남 마산시 월영동', '경상남도 창원시 마산합포구 월영동'],
  ['청원군 오창읍 양청리', '충청북도 청주시 청원구 오창읍 양청리'],
  ['충남 연기군', '세종특별자치시'],
  ['연기군 조치원읍', '세종특별자치시 조치원읍'],
  ['여주군', '경기도 여주시'],
  ['전북 이리시', '전북특별자치도 익산시'],
  ['전북특별자치도 이리시', '전북특별자치도 익산시'],
  ['북제주군 애월읍', '제주특별자치도 제주시 애월읍'],
  ['강원도 명주군 주문진읍', '강원특별자치도 강릉시 주문진읍'],
] as const) {
  test(`a name in full, in part or a former one: ${name}`, () => {
    assert.deepEqual(namesOf(name), fullName === '' ? ['인천광역시 서해구', '인천광역시 검단구'] : [fullName])
  })
}

test('an ambiguous name lists every district it could be, an unknown one none', () => {
  assert.ok(namesOf('중앙동').includes('경기도 과천시 중앙동'))
  assert.ok(namesOf('중앙동').length > 5)
  assert.deepEqual(namesOf('없는동'), [])
  assert.deepEqual(namesOf(''), [])
})

test('a divided district of old leads to every successor', () => {
  assert.deepEqual(namesOf('마산시'), ['경상남도 창원시 마산합포구', '경상남도 창원시 마산회원구'])
  assert.equal(namesOf('청원군').length, 4)
})

test('a former name counts only where the text names nothing in force', () => {
  // 마산시 also had a 월영동
  assert.deepEqual(namesOf('월영동'), ['경상남도 창원시 마산합포구 월영동'])
  assert.deepEqual(namesOf('서울 성동구 자양동'), ['서울특별시 광진구 자양동'])
})

test('an old name alone, and one without a certain successor, are guesses', () => {
  const isGuess = (text: string) => catalogue.named(text).map((named) => named.isGuess ?? false)
  assert.deepEqual(isGuess('진해시'), [false])
  assert.deepEqual(isGuess('경상북도 선산군 산동면 성수동'), [false])
  assert.deepEqual(isGuess('성수동'), [true])
  assert.deepEqual(isGuess('경기도 파주시 교하읍 당하리'), [true])
  assert.deepEqual(isGuess('인천 서구'), [false, false])
})

test('a name that belonged to an abolished code says which', () => {
  assert.deepEqual(
    catalogue.named('인천 서구 가좌동').map(({ district, formerCode }) => [district.code, formerCode]),
    [['2827511000', '2826011200']],
  )
})

for (const [lawdCd, name, code] of [
  ['11620', '신림동', '1162010200'],
  ['12150', '해룡면 신대리', '1215031022'],
  ['46150', '해룡면 신대리', '1215031022'],
  ['28260', '가좌동', '2827511000'],
  ['41597', '오산동', '4159711500'],
  ['41590', '능동', null],
  ['43111', '미원면 기암리', null],
  ['43111', '미원면 기암리(岐岩)', '4311132026'],
  ['11620', '대치동', null],
  ['99999', '신림동', null],
] as const) {
  test(`a deal row ${name} under ${lawdCd} is ${code ?? 'none or several'}`, () => {
    assert.equal(catalogue.districtUnder(lawdCd, name), code)
  })
}

test('successors follow every change to the code in force, predecessors come newest first', () => {
  assert.equal(catalogue.successorOf('4159012900'), '4159711500')
  assert.deepEqual(catalogue.predecessorsOf('4159711500'), ['4159710400', '4159012900'])
  assert.equal(catalogue.successorOf('4119010800'), '4119210800', 'Bucheon')
  assert.equal(catalogue.successorOf('4772025021'), '2772025021', 'Gunwi')
  assert.equal(catalogue.successorOf('1162010200'), null)
})

test('after a split there is no one successor', () => {
  assert.equal(catalogue.successorOf('4159011800'), null)
  assert.deepEqual(catalogue.successorsOf('4159011800'), ['4159510300', '4159710100'])
})

test('a provider is asked for the code in force first, whichever code is at hand', () => {
  const codes = ['4159711500', '4159710400', '4159012900']
  for (const code of codes) assert.deepEqual(catalogue.codesToTry(code), codes)
  assert.deepEqual(catalogue.codesToTry('1162010200'), ['1162010200'])
  assert.deepEqual(catalogue.codesToTry('9999999999'), [])
})

test('only the lowest level has no children', () => {
  assert.deepEqual(catalogue.childrenOf('1162010200'), [])
  assert.deepEqual(
    catalogue.childrenOf('1162000000').map(({ name }) => name),
    ['봉천동', '신림동', '남현동'],
  )
})

test('search puts the closest name first, then the larger district, and only as many groups as are needed', () => {
  const groups = (keyword: string, limit = 3) => catalogue.search(keyword, limit)
  const names = (keyword: string, limit = 3) =>
    groups(keyword, limit)
      .flat()
      .map(({ fullName }) => fullName)
  assert.equal(names('신림동')[0], '서울특별시 관악구 신림동')
  assert.equal(names('영통')[0], '경기도 수원시 영통구')
  assert.equal(names('경남 고성')[0], '경상남도 고성군')
  assert.equal(names('수원시영통구', 1)[0], '경기도 수원시 영통구')
  assert.equal(groups('림동', 7).length, 1)
  assert.ok(names('림동', 7).includes('서울특별시 관악구 신림동'))
  assert.deepEqual([names('  '), names('없는이름'), names('동', 0)], [[], [], []])
})

test('R-REGION-14: every district in force has a name of its own in addresses, with its 시도 where another one has such a 시군구', () => {
  const names = new Map(catalogue.active().map(({ code }) => [code, catalogue.pathNameOf(code) ?? assert.fail(code)]))
  assert.equal(new Set(names.values()).size, names.size)
  for (const [code, name] of names) assert.equal(catalogue.byPathName(name)?.code, code)
  for (const { code, fullName } of catalogue.active())
    assert.equal(catalogue.byPathName(fullName.replaceAll(' ', '-'))?.code, code)
  const expected = {
    '1162010200': '관악구-신림동',
    '1114000000': '서울특별시-중구',
    '1114010200': '서울특별시-중구-다동',
    '1100000000': '서울특별시',
    '3611010100': '세종특별자치시-반곡동',
    '4111710100': '수원시-영통구-매탄동',
  }
  for (const [code, name] of Object.entries(expected)) assert.equal(names.get(code), name)
  for (const name of ['중구', '중구-무교동', '', '__proto__']) assert.equal(catalogue.byPathName(name), null)
  assert.equal(catalogue.pathNameOf('2826000000'), null, 'abolished')
})
