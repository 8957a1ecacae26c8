import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CONSOLE_SCREENS } from '../src/routes.ts'
import { difference, differencesOf, MOST_DIFFERENT } from './compare-pictures.ts'
import { walkToResult } from './walk.ts'

/** A running demo. Its accounts are those it prints at the start. */
const ORIGIN = process.env['SERVICE_ORIGIN'] ?? 'http://127.0.0.1:8080'
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** The demo's fixed clock (`CLOCK_NOW`), so that every date and time in a picture is the same. */
const NOW = process.env['CLOCK_NOW']
const KEPT = join(import.meta.dirname, '../pictures')
/** The picture on the README's first screen. */
const SHOWN_FIRST = join(import.meta.dirname, '../../docs/pictures/result.png')
const USER = { username: 'demo_user_001', password: 'password123' }
const OPERATOR = { username: 'admin', password: 'admin1234!' }
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
const PLAIN = [
  '/method',
  '/privacy',
  '/service-terms',
  '/login',
  '/signup',
  '/recover',
  '/me',
  '/nowhere',
  '/region',
  '/map',
  '/community',
  '/takedown/request?post=1',
  '/favorites',
  '/notifications',
]
const OWN = ['/me', '/me/access', '/diagnoses', '/favorites', '/notifications', '/community']
const CONSOLE = CONSOLE_SCREENS.filter(Boolean)
const REGION_WITH_DATA = `/region?q=${encodeURIComponent('신림동 오피스텔 월세 1000에 60')}`
const BEHIND = [
  '/criteria',
  '/deals/rent-transaction',
  '/deals/sale-transaction',
  '/deals/value',
  '/papers',
  '/ask',
  '/sheet',
]

