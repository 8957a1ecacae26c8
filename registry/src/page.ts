/** A piece of text on a page, in points from its upper left corner. `y` is the line that it stands on, `height` the size of its font. */
export type TextItem = { text: string; x: number; y: number; width: number; height: number }

/** A straight line that is drawn on a page, in the same points; a thin filled box is one too. */
export type DrawnLine = { x1: number; y1: number; x2: number; y2: number }

/** `scanned`: its text is hidden behind a picture of the page; absent where the feeder cannot know. */
export type Page = { items: readonly TextItem[]; lines: readonly DrawnLine[]; scanned?: boolean }

/** What a reader takes at most, whatever a file says; a document of an apartment has 3 to 40 pages. What is cut off is named unread. */
export const LIMITS = {
  pages: 120,
  bytes: 30_000_000,
  charactersOfPage: 12_000,
  /** Dots of dotted lines each are one. */
  linesOfPage: 60_000,
  rulesOfPage: 8_000,
  characters: 400_000,
  operatorsOfPage: 300_000,
  pointsOfPath: 120_000,
  milliseconds: 60_000,
  pastedCharacters: 400_000,
  rowsOfTable: 400,
}

/** Fewer letters than this on all pages together are no text of a document. */
export const LEAST_LETTERS = 30
