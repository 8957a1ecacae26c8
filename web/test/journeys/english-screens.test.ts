import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { ADMIN, signInAs } from '../account.ts'
import { DESK, settled, withoutChromium } from '../chromium.ts'
import { inEnglish, isEnglish, openAll } from '../english.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const OTHER_HOME = { ...HOME, address: '서울 강남구 역삼동 742-11', depositAmountManwon: 21_000 }
const CONSOLE = {
  notices: 'Notices to operators',
  users: 'Users',
  audit: 'Audit log',
  reports: 'Reports',
  sanctions: 'Sanctions',
  events: 'Points and sanctions',
  statistics: 'Report statistics',
  diagnoses: 'Checks',
  calls: 'Outgoing calls',
  health: 'Health of sources',
  data: 'Stored data',
}

/** Stops the bell, which listens as long as a page is open: such a page is never idle. */
async function withoutBell(page: Page): Promise<void> {
  await page.route('**/stream', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/community/events', (route) => route.fulfill({ status: 204 }))
}

async function shows(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await settled(page)
  await openAll(page)
  await isEnglish(page, path, true)
}

/** Adds an audit log entry: an operator's change to a user. */
async function leaveAnEntry(page: Page, userId: number): Promise<void> {
  const { username, password } = ADMIN
  const login = await page.request.post('/api/auth/login', { data: { username, password } })
  const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data
  const answer = await page.request.put(`/api/admin/users/${userId}/permissions`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { canCreatePost: false, reason: 'test', confirmationPassword: password },
  })
  assert.ok(answer.ok(), await answer.text())
}

test('what everybody can see beside a result is in English', { skip }, async () => {
  const { page, complaints } = await inEnglish(origin)
  await withoutBell(page)
  await shows(page, '/map', 'Map of jeonse')
  await shows(page, '/method', 'What we check and what we cannot')
  await shows(page, '/community', 'Community')
  await shows(page, '/region', 'What did people pay')
  await shows(page, '/region?q=Sillim-dong', 'What did people pay')
  await shows(page, '/region/1162010200', '신림동')
  for (const path of ['/favorites', '/notifications', '/diagnoses', '/console']) await shows(page, path, /./)
  assert.deepEqual(complaints, [])
})

test("what one has of one's own is in English: favorites, comparison, papers, a link, notifications", {
  skip,
}, async () => {
  const { page, complaints } = await inEnglish(origin)
  await withoutBell(page)
  const { diagnosisId, call } = await ownDiagnosis(page)
  const saved: number[] = []
  for (const home of [HOME, OTHER_HOME])
    saved.push((await call<{ favoriteId: number }>('POST', '/api/favorites', home)).favoriteId)
  await shows(page, `/diagnoses/${diagnosisId}`, /./)
  await shows(page, `/diagnoses/${diagnosisId}/papers`, 'Papers you need')
  await shows(page, '/diagnoses', 'Your earlier checks')
  await shows(page, `/map/diagnoses/${diagnosisId}`, 'What to look at when you visit')
  await shows(page, '/favorites', /homes/)
  await shows(page, `/favorites/${saved[0]}`, /./)
  await shows(page, `/favorites/compare?ids=${saved.join(',')}`, 'Compare homes')
  await shows(page, '/notifications', 'Notifications')
  await shows(page, '/me', /./)
  await shows(page, '/me/access', 'Who looked at my data')
  const post = { boardCode: 'FREE', title: '전세 계약 질문', content: 'LH에서 등기를 언제 떼나요?' }
  const { postId } = await call<{ postId: number }>('POST', '/api/community/posts', post)
  await shows(page, `/community/${postId}`, post.title)
  const { token } = await call<{ token: string }>('POST', `/api/rent-risk-diagnoses/${diagnosisId}/share`, { days: 7 })
  await shows(page, `/shared#${token}`, /./)
  await page.getByRole('button', { name: 'Show the Korean beside it' }).click()
  await page.locator('main [lang=ko]').getByText('공공자료를 조회한 결과').waitFor()
  await isEnglish(page, 'shared in both', true)
  assert.deepEqual(complaints, [])
})

test("operators' screens are in English, and no code of theirs stands bare", { skip }, async () => {
  const { page, complaints } = await inEnglish(origin, { viewport: DESK })
  await withoutBell(page)
  const { diagnosisId, call } = await ownDiagnosis(page)
  const { userId } = await call<{ userId: number }>('GET', '/api/users/me')
  await page.context().clearCookies()
  await leaveAnEntry(page, userId)
  await signInAs(page, ADMIN.username, ADMIN.password)
  for (const [screen, title] of Object.entries(CONSOLE)) {
    await shows(page, `/console/${screen}`, title)
    const row = page.locator('[data-row]').first()
    if (screen === 'diagnoses') await page.goto(`/console/diagnoses?open=${diagnosisId}`)
    else if (await row.isVisible()) await row.click()
    else continue
    await page.locator('dialog[open]').waitFor()
    await isEnglish(page, `one of ${screen}`, true)
  }
  assert.deepEqual(complaints, [])
})
