import type { SpeltName } from './spelt-names.ts'

/**
 * `readings`: the possible names, closest spelling first; a name followed by 역 or the like has no district of its own.
 * `isGuess`: the word merely sounds like the name, and no other word marks it as a place.
 */
export type Place = { kind: 'PLACE'; readings: readonly (readonly SpeltName[])[]; isGuess: boolean }

/** A parsed piece of an English text. `typed`: the original text. `isExcluded`: the user does not want it. */
export type Piece = { typed: string; isExcluded?: boolean } & (
  | Place
  /** `roads`: every name that the spelling may stand for. */
  | { kind: 'ROAD'; roads: readonly string[] }
  /** The number of a lot, or of a building on a road: `1422-5`, `산 12-3`. */
  | { kind: 'NUMBER'; korean: string }
  /** Part of a building. `order`: the position in Korean order: building, floor, room. */
  | { kind: 'UNIT'; korean: string; order: number }
  /** Amounts, sizes, rooms, kinds of homes and of contracts. */
  | { kind: 'TERM'; korean: string }
  /** Carries no meaning: `near`, `the`. */
  | { kind: 'FILLER' }
  | { kind: 'UNREAD' }
)

/** The piece that starts at a position, and the length of its text. */
export type Found = { piece: Piece; length: number }
