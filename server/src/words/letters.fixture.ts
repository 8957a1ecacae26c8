export const HANGUL = /\p{Script=Hangul}/u

/** Three English words in a row: a sentence, and no code, name or address of a page. */
export const ENGLISH_SENTENCE = /(?:^|[^A-Za-z/_.-])[A-Za-z]+ [a-z]+ [a-z]+/

/** A text without what stands in brackets in it: the official name after the English one. */
export function withoutBrackets(text: string): string {
  const without = text.replaceAll(/\([^()]*\)/g, '')
  return without === text ? text : withoutBrackets(without)
}
