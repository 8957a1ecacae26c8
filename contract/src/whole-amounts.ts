const NO_BREAK = '\u00a0'
/** Between the parts of `1억 2,000만 원`, and of `₩120 million`. */
const WITHIN = /(?<=\d[조억만천]?) (?=[\d,]*[억만원]|[mb]illion)/g

/** A sentence in which no amount is broken over two lines. */
export function withWholeAmounts(sentence: string): string {
  return sentence.replaceAll(WITHIN, NO_BREAK)
}
