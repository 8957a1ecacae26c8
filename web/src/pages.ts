import type { ComponentType, ReactNode } from 'react'
import { setScreens } from './lib/built.ts'
import { START } from './lib/links.ts'
import { loadPart } from './lib/load-part.ts'
import { wordsReady } from './lib/words.ts'
import { ROUTES, type RouteEntry } from './routes.ts'

/** `Around`: what the screen needs about it; `null` for the first one, which stays small. */
export type LoadedPage = { Content: ComponentType; Around: ComponentType<{ children: ReactNode }> | null }
export type Match = { entry: RouteEntry; params: Record<string, string> }

const pages = new Map<RouteEntry, LoadedPage | Promise<LoadedPage>>()
const failed = new Set<RouteEntry>()

/** The route of an address; `undefined` where there is none, or its screen is not built yet. */
export function matchPath(path: string): Match | undefined {
  for (const entry of ROUTES) {
    if (entry.load === null) continue
    for (const pattern of [entry.path].flat()) {
      const params = paramsOf(pattern, path)
      if (params) return { entry, params }
    }
  }
  return undefined
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

setScreens((path) => matchPath(path) !== undefined)

/**
 * Loads a route's screen, or hands back the loaded one without waiting. One promise a screen, also where it failed: a new one at
 * each drawing would wait for ever.
 */
export function pageOf(entry: RouteEntry): LoadedPage | Promise<LoadedPage> {
  const known = pages.get(entry)
  if (known) return known
  const loading = load(entry)
  pages.set(entry, loading)
  loading.catch(() => failed.add(entry))
  return loading
}

/** A screen that did not arrive at one visit is asked for anew at the next, also where it was left before it failed. */
export function forgetFailed(entry: RouteEntry): void {
  if (failed.delete(entry)) pages.delete(entry)
}

async function load(entry: RouteEntry): Promise<LoadedPage> {
  if (entry.load === null) throw new Error('no screen')
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
