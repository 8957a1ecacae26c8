import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { fitsInitials, isOneLetterApart, jamoOf, withPlainInitials } from './hangul.ts'

const apart = (one: string, other: string) => isOneLetterApart(jamoOf(one), jamoOf(other))

test('one letter more, less or another is one letter apart', () => {
  for (const typed of ['싱림동', '신림덩', '시림동', '신림돈', '신리동', '신림도'])
    assert.ok(apart(typed, '신림동'), typed)
  for (const typed of ['신림동', '싱림덩', '신림', '봉천동', '']) assert.ok(!apart(typed, '신림동'), typed)
})

test('being one letter apart goes both ways', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) =>
      assert.equal(isOneLetterApart(one, other), isOneLetterApart(other, one)),
    ),
  )
})

test('a text is one letter apart from itself without one', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, seed) => {
      const at = seed % text.length
      assert.ok(isOneLetterApart(text, text.slice(0, at) + text.slice(at + 1)))
    }),
  )
})

test('initials fit a name of as many syllables, also mixed with whole ones', () => {
  const initials = (text: string) => text.normalize('NFKC')
  assert.ok(fitsInitials(initials('ㅅㄹㄷ'), '신림동'))
  assert.ok(fitsInitials(initials('신ㄹㄷ'), '신림동'))
  assert.ok(!fitsInitials(initials('ㅅㄹ'), '신림동'))
  assert.ok(!fitsInitials(initials('ㅅㄹㅅ'), '신림동'))
  assert.equal(withPlainInitials(initials('ㅅㄹㄷ 원룸')), 'ㅅㄹㄷ 원룸')
})
