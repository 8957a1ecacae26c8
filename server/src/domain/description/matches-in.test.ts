import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { matchesIn } from './matches-in.ts'

const PATTERNS = [/(?<!\d)\d{1,9}층/g, /(?<=월세 ?)\d+(?!만)/g, /[가-힣]{2,5} /g, /x/g]
const anyPart = fc.constantFrom('3층', '12', ' ', '월세 ', '50만', '신축 빌라', 'x', 'xx', '가나다라마바사 ', '\n')

test('a text is searched piece by piece as it is as a whole', () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 300 }), (parts) => {
      const text = parts.join('').replaceAll(/\d{10,}/g, '1')
      for (const pattern of PATTERNS) {
        const whole = [...text.matchAll(pattern)].map((match) => [match[0], match.index])
        assert.deepEqual(
          [...matchesIn(text, pattern)].map(({ match, start }) => [match[0], start]),
          whole,
        )
      }
    }),
  )
})

test('an empty match does not stop the search', () => {
  assert.equal([...matchesIn('ab', /c*/g)].length, 2)
})
