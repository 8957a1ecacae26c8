import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PASSWORD } from '../account.ts'
import { violations } from '../axe.ts'
import { visit, withoutChromium } from '../chromium.ts'
import { HOME, ownDiagnosis } from '../own-diagnosis.ts'
import { clientService } from '../service.ts'
import { toFields, walkToResult } from '../walk.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const LEASE = { address: '신림동 1422', deposit: '12000' }
/** Two buildings stand on it. */
const LOT = '서울특별시 성동구 성수동2가 277-43'
const MIN_TARGET = 48

test('a diagnosis that what was asked does not allow says why, and is asked for again without it', {
  skip,
}, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/terms')
  await page.evaluate(
    (lotAddress) =>
      sessionStorage.setItem(
        'draft',
        JSON.stringify({
          addressLabel: lotAddress,
          lotAddress,
          purpose: 'JEONSE',
          deposit: '15,000',
          registerKey: '9',
        }),
      ),
    LOT,
  )
  await page.goto('/terms?q=deposit')
  const send = page.getByRole('button', { name: '공공자료 확인하기' })
  await send.click()
  await page.getByText('이 지번의 건축물대장 후보가 아닙니다').waitFor()
  assert.equal(await page.getByText('우리 쪽 문제').count(), 0)
  assert.deepEqual(await violations(page), [])
  await page.getByRole('button', { name: '조건 다시 보기' }).click()
  await page.goto('/terms?q=deposit')
  await send.click()
  await page.waitForURL(/\/result#/)
  await page.getByRole('heading', { name: '어느 건물인가요?' }).waitFor()
  assert.deepEqual(complaints, [])
})

test('the link over the navigation goes to the content, and the result stays', { skip }, async () => {
  const { page } = await visit(origin)
  const { statusToken } = await ownDiagnosis(page)
  await page.goto(`/result#${statusToken}`)
  await page.getByText('먼저 할 일:').waitFor()
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), '본문으로 건너뛰기')
  await page.keyboard.press('Enter')
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main')
  await page.keyboard.press('Tab')
  assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /^먼저 할 일: /)
  await page.getByText('먼저 할 일:').waitFor()
  assert.equal(new URL(page.url()).hash, `#${statusToken}`)
})

test('an own result asks for a login where there is none, and comes back', { skip }, async () => {
  const { diagnosisId, username } = await ownDiagnosis((await visit(origin)).page)
  const { page } = await visit(origin)
  await page.goto(`/diagnoses/${diagnosisId}/papers`)
  await page.getByRole('heading', { level: 1, name: '로그인이 필요해요' }).waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(`**/diagnoses/${diagnosisId}/papers`)
  await page.getByRole('heading', { level: 1, name: '받을 서류' }).waitFor()
})

test('an own diagnosis under way shows its steps, and then its result', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const { diagnosisId } = await ownDiagnosis(page)
  const receivedAt = new Date().toISOString()
  const step = { stepName: '주소', startedAt: receivedAt, endedAt: null, durationMillis: null, outcome: null }
  const data = {
    diagnosisId,
    processingStatus: 'RUNNING',
    plannedSteps: [{ step: 'address', stepName: '주소' }],
    steps: [{ step: 'address', ...step }],
    failure: null,
    receivedAt,
    finishedAt: null,
  }
  let isRunning = true
  await page.route(`**/api/rent-risk-diagnoses/${diagnosisId}`, (route) =>
    isRunning ? route.fulfill({ json: { success: true, data } }) : route.continue(),
  )
  await page.goto(`/diagnoses/${diagnosisId}`)
  await page.getByRole('listitem').filter({ hasText: '주소 확인' }).filter({ hasText: '확인하고 있어요' }).waitFor()
  assert.deepEqual(await violations(page), [])
  isRunning = false
  await page.waitForURL(`**/diagnoses/${diagnosisId}`)
  await page.getByText('먼저 할 일:').waitFor()
  assert.deepEqual(complaints, [])
})

test('an own diagnosis that failed says why and how to go on', { skip }, async () => {
  const { page } = await visit(origin)
  const { call } = await ownDiagnosis(page)
  const { diagnosisId } = await call<{ diagnosisId: number }>('POST', '/api/rent-risk-diagnoses/async', {
    ...HOME,
    address: LOT,
    selectedRegisterKey: '9',
  })
  await page.goto(`/diagnoses/${diagnosisId}`)
  await page.getByText('이 지번의 건축물대장 후보가 아닙니다').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByRole('button', { name: '조건 다시 보기' }).waitFor()
})

test('what is opened from the foot of a result begins at its head', { skip }, async () => {
  const { page } = await visit(origin)
  await walkToResult(page, LEASE)
  const opens = page.getByRole('link', { name: /12항목 근거/ })
  // the second time there is no intermediate state, since both screens are loaded
  for (let times = 0; times < 2; times += 1) {
    await opens.waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    assert.ok((await page.evaluate(() => scrollY)) > 100)
    await opens.click()
    await page.getByRole('heading', { level: 1, name: '12항목 근거' }).waitFor()
    assert.equal(await page.evaluate(() => scrollY), 0)
    await page.getByRole('link', { name: '결과로' }).click()
    await page.getByText('먼저 할 일:').waitFor()
    assert.equal(await page.evaluate(() => scrollY), 0)
  }
})

test('what leads from a result, and from what is wrong with a form, is large enough to touch', { skip }, async () => {
  const { page } = await visit(origin)
  const { statusToken } = await ownDiagnosis(page)
  await page.goto(`/result#${statusToken}`)
  const change = await page.getByRole('link', { name: '다른 집 확인하기' }).boundingBox()
  assert.ok((change?.height ?? 0) >= MIN_TARGET, `${change?.height}`)
  await page.goto('/')
  await toFields(page)
  await page.getByRole('button', { name: '이 주소로 계속' }).click()
  const wrong = await page.getByRole('link', { name: '번지를 적어 주세요' }).boundingBox()
  assert.ok((wrong?.height ?? 0) >= MIN_TARGET, `${wrong?.height}`)
})

test('a dialog that is cancelled gives the focus back', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/dev/ui')
  const open = page.getByRole('button', { name: 'dialog', exact: true })
  await open.click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.ok(await open.evaluate((button) => button === document.activeElement))
})
