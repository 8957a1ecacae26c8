import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOutside, isInApp } from './in-app-browser.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921N'
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IN_APPS = [
  `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 KAKAOTALK/11.0 (INAPP)`,
  `${IOS} Mobile/15E148 KAKAOTALK/11.0.0 (INAPP)`,
  `${ANDROID}) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.9.1)`,
  `${IOS} Mobile/15E148 Safari Line/14.19.0`,
  `${IOS} Mobile/22B83 Instagram 360.0`,
  `${ANDROID}; wv) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36`,
  `${IOS} Mobile/22B83`,
]
const BROWSERS = [
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36`,
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
  `${IOS} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${IOS} CriOS/131.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
]

test('R-WEB-40: a browser inside of another app is known by its name, or as a web view; no other browser is', () => {
  for (const userAgent of IN_APPS) assert.equal(isInApp({ userAgent, isInstalled: false }), true, userAgent)
  for (const userAgent of BROWSERS) assert.equal(isInApp({ userAgent, isInstalled: false }), false, userAgent)
  assert.equal(isInApp({ userAgent: `${IOS} Mobile/22B83`, isInstalled: true }), false)
})

test('R-WEB-40: the way out keeps the whole address, with what stands behind its #', () => {
  const page = 'https://example.kr/result/send?a=1#token'
  const [kakao = '', , naver = '', line = ''] = IN_APPS
  assert.equal(addressOutside(kakao, page), `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`)
  assert.equal(addressOutside(line, page), 'https://example.kr/result/send?a=1&openExternalBrowser=1#token')
  assert.equal(addressOutside(naver, page), null)
})
