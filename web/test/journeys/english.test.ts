import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESK, PHONE, SIZES, settled, visit, withoutChromium } from '../chromium.ts'
import { diagnose, inEnglish, isEnglish, openAll, standsInEnglish } from '../english.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin
const BEHIND = {
  '/papers': 'Papers you need',
  '/criteria': 'The 12 items and their evidence',
  '/deals/rent-transaction': 'Leases compared',
  '/deals/sale-transaction': 'Sales compared',
  '/deals/value': 'What the home may be worth',
  '/deals/jeonse': 'What the jeonse deposit may be',
  '/ask': 'Ask this before you sign',
  '/sheet': 'Pre-contract data sheet',
}

for (const name of ['on a phone', 'on a narrow phone', 'with twice the text']) {
  test(`a foreign tenant goes from an address to the papers in English ${name}`, { skip }, async () => {
    const { page, complaints } = await visit(origin, SIZES[name])
    await page.goto('/')
    await settled(page)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Which home is it?' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    assert.equal(await page.title(), 'Which home is it? · Before You Sign')
    await isEnglish(page, 'start')
    await page.getByLabel('Address', { exact: true }).fill('1422-5 Sillim-dong')
    await page.getByRole('button', { name: '1422' }).first().click()
    await isEnglish(page, 'the chosen address')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Jeonse (전세)', { exact: true }).click()
    await page.getByLabel('Deposit (보증금)', { exact: true }).fill('12000')
    await page.getByText('That is ₩120 million (1억 2,000만 원)').first().waitFor()
    await page.getByText('Add area and floor').click()
    await page.getByLabel('Exclusive floor area').fill('29.35')
    await isEnglish(page, 'terms')
    await page.getByRole('button', { name: 'Check public data' }).click()
    await page.getByText('First:').waitFor()
    await openAll(page)
    await isEnglish(page, 'result')
    // the words are the same: in narrower sizes they can only be too wide
    const isPlain = name !== 'on a phone'
    const token = new URL(page.url()).hash
    for (const [part, title] of Object.entries(BEHIND)) {
      await page.goto(`/result${part}${token}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await settled(page)
      await openAll(page)
      await isEnglish(page, part, isPlain)
    }
    await page.goto('/region?q=신림동')
    await page.getByText('Show as a table').first().waitFor()
    await openAll(page)
    await isEnglish(page, 'region', isPlain)
    assert.deepEqual(complaints, [])
  })
}

test('while it is checked, in English', { skip }, async () => {
  const { page } = await inEnglish(origin)
  const token = await diagnose(page)
  await page.route('**/api/rent-risk-diagnoses/async/**', () => undefined)
  await page.goto(`/progress#${token}`)
  await page.getByRole('heading', { level: 1, name: 'Checking public data' }).waitFor()
  await standsInEnglish(page, 'progress')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('for a Korean broker the questions and the sheet stand in Korean beside the English', { skip }, async () => {
  const { page, complaints } = await inEnglish(origin, { viewport: DESK })
  const token = await diagnose(page)
  await page.goto(`/result/ask#${token}`)
  const question = page.getByText('오늘 뗀 등기사항전부증명서를 같이 볼 수 있을까요?')
  await page.getByText('근거: 부동산등기법 제19조').first().waitFor()
  const own = page.getByText('Could we look together at a certificate of registered matters')
  const [korean, english] = [await question.boundingBox(), await own.boundingBox()]
  assert.ok(korean && english && korean.y === english.y && korean.x > english.x, 'side by side')
  await page.setViewportSize(PHONE)
  const [below, above] = [await question.boundingBox(), await own.boundingBox()]
  assert.ok(below && above && below.y > above.y && below.x === above.x, 'one below the other')
  await page.goto(`/result/sheet#${token}`)
  for (const korean of ['받을 서류', '전입세대확인서', '임대인의 체납 세금', '전월세 실거래'])
    await page.locator('main [lang=ko]').getByText(korean, { exact: true }).first().waitFor()
  assert.doesNotMatch(await page.locator('main').innerText(), /\d+ points|range/)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1)
  assert.deepEqual(complaints, [])
})

test('a language that is chosen over a result words it anew, and the calls say which', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers()['accept-language'])
  })
  // the parts further down send their own requests
  const last = page.waitForResponse('**/address-candidates')
  await page.goto(`/result#${await diagnose(page)}`)
  await page.getByRole('heading', { level: 1, name: '보증금' }).waitFor()
  await page.getByText('표로 보기').waitFor()
  await last
  await settled(page)
  assert.deepEqual(new Set(asked.splice(0)), new Set(['ko']))
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'deposit' }).waitFor()
  await isEnglish(page, 'result', true)
  await settled(page)
  assert.deepEqual(new Set(asked.splice(0)), new Set(['en']))
  await page.getByRole('button', { name: '한국어' }).click()
  await page.getByRole('heading', { level: 1, name: '보증금' }).waitFor()
  assert.deepEqual(new Set(asked), new Set(['ko']))
  assert.deepEqual(complaints, [])
})

