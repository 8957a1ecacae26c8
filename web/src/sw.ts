/** The parts of the service worker API used here; TypeScript cannot load the types of windows and workers together. */
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

/** Hash of the sources: another build is another worker, which notifies open pages that they are outdated. */
declare const BUILD: string

const worker = globalThis as unknown as Scope
const SHELL = `shell-${BUILD}`
const ASSETS = 'assets-2'
const CATALOGUES = 'catalogues-2'
/** Assets beyond this number belong to earlier versions. */
const MOST_ASSETS = 200
/** Pages send their origin when they request a script, this worker does not, and responses vary by it. */
const WHOEVER_ASKED = { ignoreVary: true }
/** The same as in `lib/results-database.ts`, which this file cannot import: a worker is a single file. */
const RESULTS_DATABASE = 'lease-check'

/** A newer client takes over once everything it needs offline is cached; if anything is missing, the previous one stays. */
addEventListener('install', (event) => (event as Extendable).waitUntil(install().then(() => worker.skipWaiting())))

async function install(): Promise<void> {
  await (await caches.open(SHELL)).addAll(['/', '/favicon.svg'])
  const databases = await indexedDB.databases()
  if (databases.some(({ name }) => name === RESULTS_DATABASE)) await keepScreens()
}

/** A page that stores a result sends its language, so that files it loaded before this worker started are cached too. */
addEventListener('message', (event) => {
  const { data } = event
  if (data === 'ko' || data === 'en')
    (event as unknown as Extendable).waitUntil(keepScreens(data).catch(() => undefined))
})

/** Caches the files of the screens for stored results; files already cached become the newest, and stay longest. */
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

/** Removes the caches of previous workers. */
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
  // documents are never cached, not even the invented one
  if (pathname.startsWith('/assets/') && !pathname.endsWith('.pdf')) (event as Fetching).respondWith(asset(request))
  else if (pathname === '/api/special-clauses') (event as Fetching).respondWith(catalogue(request))
  else if (request.mode === 'navigate' && !/^\/(api|v3|swagger-ui|metrics)(\/|$)/.test(pathname))
    (event as Fetching).respondWith(page(request))
})

/** Asset names change with their content, so a cached asset is always correct, whoever requested it. */
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
 * The catalogue is the same for everybody, so a response holds nobody's data; offline, the last one in that language is
 * served. Cached by URL only: the request may carry a login, and browsers keep one of several requests that differ in headers.
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

/** The page from the network; offline, the last start page, which then shows the results stored on this device. */
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

/** Browsers require a notification for every push; one that is sent again replaces the first. */
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
    // not a message of this service
  }
  const { title, path, id } = (given ?? {}) as Record<string, unknown>
  return {
    title: typeof title === 'string' ? title : worker.location.hostname,
    path: ownPath(path),
    id: typeof id === 'string' ? id : '',
  }
}

/** Only a path of this origin is opened, whatever the message contains. */
function ownPath(given: unknown): string {
  const url = typeof given === 'string' ? URL.parse(given, worker.location.origin) : null
  return url?.origin === worker.location.origin ? `${url.pathname}${url.search}` : '/'
}

addEventListener('notificationclick', (event) => {
  const { notification } = event as Pressed
  notification.close()
  ;(event as Extendable).waitUntil(open(ownPath(notification.data)))
})

/** Focuses a page that already shows the path, so that input in other pages is not lost; otherwise opens a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => ownPath(url) === path)
  await (there === undefined ? worker.clients.openWindow(path) : there.focus())
}
