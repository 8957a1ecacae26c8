const NO_BREAK = '\u00a0'
/** The blank between the parts of `1억 2,000만 원` and of `₩120 million`. */
const WITHIN = /(?<=\d[조억만천]?) (?=[\d,]*[억만원]|[mb]illion)/g

/** Returns a sentence in which no amount is broken across two lines. */
export function withWholeAmounts(sentence: string): string {
  return sentence.replaceAll(WITHIN, NO_BREAK)
}
