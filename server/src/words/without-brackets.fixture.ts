/** A text without what stands in brackets in it: the official name after the English one. */
export function withoutBrackets(text: string): string {
  const without = text.replaceAll(/\([^()]*\)/g, '')
  return without === text ? text : withoutBrackets(without)
}
