import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '../../lib/errors.ts'
import { namingWords } from './naming-words.ts'

test('a refusal names the words that it means, and says what it said besides', () => {
  const refusal = new ApiError({
    status: 400,
    code: 'COMMUNITY_400_PERSONAL_DATA',
    message: '개인정보가 있습니다.',
    requestId: 'request-1',
    errors: [
      { field: 'legalDistrictCode', code: 'UNKNOWN', message: '없는 법정동코드입니다.' },
      { field: 'title', code: 'UNIT', message: '지워 주십시오.', start: 2, end: 6 },
      { field: 'content', code: 'MOBILE_PHONE', message: '지워 주십시오.', start: 0, end: 13 },
    ],
  })
  const isNamed = (error: unknown) => {
    assert.ok(error instanceof ApiError)
    const { status, code, message, requestId } = error
    assert.deepEqual([status, code, message, requestId], [400, refusal.code, refusal.message, 'request-1'])
    assert.deepEqual(
      error.errors.map((each) => each.message),
      ['없는 법정동코드입니다.', '‘302호’: 지워 주십시오.', '‘010-1234-5678’: 지워 주십시오.'],
    )
    return true
  }
  assert.throws(() => namingWords({ title: '집 302호', content: '010-1234-5678로' })(refusal), isNamed)
  assert.throws(() => namingWords({})(new TypeError('another')), TypeError)
})
