import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const SOURCES = join(import.meta.dirname, '../src')
const FIRST = ['main.tsx', 'routes/start/page.tsx'].map((file) => join(SOURCES, file))
/** Runs before the first frame and must not wait for the rest. */
const BEFORE = join(SOURCES, 'boot.ts')
const ROUTES = join(SOURCES, 'routes.ts')
const COMMON = join(SOURCES, 'with-queries.tsx')
/** The screens of operators, and one that few tenants open. */
const NOT_COUNTED = /\/routes\/(?:console|dev|result\/send)\//
const ROOM = /\/routes\/([\w-]+)\//
/** What screens of an account share: one file more would be named in the first one, which lists all of them. */
const ACCOUNT = /\/(?:lib\/(?:consents|password|use-client-settings)|ui\/(?:consent-boxes|password-field))/
/** A module that this many tenant screens use is loaded with the first of them. */
const SCREENS = 8

/**
 * Small modules shared by several screens would each be a file and a request. Those that the first screen needs are put into
 * one file, those that most others need into a second, and those that the screens of one room share into a file of the room.
 */
export function chunkOf(id: string, context: Context): string | null {
  if ([...FIRST, COMMON].includes(id) || reached(BEFORE, context).has(id)) return null
  if (FIRST.some((entry) => reached(entry, context).has(id))) return 'first'
  const screens = screensOf(id, context)
  if (screens.length >= SCREENS || reached(COMMON, context).has(id)) return 'common'
  if (ACCOUNT.test(id) && screens.length > 1) return 'account'
  const [room, ...others] = new Set(screens.map((screen) => ROOM.exec(screen)?.[1]))
  return screens.length > 1 && room !== undefined && others.length === 0 ? room : null
}

/** The tenant screens that need a module. */
function screensOf(id: string, context: Context): string[] {
  const screens = context.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? []
  return screens.filter((screen) => !NOT_COUNTED.test(screen) && screen !== id && reached(screen, context).has(id))
}

const known = new Map<string, Set<string>>()

/** The modules that an entry imports statically, directly or indirectly. */
function reached(entry: string, context: Context): Set<string> {
  const found = known.get(entry) ?? new Set<string>()
  if (known.has(entry)) return found
  known.set(entry, found)
  const collect = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(imported)
  }
  collect(entry)
  return found
}
