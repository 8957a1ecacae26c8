import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { CONSOLE_SCREENS } from '../src/routes.ts'
import { difference, differencesOf, MOST_DIFFERENT } from './compare-pictures.ts'
import { contactSheet } from './contact-sheet.ts'
import { walkToResult } from './walk.ts'

/** A running demo. Its accounts are those it prints at the start. */
const ORIGIN = process.env['SERVICE_ORIGIN'] ?? 'http://127.0.0.1:8080'
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** The demo's fixed clock (`CLOCK_NOW`), so that every date and time in a picture is the same. */
const NOW = process.env['CLOCK_NOW']
const KEPT = join(import.meta.dirname, '../pictures')
/** The pictures on the README's first screen, by language. */
const SHOWN_FIRST = join(import.meta.dirname, '../../docs/pictures')
const USER = { username: 'demo_user_001', password: 'password123' }
const OPERATOR = { username: 'admin', password: 'admin1234!' }
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }
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

const LANGUAGES = ['ko', 'en'] as const
const FRAME_MS = 1_200
const MOST_WAIT_MS = 10_000
const LAST_FRAME_MS = 4_000

/** `--compare`: takes the pictures again, each twice, and lists the differences from the stored ones. */
const isComparing = process.argv.includes('--compare')
/** `--sheet`: puts the pictures of one size, language and theme on one sheet each, as well. */
const isSheet = process.argv.includes('--sheet')
const FOLDER = isComparing ? `${KEPT}.new` : KEPT
/** Parts of picture names, from the command line. */
const only = process.argv.slice(2).filter((part) => !part.startsWith('--'))
const unsteady: string[] = []

async function picture(page: Page, name: string): Promise<void> {
  // a screen of operators that asks again and again is never idle
  await page.waitForLoadState('networkidle', { timeout: MOST_WAIT_MS }).catch(() => undefined)
  await wholePage(page, join(FOLDER, `${name}.png`))
}

/** In a window as high as the page, so that what stays at the lower edge is at its end and not in its midst. */
async function wholePage(page: Page, path?: string): Promise<Buffer> {
  const size = page.viewportSize() ?? SIZES.phone
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) })
  const taken = await page.screenshot({ ...(path !== undefined && { path }), animations: 'disabled' })
  await page.setViewportSize(size)
  return taken
}

/** Takes the picture of a URL. Two loads must give the same picture. */
async function pictureOf(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  // reload to drop state from the previous screen, such as the focus
  await page.reload()
  await picture(page, name)
  if (!isComparing) return
  await page.reload({ waitUntil: 'networkidle' })
  const again = await wholePage(page)
  if ((await difference(join(FOLDER, `${name}.png`), again)) > MOST_DIFFERENT) unsteady.push(name)
}

