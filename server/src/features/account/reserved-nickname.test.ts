import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { isReserved } from './nicknames.ts'

const REFUSED: [name: string, how: string][] = [
  ['운영자', 'as it is'],
  ['운 영 자', 'with spaces'],
  ['운\u200b영\u2060자', 'with letters of no width'],
  ['운영\u3164자', 'with a filler'],
  ['운.영.자', 'with signs'],
  ['운영자7', 'with a number'],
  ['★운영자★', 'between signs'],
  ['지역 운영자', 'at the end'],
  ['운영자입니다', 'at the beginning'],
  ['운영자'.normalize('NFD'), 'decomposed'],
  ['ㅇㅜㄴㅇㅕㅇㅈㅏ', 'letter by letter'],
  ['운영ㅈㅏ', 'partly letter by letter'],
  ['관리자', 'as it is'],
  ['공식 계정', 'at the beginning'],
  ['국토부 공식', 'at the end'],
  ['탈퇴한 사용자', 'as the client calls who has left'],
  ['탈퇴한사용자', 'without its space'],
  ['admin', 'as it is'],
  ['AdMiN', 'in mixed case'],
  ['ａｄｍｉｎ', 'in full width'],
  ['𝐚𝐝𝐦𝐢𝐧', 'as mathematical letters'],
  ['ⓐⓓⓜⓘⓝ', 'in circles'],
  ['аdmin', 'with a Cyrillic a'],
  ['АDМIN', 'with Cyrillic capitals'],
  ['ΑDMIN', 'with a Greek capital'],
  ['adm1n', 'with a digit for a letter'],
  ['adrnin', 'with rn for m'],
  ['ádmïn', 'with accents'],
  ['a d m i n', 'with spaces'],
  ['admin_2', 'with a number'],
  ['Official', 'as it is'],
  ['SYSTEM', 'as a whole'],
  ['주택도시보증공사', 'as the institution'],
  ['주택 도시 보증 공사', 'with spaces'],
  ['주택도시\u200b보증공사 서울지사', 'with a letter of no width, at the beginning'],
  ['국토교통부', 'as the institution'],
  ['국토부', 'as it is called'],
  ['국토부 담당자', 'with a post'],
  ['한국부동산원', 'as the institution'],
  ['경찰청', 'as the institution'],
  ['서울경찰청', 'at the end'],
  ['한국토지주택공사', 'as the institution'],
  ['SH공사', 'as the institution'],
  ['HUG', 'as it is called'],
  ['hUg', 'in mixed case'],
  ['ＨＵＧ', 'in full width'],
  ['H U G', 'with spaces'],
  ['H\u2060U\u00adG', 'with invisible letters'],
  ['НUG', 'with a Cyrillic capital'],
  ['공식HUG', 'with 공식'],
  ['HUG 상담센터', 'with posts on the right'],
  ['한국 HUG 지사 2', 'with posts on both sides'],
  ['허그', 'as it is spoken'],
  ['LH', 'as it is called'],
  ['ｌｈ', 'in full width'],
  ['L.H.', 'with signs'],
  ['LH 공식', 'with 공식'],
  ['LH 직원', 'with a post'],
  ['경찰', 'as a whole'],
  ['등기소', 'as a whole'],
]
for (const [name, how] of REFUSED) {
  test(`R-ADMIN-13: ${JSON.stringify(name)} is kept for the service: ${how}`, () => assert.ok(isReserved(name)))
}

const ALLOWED = [
  'badminton',
  '공시가격',
  '공시지가 궁금',
  '홍길동',
  '길동2',
  '시스템에어컨',
  'rooftop',
  'modern',
  '사용자123456',
  '',
  '123',
  'Модест',
  '李小龍',
  '세입자',
  '자영업자',
  'hugo',
  'chugging',
  '국토부동산',
  '부동산원룸',
  '법원 앞 자취생',
  '시청역 세입자',
  '구청장집',
  'ALHAMBRA',
  '월세상담',
  '상담 담당 직원 상담',
]
for (const name of ALLOWED) test(`${JSON.stringify(name)} is anybody's`, () => assert.ok(!isReserved(name)))

test('R-ADMIN-13: whatever is strewn between its letters, a kept name stays kept', () => {
  const strewn = fc.array(
    fc.constantFrom(' ', '\u200b', '\u200d', '\u2063', '.', '_', '·', '\u0301', '\ufe0f', '\u00ad'),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(
      fc.constantFrom('운영자', '관리자', 'admin', 'OFFICIAL', '탈퇴한 사용자', '국토교통부', '허그', 'HUG', 'LH'),
      fc.array(strewn, { minLength: 12, maxLength: 12 }),
      (name, between) => {
        const text = Array.from(name, (letter, index) => letter + (between[index] ?? []).join('')).join('')
        assert.ok(isReserved(text), JSON.stringify(text))
      },
    ),
  )
})

test('any text has an answer', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => typeof isReserved(text) === 'boolean'))
})
