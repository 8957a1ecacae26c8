import { inWords } from './in-words.ts'
import type { Worded } from './message.ts'

/** Returns a value with its messages in Korean. */
export function inKorean<T>(value: T): Worded<T> {
  return inWords(value, 'ko')
}