/** `--compare`: takes the pictures again, each twice, and lists the differences from the stored ones. */
const isComparing = process.argv.includes('--compare')
const FOLDER = isComparing ? `${KEPT}.new` : KEPT
/** Parts of picture names, from the command line. */
const only = process.argv.slice(2).filter((part) => !part.startsWith('--'))
const unsteady: string[] = []

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const path = join(FOLDER, `${name}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}

/** Takes the picture of a URL. Two loads must give the same picture. */
async function pictureOf(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  // reload to drop state from the previous screen, such as the focus
  await page.reload()
  await picture(page, name)
  if (!isComparing) return
  await page.reload({ waitUntil: 'networkidle' })
  const again = await page.screenshot({ fullPage: true, animations: 'disabled' })
  if ((await difference(join(FOLDER, `${name}.png`), again)) > MOST_DIFFERENT) unsteady.push(name)
}

function nameOf(path: string): string {
  return path.replaceAll(/^\/|[?#].*$/g, '').replaceAll('/', '-') || 'start'
}

async function anonymous(page: Page, suffix: string): Promise<void> {
  await pictureOf(page, '/', `start-${suffix}`)
  await page.getByLabel('주소', { exact: true }).fill('신림동')
  await page.getByText(/건을 찾았어요|앞의 8건/).waitFor()
  await picture(page, `start-found-${suffix}`)
  for (const path of PLAIN) await pictureOf(page, path, `${nameOf(path)}-${suffix}`)
  await pictureOf(page, REGION_WITH_DATA, `region-found-${suffix}`)
  await walkToResult(page, { address: '신림동 1422', deposit: '12000', area: '29.35' })
  if (suffix === 'phone-light' && !isComparing) await page.screenshot({ path: SHOWN_FIRST, animations: 'disabled' })
  const token = new URL(page.url()).hash
  await behind(page, token, suffix)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  for (const path of ['/', ...PLAIN]) await pictureOf(page, path, `${nameOf(path)}-en-${suffix}`)
  await behind(page, token, `en-${suffix}`)
  await page.evaluate(() => localStorage.removeItem('language'))
}

async function behind(page: Page, token: string, suffix: string): Promise<void> {
  for (const path of ['', ...BEHIND])
    await pictureOf(page, `/result${path}${token}`, `result${path.replaceAll('/', '-')}-${suffix}`)
  await pictureOf(page, '/terms?q=deposit', `terms-${suffix}`)
}

async function logIn(page: Page, { username, password }: typeof USER): Promise<void> {
  await page.goto('/login?next=/method')
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호').fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL(`${ORIGIN}/method`)
}

async function loggedIn(page: Page, suffix: string): Promise<void> {
  await logIn(page, USER)
  for (const [address, deposit] of [
    ['신림동 1422', '15000'],
    ['역삼동 742', '21000'],
  ] as const) {
    await walkToResult(page, { address, deposit, area: '29.35' })
    await page.getByText('저장하거나 공유하기').click()
    await page.getByRole('button', { name: '이 집 저장' }).click()
    await page.getByRole('link', { name: '저장한 집 보기' }).waitFor()
  }
  for (const path of OWN) await pictureOf(page, path, `own-${nameOf(path)}-${suffix}`)
  const [result = ''] = await linksOf(page, '/diagnoses', /^\/diagnoses\/\d+$/)
  await pictureOf(page, result, `own-result-${suffix}`)
  const homes = await linksOf(page, '/favorites', /^\/favorites\/\d+$/)
  await pictureOf(page, homes[0] ?? '', `own-home-${suffix}`)
  const ids = homes.slice(0, 2).map((home) => home.split('/').at(-1))
  await pictureOf(page, `/favorites/compare?ids=${ids.join(',')}`, `own-compare-${suffix}`)
  await whenThingsGoWrong(page, suffix)
}

async function linksOf(page: Page, list: string, wanted: RegExp): Promise<string[]> {
  await page.goto(list, { waitUntil: 'networkidle' })
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(links.filter((link) => wanted.test(link)))]
}

/** Refused and late answers. One list of each kind represents the others. */
async function whenThingsGoWrong(page: Page, suffix: string): Promise<void> {
  const refusal = { status: 500, json: { code: 'COMMON_500', message: '', errors: [], requestId: 'req-1' } }
  for (const [path, asked] of [
    ['/favorites', '**/api/favorites?*'],
    [REGION_WITH_DATA, '**/api/regional-indicator-analyses'],
  ] as const) {
    await page.route(asked, (route) => route.fulfill(refusal))
    await pictureOf(page, path, `failing-${nameOf(path)}-${suffix}`)
    await page.unroute(asked)
    await page.route(asked, () => undefined)
    await page.goto(path)
    await page.getByText('응답이 늦어요').first().waitFor()
    await page.screenshot({ path: join(FOLDER, `slow-${nameOf(path)}-${suffix}.png`), animations: 'disabled' })
    await page.unroute(asked)
  }
}

async function operating(page: Page, suffix: string): Promise<void> {
  await logIn(page, OPERATOR)
  for (const screen of CONSOLE) await pictureOf(page, `/console/${screen}`, `console-${screen}-${suffix}`)
}

async function allOf(browser: Browser): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const suffix = `${size}-${colorScheme}`
      if (only.length > 0 && !only.some((part) => suffix.includes(part))) continue
      const options = { baseURL: ORIGIN, viewport, colorScheme, locale: 'ko-KR', timezoneId: 'Asia/Seoul' } as const
      const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
      const page = await context.newPage()
      // the bell listens forever, which no picture shows; a Playwright route would disable caching, even of the font
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.setBlockedURLs', { urls: ['*/api/notifications/stream'] })
      if (NOW) await page.clock.setFixedTime(NOW)
      // the second visit has the font
      await page.goto('/')
      await page.waitForFunction(() => localStorage.getItem('font') === 'seen')
      await page.waitForLoadState('networkidle')
      await anonymous(page, suffix)
      await loggedIn(page, suffix)
      await operating(page, suffix)
      await context.close()
    }
  }
}

if (isComparing && !NOW) throw new Error('CLOCK_NOW is needed, the same as that of the demo')
if (isComparing) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
try {
  await allOf(browser)
} finally {
  await browser.close()
}

if (isComparing) {
  const lines = [
    ...unsteady.map((name) => `${name}.png: two loads differ`),
    ...(await differencesOf(KEPT, FOLDER, only)),
  ]
  process.stdout.write(lines.length === 0 ? 'Nothing differs.\n' : `${lines.join('\n')}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
