import type { SpeltName } from './spelt-names.ts'

/**
 * `readings`: what the spelling may mean, the closest way first; a name with 역 or the like behind it is in no district of
 * its own. `isGuess`: it is only heard alike, and no word says that it is a place.
 */
export type Place = { kind: 'PLACE'; readings: readonly (readonly SpeltName[])[]; isGuess: boolean }

/** What a piece of an English text says. `typed`: as it stands there. `isExcluded`: not that. */
export type Piece = { typed: string; isExcluded?: boolean } & (
  | Place
  /** `roads`: every name that the spelling may stand for. */
  | { kind: 'ROAD'; roads: readonly string[] }
  /** That of a lot or of a building on a road: `1422-5`, `산 12-3`. */
  | { kind: 'NUMBER'; korean: string }
  /** Part of a building. `order`: that of Korean, building, floor and room. */
  | { kind: 'UNIT'; korean: string; order: number }
  /** Amounts, sizes, rooms, kinds of homes and of contracts. */
  | { kind: 'TERM'; korean: string }
  /** It says nothing: `near`, `the`. */
  | { kind: 'FILLER' }
  | { kind: 'UNREAD' }
)

/** The piece that begins at a position, and how much of the text it takes. */
export type Found = { piece: Piece; length: number }