function nameOf(path: string): string {
  return path.replaceAll(/^\/|[?#].*$/g, '').replaceAll('/', '-') || 'start'
}

async function inLanguages(page: Page, paths: readonly [name: string, path: string][], suffix: string): Promise<void> {
  for (const language of LANGUAGES) {
    await page.evaluate((wanted) => localStorage.setItem('language', wanted), language)
    for (const [name, path] of paths) await pictureOf(page, path, `${name}-${language}-${suffix}`)
  }
  await page.evaluate(() => localStorage.removeItem('language'))
}

const named = (paths: readonly string[], prefix = ''): [string, string][] =>
  paths.map((path) => [`${prefix}${nameOf(path)}`, path])

async function anonymous(page: Page, suffix: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('주소', { exact: true }).fill('신림동')
  await page.getByText(/건을 찾았어요|앞의 8건/).waitFor()
  await picture(page, `start-found-ko-${suffix}`)
  await walkToResult(page, { address: '신림동 1422', deposit: '12000', area: '29.35' })
  const token = new URL(page.url()).hash
  if (suffix === 'phone-light' && !isComparing) await shownFirst(page, token)
  await inLanguages(
    page,
    [
      ...named(['/', '/terms?q=deposit', ...['', ...BEHIND].map((path) => `/result${path}${token}`)]),
      ['region-found', REGION_WITH_DATA],
      ...named(PLAIN),
    ],
    suffix,
  )
}

/** The README's pictures: the way to a result, moving, and the result and the papers in both languages. */
async function shownFirst(page: Page, token: string): Promise<void> {
  for (const language of LANGUAGES) {
    await page.evaluate((wanted) => localStorage.setItem('language', wanted), language)
    for (const [name, path] of [
      ['result', '/result'],
      ['papers', '/result/papers'],
    ] as const) {
      await page.goto(`${path}${token}`)
      await page.reload({ waitUntil: 'networkidle' })
      await page.screenshot({ path: join(SHOWN_FIRST, `${name}-${language}.png`), animations: 'disabled' })
    }
  }
  await page.evaluate(() => localStorage.removeItem('language'))
  const frames: Buffer[] = []
  await walkToResult(page, { address: '신림동 1422-5', deposit: '12000' }, async () => {
    await page.waitForLoadState('networkidle')
    frames.push(await page.screenshot({ animations: 'disabled' }))
  })
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 70, delay: frames.map((_, at) => (at === frames.length - 1 ? LAST_FRAME_MS : FRAME_MS)), loop: 0 })
    .toFile(join(SHOWN_FIRST, 'way-to-a-result.webp'))
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
  const [result = ''] = await linksOf(page, '/diagnoses', /^\/diagnoses\/\d+$/)
  const homes = await linksOf(page, '/favorites', /^\/favorites\/\d+$/)
  const ids = homes.slice(0, 2).map((home) => home.split('/').at(-1))
  await inLanguages(
    page,
    [
      ...named(OWN, 'own-'),
      ['own-result', result],
      ['own-home', homes[0] ?? ''],
      ['own-compare', `/favorites/compare?ids=${ids.join(',')}`],
    ],
    suffix,
  )
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
  await inLanguages(page, named(['/console', ...CONSOLE.map((screen) => `/console/${screen}`)]), suffix)
}

/** A browser of its own, which has seen the service once, so that it has the font. */
async function visitor(browser: Browser, size: keyof typeof SIZES, colorScheme: 'light' | 'dark'): Promise<Page> {
  const options = { baseURL: ORIGIN, viewport: SIZES[size], colorScheme, locale: 'ko-KR', timezoneId: 'Asia/Seoul' }
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const page = await context.newPage()
  // bell and board listen forever, which no picture shows; a Playwright route would disable caching, even of the font
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', {
    urls: ['*/api/notifications/stream', '*/api/community/events*'],
  })
  if (NOW) await page.clock.setFixedTime(NOW)
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('font') === 'seen')
  await page.waitForLoadState('networkidle')
  return page
}

async function allOf(browser: Browser): Promise<void> {
  for (const size of ['phone', 'desk'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      const suffix = `${size}-${colorScheme}`
      if (only.length > 0 && !only.some((part) => suffix.includes(part))) continue
      const tenant = await visitor(browser, size, colorScheme)
      await anonymous(tenant, suffix)
      await loggedIn(tenant, suffix)
      await tenant.context().close()
      const operator = await visitor(browser, size, colorScheme)
      await operating(operator, suffix)
      await operator.context().close()
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

if (isSheet)
  for (const size of Object.keys(SIZES))
    for (const language of LANGUAGES)
      for (const theme of ['light', 'dark'])
        await contactSheet(FOLDER, `${language}-${size}-${theme}`, size === 'phone' ? 240 : 480)

if (isComparing) {
  const lines = [
    ...unsteady.map((name) => `${name}.png: two loads differ`),
    ...(await differencesOf(KEPT, FOLDER, only)),
  ]
  process.stdout.write(lines.length === 0 ? 'Nothing differs.\n' : `${lines.join('\n')}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
