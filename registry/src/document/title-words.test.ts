import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareOf } from './title-words.ts'

test('a share of the land ends before the date that follows it without a blank', () => {
  const texts: [string, string | null][] = [
    ['66210.5분의48.9', '48.9/66210.5'],
    ['소유권대지권210분의25.32009년4월20일대지권', '25.3/210'],
    ['소유권대지권210분의252009년4월20일대지권', '25/210'],
    ['1,234.5분의30.119981998년1월2일', '30.11998/1234.5'],
    ['210분의25.3대지권', '25.3/210'],
    ['210분의 ', null],
    ['660.5분의48.9120분의10', null],
  ]
  for (const [text, share] of texts) assert.equal(shareOf(text), share, text)
})
