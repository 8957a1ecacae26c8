/** What this file uses of a service worker; the types of windows and of workers cannot be loaded together. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void }
type Pushed = Extendable & { data: { json(): unknown } | null }
type Pressed = Extendable & { notification: { data: unknown; close(): void } }
type OpenPage = { url: string; focus(): Promise<unknown> }
type Scope = {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: { showNotification(title: string, options: object): Promise<void> }
  location: Location
}

/** Of the sources: another build is another worker, which says to open pages that they are old. */
declare const BUILD: string

const worker = globalThis as unknown as Scope
const SHELL = `shell-${BUILD}`
const ASSETS = 'assets-2'
const CATALOGUES = 'catalogues-2'
/** More are of earlier versions. */
const MOST_ASSETS = 200
/** Pages name their origin when they ask for a script, this worker does not; answers vary by it. */
const WHOEVER_ASKED = { ignoreVary: true }
/** As `lib/results-database.ts` has it, which this file cannot import: a worker is one file. */
const RESULTS_DATABASE = 'lease-check'

/** A newer client takes over when all of it is there that opens without a network: what cannot be had leaves the one before. */
addEventListener('install', (event) => (event as Extendable).waitUntil(install().then(() => worker.skipWaiting())))

async function install(): Promise<void> {
  await (await caches.open(SHELL)).addAll(['/', '/favicon.svg'])
  const databases = await indexedDB.databases()
  if (databases.some(({ name }) => name === RESULTS_DATABASE)) await keepScreens()
}

/** A page that keeps a result says so, in its language: what it loaded before this worker was there is kept too. */
addEventListener('message', (event) => {
  const { data } = event
  if (data === 'ko' || data === 'en')
    (event as unknown as Extendable).waitUntil(keepScreens(data).catch(() => undefined))
})

/** Keeps the files of the screens that show kept results; those that are there already become the newest, and stay longest. */
async function keepScreens(language?: 'ko' | 'en'): Promise<void> {
  const list = await fetch(`/assets/offline-${BUILD}.json`)
  const { common, english } = (await list.json()) as Record<'common' | 'english', string[]>
  const cache = await caches.open(ASSETS)
  const readsEnglish = language === 'en' || (await cache.keys()).some(({ url }) => url.includes('english'))
  await Promise.all(
    [...common, ...(readsEnglish ? english : [])].map(async (file) => {
      const kept = (await cache.match(file, WHOEVER_ASKED)) ?? (await fetch(file))
      if (!kept.ok) throw new Error(file)
      await cache.put(file, kept)
    }),
  )
}

addEventListener('activate', (event) =>
  (event as Extendable).waitUntil(removeOthers().then(() => worker.clients.claim())),
)

/** What workers of before kept. */
async function removeOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => ![SHELL, ASSETS, CATALOGUES].includes(name)).map((name) => caches.delete(name)),
  )
}

addEventListener('fetch', (event) => {
  const { request } = event as Fetching
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // no document is kept, the invented one neither
  if (pathname.startsWith('/assets/') && !pathname.endsWith('.pdf')) (event as Fetching).respondWith(asset(request))
  else if (pathname === '/api/special-clauses') (event as Fetching).respondWith(catalogue(request))
  else if (request.mode === 'navigate' && !/^\/(api|v3|swagger-ui|metrics)(\/|$)/.test(pathname))
    (event as Fetching).respondWith(page(request))
})

/** Their names change with their content: what is kept is right, whoever asked for it. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(new URL(request.url).pathname, WHOEVER_ASKED)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(new URL(request.url).pathname, answer.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((key) => cache.delete(key)))
  }
  return answer
}

/**
 * The same for everybody, so no answer is anybody's; without a network as last seen in that language. Kept under an address alone:
 * the request may carry a login, and of requests that differ in their headers a browser keeps one.
 */
async function catalogue(request: Request): Promise<Response> {
  const cache = await caches.open(CATALOGUES)
  const key = `${new URL(request.url).pathname}?lang=${request.headers.get('accept-language')}`
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(key, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(key, WHOEVER_ASKED)
    if (kept) return kept
    throw error
  }
}

/** The network's page; without one the start page as it was last seen, which then shows what this device has kept. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok && new URL(request.url).pathname === '/') await cache.put('/', answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match('/')
    if (kept) return kept
    throw error
  }
}

/** Browsers want something to be shown for whatever comes; one that is sent again takes the place of the first. */
addEventListener('push', (event) => {
  const { title, path, id } = messageOf(event as Pushed)
  const shown = worker.registration.showNotification(title, { tag: id, data: path, icon: '/icon-192.png' })
  ;(event as Extendable).waitUntil(shown)
})

function messageOf({ data }: Pushed): { title: string; path: string; id: string } {
  let given: unknown = null
  try {
    given = data?.json()
  } catch {
    // nothing of ours
  }
  const { title, path, id } = (given ?? {}) as Record<string, unknown>
  return {
    title: typeof title === 'string' ? title : worker.location.hostname,
    path: ownPath(path),
    id: typeof id === 'string' ? id : '',
  }
}

/** Only a path of this origin is opened, whatever a message says. */
function ownPath(given: unknown): string {
  const url = typeof given === 'string' ? URL.parse(given, worker.location.origin) : null
  return url?.origin === worker.location.origin ? `${url.pathname}${url.search}` : '/'
}

addEventListener('notificationclick', (event) => {
  const { notification } = event as Pressed
  notification.close()
  ;(event as Extendable).waitUntil(open(ownPath(notification.data)))
})

/** A page that is there already, so that nothing that somebody types in another one is lost; else a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => ownPath(url) === path)
  await (there === undefined ? worker.clients.openWindow(path) : there.focus())
}
