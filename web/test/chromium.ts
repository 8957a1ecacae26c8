import { existsSync } from 'node:fs'
import { after } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { atProcessEnd } from '../../server/test/at-end.ts'

/** The headless shell comes first: the same engine at half the CPU of a browser that also draws its windows. */
const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const found = CANDIDATES.find((path) => path !== undefined && existsSync(path))

/** For a test's `skip`: the reason to skip, or `false` if a browser is available. */
export const withoutChromium: string | false =
  found === undefined ? 'no Chromium was found (apt-get install chromium-headless-shell)' : false

export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1280, height: 800 }
export const NARROW = { width: 320, height: 640 }
const TABLET = { width: 768, height: 1024 }
const USUAL_TEXT_PX = 16

/** The sizes in which the journeys of every user must succeed. */
export const SIZES: Record<string, VisitOptions> = {
  'on a phone': { viewport: PHONE },
  'on a narrow phone': { viewport: NARROW },
  'on a tablet': { viewport: TABLET },
  'with twice the text': { viewport: PHONE, twiceTheText: true },
}

/** Only a hung operation takes this long, however busy the machine is. */
const HANGS_AFTER_MS = 120_000

let browser: Promise<Browser> | undefined

/** One browser for all journeys of a process. Each caller gets a new promise, as with `clientService`. */
async function launched(): Promise<Browser> {
  if (browser === undefined) {
    const own = chromium.launch({
      executablePath: found ?? '',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
      timeout: HANGS_AFTER_MS,
    })
    atProcessEnd(async () => (await own).close())
    browser = own
  }
  return browser
}

/** Closes the context, since an open page keeps sending requests to the service. */
async function close(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

export type Visit = {
  page: Page
  context: BrowserContext
  /** Requests to other origins, content security policy violations and script errors; must be empty. */
  complaints: string[]
}

export type VisitOptions = {
  viewport?: { width: number; height: number }
  dark?: boolean
  twiceTheText?: boolean
  keepsPages?: boolean
  locale?: string
  /** What the browser says it is. */
  userAgent?: string
}

/**
 * A browser of its own at the service until its test ends, in Seoul, in Korean unless another language is asked for; what must
 * not happen is written down. `twiceTheText`: text at 200 %, as set in the browser. `keepsPages`: its service worker runs, which
 * hides requests from `page.route`.
 */
export async function visit(origin: string, options: VisitOptions = {}): Promise<Visit> {
  const context = await (await launched()).newContext({
    baseURL: origin,
    viewport: options.viewport ?? PHONE,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: options.locale ?? 'ko-KR',
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
    timezoneId: 'Asia/Seoul',
    serviceWorkers: options.keepsPages ? 'allow' : 'block',
  })
  after(() => close(context))
  context.setDefaultTimeout(HANGS_AFTER_MS)
  const page = await context.newPage()
  if (options.twiceTheText) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * USUAL_TEXT_PX } })
  }
  const complaints: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== new URL(origin).origin)
      complaints.push(`asked ${request.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(`threw ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript|Hydration|hydrat/i.test(message.text()))
      complaints.push(message.text())
  })
  return { page, context, complaints }
}

/** Waits until a page's requests are answered. An idle network alone may also be a busy machine that has sent none yet. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"], main [class*="skeleton"]'))
}

/** The addresses that are asked for from now on, but of the font and its styles, which come some seconds after a page, whatever is done on it. */
export function noteRequests(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    if (!/\/assets\/pretendard/i.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The number of pixels by which a page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
