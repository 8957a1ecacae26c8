import { useSyncExternalStore } from 'react'

export type Language = 'ko' | 'en'

type Modules = Record<string, object>

/**
 * English that is loaded separately, with the screens that use it: for operators, for reading documents, for an
 * account.
 */
export type EnglishChunk = 'console' | 'document' | 'account'

const KEY = 'language'
const listeners = new Set<() => void>()
/** Where the English for a set of Korean words is: its name, and its chunk unless it is loaded with the first screen. */
const names = new Map<object, [name: string, chunk?: EnglishChunk]>()
const english = new Map<object, object>()
/** The current language of the client, stored on this device. */
let current: Language = 'ko'
/** The language being loaded. */
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
 * Registers the English for a set of Korean words. The build appends one such call to every `words.ko.ts`.
 *
 * @public
 */
export function inEnglish(ko: object, ...place: [name: string, chunk?: EnglishChunk]): void {
  names.set(ko, place)
  if (wanted === 'en') loadEnglish()
}

/** Waits for the words of everything loaded so far; resolves at once in Korean. */
export function wordsReady(): Promise<unknown> {
  return loading
}

/** English requested before is available at once; words that do not arrive stay Korean. */
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

/**
 * Restores the language last chosen on this device, else the one in the address. If English does not arrive, Korean is
 * used.
 */
export async function restoreLanguage(): Promise<void> {
  const asked = localStorage.getItem(KEY) ?? new URLSearchParams(location.search).get('lang')
  if (asked === 'en') await speak('en').catch(() => undefined)
}

/** Throws if English cannot be loaded; nothing changes in that case. */
export async function setLanguage(next: Language): Promise<void> {
  await speak(next)
  localStorage.setItem(KEY, next)
}

async function speak(next: Language): Promise<void> {
  wanted = next
  if (next === 'en') await englishArrived()
  // the other language was chosen in the meantime
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

/** Korean while the prerendered page is hydrated. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language, (): Language => 'ko')
}

/** A set of words in the reader's language. */
export function useWords<T extends object>(ko: T): T {
  return useLanguage() === 'en' ? inCurrentLanguage(ko) : ko
}

/** The same outside a component. */
export function inCurrentLanguage<T extends object>(ko: T): T {
  return current === 'en' ? ((english.get(ko) as T | undefined) ?? ko) : ko
}
