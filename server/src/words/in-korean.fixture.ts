import { inWords } from './in-words.ts'
import type { Worded } from './message.ts'

/** What a person reads of a value in Korean. */
export function inKorean<T>(value: T): Worded<T> {
  return inWords(value, 'ko')
}
