import type { ComponentType, ReactNode } from 'react'
import { START } from './lib/links.ts'
import { loadPart } from './lib/load-part.ts'
import { wordsReady } from './lib/words.ts'
import type { RouteEntry } from './routes.ts'

/** `Around`: the providers around the screen; `null` for the first screen, which stays small. */
export type LoadedPage = { Content: ComponentType; Around: ComponentType<{ children: ReactNode }> | null }

const pages = new Map<RouteEntry, LoadedPage | Promise<LoadedPage>>()
const failed = new Set<RouteEntry>()

/**
 * Loads a route's screen, or returns the loaded one synchronously. Each screen has one promise, even after a failure: a
 * new promise on each render would wait for ever.
 */
export function pageOf(entry: RouteEntry): LoadedPage | Promise<LoadedPage> {
  const known = pages.get(entry)
  if (known) return known
  const loading = load(entry)
  pages.set(entry, loading)
  loading.catch(() => failed.add(entry))
  return loading
}

/** A screen that failed to load is requested again on the next visit, even if the user left before the failure. */
export function forgetFailed(entry: RouteEntry): void {
  if (failed.delete(entry)) pages.delete(entry)
}

async function load(entry: RouteEntry): Promise<LoadedPage> {
  const isFirst = entry.path === START
  const [{ default: Content }, around] = await Promise.all([
    loadPart(entry.load),
    isFirst ? null : loadPart(() => import('./with-queries.tsx')),
  ])
  await wordsReady()
  const page = { Content, Around: around?.WithQueries ?? null }
  pages.set(entry, page)
  return page
}
