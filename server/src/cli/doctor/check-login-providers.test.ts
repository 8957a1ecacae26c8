import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { checkLoginProviders } from './check-machine.ts'

test('R-ACCT-27: the redirect addresses to register are named, and no secret', () => {
  assert.equal(checkLoginProviders(testConfig().loginProviders).state, 'OK')
  const { loginProviders } = testConfig({
    SERVICE_ORIGIN: 'https://lease.example',
    NAVER_LOGIN_CLIENT_ID: 'of-naver',
    NAVER_LOGIN_CLIENT_SECRET: 'a-secret-of-naver',
  })
  const { detail } = checkLoginProviders(loginProviders)
  assert.match(detail, /naver: https:\/\/lease\.example\/login\/naver$/)
  assert.doesNotMatch(detail, /secret|kakao|google/)
})
