import { lazy, type ReactNode } from 'react'
import { loadPart } from './load-part.ts'
import { wordsReady } from './words.ts'

/** A component that loads once it is first drawn, with its words in the current language. */
export function lazyPart<P extends object>(load: () => Promise<{ default: (props: P) => ReactNode }>) {
  return lazy(async () => {
    const part = await loadPart(load)
    await wordsReady()
    return part
  })
}
