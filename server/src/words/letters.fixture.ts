export const HANGUL = /\p{Script=Hangul}/u

/** Three English words in a row: a sentence, not a code, a name or a URL. */
export const ENGLISH_SENTENCE = /(?:^|[^A-Za-z/_.-])[A-Za-z]+ [a-z]+ [a-z]+/

/** Returns a text without its bracketed parts: the official names after the English ones. */
export function withoutBrackets(text: string): string {
  const without = text.replaceAll(/\([^()]*\)/g, '')
  return without === text ? text : withoutBrackets(without)
}
