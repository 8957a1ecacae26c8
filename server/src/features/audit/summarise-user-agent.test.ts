import assert from 'node:assert/strict'
import { test } from 'node:test'
import { summariseUserAgent } from './summarise-user-agent.ts'

const CASES: [userAgent: string, summary: string][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge 131, Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Whale/3.28.266.14 Safari/537.36',
    'Whale 3, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 26, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132, macOS'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
  [`x${'y'.repeat(500)}`, `x${'y'.repeat(59)}`],
]

for (const [userAgent, summary] of CASES) {
  test(`${userAgent.slice(0, 40) || 'nothing'} … is ${summary.slice(0, 40) || 'nothing'}`, () => {
    assert.equal(summariseUserAgent(userAgent), summary)
  })
}
