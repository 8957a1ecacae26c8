import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeSpelling, looseSpelling, spellingOf } from './spelling-key.ts'

// R-ADDR-24
const OFFICIAL = ['Sillim-dong', 'SILLIM-DONG', 'sillim dong', 'Sillimdong']
const CLOSE: [official: string, others: string[]][] = [
  ['Sillim', ['Shillim', 'Sinlim', 'Sinrim', 'Shinrim', 'Silim', 'Shilim']],
  ['Gangnam', ['Kangnam']],
  ['Busan', ['Pusan', 'Boosan']],
  ['Daegu', ['Taegu', 'Daegoo']],
  ['Jeju', ['Cheju']],
  ['Mukho', ['Mukko', 'Muko']],
  ['Suwon', ['Soowon']],
]
const LOOSE: [official: string, others: string[]][] = [
  ['Incheon', ['Inchon', 'Inchun']],
  ['Jongno', ['Jongro', 'Chongro', 'Chongno']],
  ['Dongnim', ['Dokrim', 'Tongnim']],
  ['Wangsimni', ['Wangsibri', 'Wangshimni']],
  ['Yeoksam', ['Yuksam', 'Yoksam']],
  ['Yeongdeungpo', ['Youngdeungpo', 'Yungdungpo']],
  ['Yeouido', ['Yoido', 'Yeoido', 'Youido']],
  ['Uijeongbu', ['Euijeongbu', 'Uijongbu']],
  ['Apgujeong', ['Apgujung', 'Apkujong']],
  ['Geonguk', ['Konkuk', 'Kunguk']],
  ['Gyeonghui', ['Kyunghee', 'Kyonghi']],
  ['Daejeon', ['Taejon', 'Taechon']],
]

test('capitals, blanks and hyphens make no other spelling', () => {
  assert.equal(new Set(OFFICIAL.map(spellingOf)).size, 1)
})

test('letters for the same sound make a close spelling, vowels that are heard alike a loose one', () => {
  for (const [official, others] of CLOSE) {
    for (const other of others) assert.equal(closeSpelling(other), closeSpelling(official), other)
  }
  for (const [official, others] of LOOSE) {
    for (const other of others) {
      assert.equal(looseSpelling(other), looseSpelling(official), other)
      assert.notEqual(spellingOf(other), spellingOf(official), other)
    }
  }
})

test('names that differ in more stay apart', () => {
  const names = ['Gangnam', 'Gangdong', 'Gangbuk', 'Gangseo', 'Seocho', 'Songpa', 'Mapo', 'Nowon', 'Dobong', 'Jungnang']
  assert.equal(new Set(names.map(looseSpelling)).size, names.length)
})