test('a copy in the other language says that it is one, in each of its sentences', { skip }, async () => {
  const { page } = await visit(origin)
  const token = await diagnose(page)
  await page.goto(`/result#${token}`)
  await page.getByText('먼저 할 일:').waitFor()
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText('You are offline. This is the result of').waitFor()
  await page.getByText('This result is in Korean').waitFor()
  for (const part of ['', '/criteria', '/papers', '/ask', '/sheet']) {
    await page.goto(`/result${part}#${token}`)
    await page.getByText('This result is in Korean').waitFor()
    await openAll(page)
    await isEnglish(page, `a Korean copy${part}`, true)
  }
})

test('a reader of Korean never loads English', { skip }, async () => {
  const { page } = await visit(origin)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/terms', '/me', '/region']) {
    await page.goto(path)
    await settled(page)
  }
  assert.ok(asked.some((url) => url.includes('/assets/')))
  assert.deepEqual(
    asked.filter((url) => /english/.test(url)),
    [],
  )
})

test('the language is chosen in 나, stays on this device, and goes back', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  await page.goto('/me')
  await page.getByText('English', { exact: true }).last().click()
  await page.getByRole('heading', { level: 1, name: 'You are not logged in' }).waitFor()
  await isEnglish(page, 'me')
  for (const [path, title] of Object.entries({
    '/method': 'What we check',
    '/nowhere': 'This page does not exist',
    '/login': 'Log in',
    '/signup': 'Sign up',
  })) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await isEnglish(page, path)
  }
  await page.getByRole('button', { name: '한국어' }).click()
  await page.getByRole('heading', { level: 1, name: '회원 가입' }).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'ko')
  assert.equal(await page.locator('body [lang]:not(button)').count(), 0)
  assert.deepEqual(complaints, [])
})

test('who reads English is offered it, and coming back in English moves nothing', { skip }, async () => {
  const { page, complaints } = await visit(origin, { locale: 'en-US' })
  await page.addInitScript(() => {
    const moved = { total: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await settled(page)
  await page.getByRole('button', { name: 'Read in English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  await page.goto('/')
  await settled(page)
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: { total: number } }).moved.total)
  assert.ok(moved <= 0.1, `${moved}`)
  assert.deepEqual(complaints, [])
})

test('English that does not arrive leaves the page in Korean, and the next try brings it', { skip }, async () => {
  const { page } = await visit(origin)
  await page.route(/virtual_english/, (route) => route.abort())
  await page.goto('/')
  await settled(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('status').getByText('화면을 불러오지 못했어요').waitFor({ state: 'attached' })
  assert.equal(await page.locator('html').getAttribute('lang'), 'ko')
  await page.unroute(/virtual_english/)
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
})

test('English that is asked for before the page works comes when it does', { skip }, async () => {
  const { page, complaints } = await visit(origin)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/assets\/main/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'English' }).click()
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  assert.deepEqual(complaints, [])
})

test('English is there without a network', { skip }, async () => {
  const { page, context } = await visit(origin, { keepsPages: true })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  await settled(page)
  await context.setOffline(true)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Which home' }).waitFor()
  await page.getByText('You are offline.').waitFor()
})
