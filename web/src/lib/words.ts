import { useSyncExternalStore } from 'react'

export type Language = 'ko' | 'en'

type Modules = Record<string, object>

/** What is loaded apart, when a screen of it is: the English of operators, of what reads documents, of an account. */
export type EnglishChunk = 'console' | 'document' | 'account'

const KEY = 'language'
const listeners = new Set<() => void>()
/** Where the English of some Korean words is: its name, and the chunk unless it is with the first screen. */
const names = new Map<object, [name: string, chunk?: EnglishChunk]>()
const english = new Map<object, object>()
/** The language in which the client speaks, kept on this device. */
let current: Language = 'ko'
/** The one that is on its way. */
let wanted: Language = 'ko'
let loading: Promise<unknown> = Promise.resolve()

export function language(): Language {
  return current
}

/** For `Intl`. */
export function locale(): string {
  return current === 'en' ? 'en-GB' : 'ko-KR'
}

/**
 * Registers the name of the English beside some Korean words. The build writes one such line under every `words.ko.ts`.
 *
 * @public
 */
export function inEnglish(ko: object, ...place: [name: string, chunk?: EnglishChunk]): void {
  names.set(ko, place)
  if (wanted === 'en') loadEnglish()
}

/** Waits for the words of everything that is loaded so far; at once in Korean. */
export function wordsReady(): Promise<unknown> {
  return loading
}

/** What was asked for before is there at once; what does not arrive stays Korean. */
function loadEnglish(): void {
  const missing = [...names].filter(([ko]) => !english.has(ko))
  loading = Promise.allSettled([loading, ...missing.map(loadOne)])
}

function moduleOf(chunk?: EnglishChunk): Promise<Modules> {
  if (chunk === 'console') return import('virtual:english-console')
  if (chunk === 'document') return import('virtual:english-document')
  return chunk ? import('virtual:english-account') : import('virtual:english')
}

async function loadOne([ko, [name, chunk]]: [object, [name: string, chunk?: EnglishChunk]]): Promise<void> {
  const modules: Modules = await moduleOf(chunk)
  english.set(ko, modules[name] ?? ko)
}

/** What was chosen last on this device, else what the address says. English that does not arrive leaves the client in Korean. */
export async function restoreLanguage(): Promise<void> {
  const asked = localStorage.getItem(KEY) ?? new URLSearchParams(location.search).get('lang')
  if (asked === 'en') await speak('en').catch(() => undefined)
}

/** Throws where English cannot be loaded; nothing has changed then. */
export async function setLanguage(next: Language): Promise<void> {
  await speak(next)
  localStorage.setItem(KEY, next)
}

async function speak(next: Language): Promise<void> {
  wanted = next
  if (next === 'en') await englishArrived()
  // somebody was quicker with the other one
  if (wanted !== next) return
  current = next
  document.documentElement.lang = next
  for (const listener of listeners) listener()
}

async function englishArrived(): Promise<void> {
  loadEnglish()
  await loading
  if (english.size > 0) return
  wanted = current
  throw new Error('English did not arrive')
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Korean while what was prerendered is taken over. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language, (): Language => 'ko')
}

/** Some words in the reader's language. */
export function useWords<T extends object>(ko: T): T {
  return useLanguage() === 'en' ? inCurrentLanguage(ko) : ko
}

/** The same outside a component. */
export function inCurrentLanguage<T extends object>(ko: T): T {
  return current === 'en' ? ((english.get(ko) as T | undefined) ?? ko) : ko
}
