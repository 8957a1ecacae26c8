/** Text on a page, in points from the upper left corner. `y` is its baseline, `height` its font size. */
export type TextItem = { text: string; x: number; y: number; width: number; height: number }

/** A straight line drawn on a page, in the same points; includes thin filled boxes. */
export type DrawnLine = { x1: number; y1: number; x2: number; y2: number }

/**
 * `scanned`: the text is hidden behind a picture of the page; absent if the caller cannot know. `hasUnknownLetters`: it
 * shows text of which the file does not say what letters it is, some of which may be a blank.
 */
export type Page = {
  items: readonly TextItem[]
  lines: readonly DrawnLine[]
  scanned?: boolean
  hasUnknownLetters?: boolean
}

/** Limits of a reader for any file; an apartment's document has 3 to 40 pages. Parts cut off are reported as unread. */
export const LIMITS = {
  pages: 120,
  bytes: 30_000_000,
  charactersOfPage: 12_000,
  /** Each dot of a dotted line counts as one. */
  linesOfPage: 60_000,
  rulesOfPage: 8_000,
  characters: 400_000,
  operatorsOfPage: 300_000,
  pointsOfPath: 120_000,
  milliseconds: 60_000,
  pastedCharacters: 400_000,
  rowsOfTable: 400,
}

/** Minimum number of letters on all pages together; with fewer, the pages contain no document text. */
export const LEAST_LETTERS = 30
