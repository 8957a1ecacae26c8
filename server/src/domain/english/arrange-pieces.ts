import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import { compactName } from '../district/name-index.ts'
import type { StepBudget } from '../step-budget.ts'
import { chainsOf, isWhole, likeliestChain, likeliestNames } from './arrange-places.ts'
import type { Piece } from './pieces.ts'
import type { SpeltName } from './spelt-names.ts'
import { isHarmless } from './words.ts'

/** An English text translated for the Korean parsers. */
export type InKorean = {
  /** At least one; several if the spelling is ambiguous. */
  texts: readonly string[]
  /** A place merely sounds like a name, so it is never resolved automatically. */
  isGuess: boolean
  /** Words that may change the meaning of a number or place, and were left out: `500 deposit`, `near`, `5 minutes walk`. */
  leftOut: readonly string[]
  /** The part of the English text that a part of one of the texts was translated from. */
  typedOf(korean: string): string
}

type Part = { korean: string; typed: string }
type PlacePiece = Extract<Piece, { kind: 'PLACE' }>
type RoadPiece = Extract<Piece, { kind: 'ROAD' }>
type NumberPiece = Extract<Piece, { kind: 'NUMBER' }>

const MOST_TEXTS = 8
/** More unrelated places than this form a list, not an address. */
const MOST_PLACES = 2
const NOT_THIS = ' 말고'
/** Ranks of 동 and 리, which follow a road address in parentheses. */
const BEHIND_ROADS = new Set([3, 5])

/** Arranges the pieces in Korean order: places, road, number, other pieces, and the part of the building. */
export function arrange(all: readonly Piece[], catalogue: DistrictCatalogue, budget: StepBudget): InKorean {
  const pieces = all.filter(({ kind }) => kind !== 'FILLER')
  const { places, chains } = placesOf(pieces.filter(isDistrict), catalogue, budget)
  const road = pieces.find((piece) => piece.kind === 'ROAD')
  const lot = lotBesideRoad(pieces, places, road)
  const number = addressNumber(
    pieces.filter((piece) => piece !== lot),
    places,
    road,
  )
  const used = new Set<Piece | undefined>([...places, road, lot, number])
  const rest = pieces.filter((piece) => !used.has(piece))
  const isCertain = pieces.some((piece) => piece.kind === 'PLACE' && !piece.isGuess)
  const behind = optionsOf(
    rest.filter(({ kind }) => kind !== 'UNIT'),
    isCertain,
  )
  const units = rest.filter((piece) => piece.kind === 'UNIT').toSorted((a, b) => a.order - b.order)
  const typed = places.map((place) => place.typed).join(' ')
  const ways = chains.flatMap((chain) =>
    (road?.roads ?? [null]).flatMap((roadName) => {
      const isNote = ({ rank }: SpeltName) => roadName !== null && lot === undefined && BEHIND_ROADS.has(rank)
      const head = [
        ...chain.filter((each) => !isNote(each)).map(({ name }) => ({ korean: name, typed })),
        ...(lot === undefined ? [] : [lot]),
        ...(roadName === null || road === undefined ? [] : [{ korean: roadName, typed: road.typed }]),
        ...(number === undefined ? [] : [number]),
      ]
      const tail = [...units, ...chain.filter(isNote).map(({ name }) => ({ korean: `(${name})`, typed }))]
      return behind.map((parts): Part[] => [...head, ...parts, ...tail])
    }),
  )
  const isGuess = !isCertain && places.length < 2 && pieces.some(({ kind }) => kind === 'PLACE')
  const leftOut = all.filter(isLeftOut).map((piece) => piece.typed)
  return { ...inWords(ways.slice(0, MOST_TEXTS)), isGuess, leftOut }
}

/** A filler that may matter, or a word before a bare number: of `budget 500`, only 500 is left. */
function isLeftOut(piece: Piece): boolean {
  return piece.kind === 'FILLER' ? !isHarmless(piece.typed) : piece.kind === 'TERM' && /^[\d.]+$/u.test(piece.korean)
}

/** Whether the piece is a requested district rather than a station. */
function isDistrict(piece: Piece): piece is PlacePiece {
  if (piece.kind !== 'PLACE' || piece.isExcluded === true) return false
  return piece.readings.flat().some(({ districts }) => districts.length > 0)
}

/**
 * The nested places, in every possible nesting. If they do not all nest, some are building names or other words: first
 * those that merely sound like a place are dropped, then those without their unit.
 */
function placesOf(all: readonly PlacePiece[], catalogue: DistrictCatalogue, budget: StepBudget) {
  for (const places of [all, all.filter(({ isGuess }) => !isGuess), all.filter(isWhole)]) {
    const [only] = places
    const isAlone = places.length === 1 && only !== undefined
    const chains = isAlone ? likeliestNames(only).map((name) => [name]) : chainsOf(places, catalogue, budget)
    if (chains.length > 0) return { places, chains }
  }
  // 인천 남구 is a former name: if at least the order is clear, the Korean parser resolves the nesting
  const inRanks = likeliestChain(all)
  return inRanks === null ? { places: [], chains: [[]] } : { places: all, chains: [inRanks] }
}

/** Of an address that has both a lot and a road with its number, the number of the lot. */
function lotBesideRoad(
  pieces: readonly Piece[],
  places: readonly PlacePiece[],
  road: RoadPiece | undefined,
): NumberPiece | undefined {
  const numbers = pieces.filter((piece) => piece.kind === 'NUMBER')
  const isNextTo = (piece: Piece, other: Piece) => Math.abs(pieces.indexOf(piece) - pieces.indexOf(other)) === 1
  const [lot, ...others] = numbers.filter((number) => places.some((place) => isNextTo(number, place)))
  const ofRoad = numbers.filter((number) => number !== lot && road !== undefined && isNextTo(number, road))
  return others.length === 0 && ofRoad.length === 1 ? lot : undefined
}

/** The number next to the road or to a district; if the text has only one number, that one, wherever it is. */
function addressNumber(
  pieces: readonly Piece[],
  places: readonly PlacePiece[],
  road: RoadPiece | undefined,
): NumberPiece | undefined {
  const numbers = pieces.filter((piece) => piece.kind === 'NUMBER')
  const beside = road === undefined ? places : [road]
  const isBehind = (number: Piece) => beside.some((piece) => pieces.indexOf(number) === pieces.indexOf(piece) + 1)
  const isBefore = (number: Piece) => beside.some((piece) => pieces.indexOf(number) === pieces.indexOf(piece) - 1)
  const only = numbers.length === 1 && pieces.every(({ kind }) => kind !== 'TERM') ? numbers[0] : undefined
  const [before, behind] = [numbers.find(isBefore), numbers.find(isBehind)]
  // 50, Sillim-dong 1422-5
  const isLot = behind?.korean.includes('-') === true && before?.korean.includes('-') === false
  return (road !== undefined || isLot ? behind : undefined) ?? before ?? behind ?? only
}

/** Every translation of the pieces after the address, as names may be ambiguous; the likeliest for a list of places. */
function optionsOf(pieces: readonly Piece[], isCertain: boolean): Part[][] {
  const isList = pieces.filter(({ kind }) => kind === 'PLACE').length > MOST_PLACES
  const most = isList ? 1 : MOST_TEXTS
  return pieces.reduce<Part[][]>(
    (ways, piece) =>
      ways
        .flatMap((way) => koreanOf(piece, isCertain).map((korean) => [...way, { korean, typed: piece.typed }]))
        .slice(0, most),
    [[]],
  )
}

/** `isCertain`: a place is named for certain, so words that merely sound like a place are not treated as one. */
function koreanOf(piece: Piece, isCertain: boolean): readonly string[] {
  const behind = piece.isExcluded === true ? NOT_THIS : ''
  if (piece.kind === 'PLACE' && piece.isGuess && isCertain) return [piece.typed]
  if (piece.kind === 'PLACE') return likeliestNames(piece).map(({ name }) => name + behind)
  if (piece.kind === 'ROAD') return piece.roads
  // the rest of another number never joins that of the lot: 397, 13F -1506
  return ['korean' in piece ? piece.korean + behind : piece.typed.replace(/^-+(?=.)/u, '')]
}

function inWords(ways: readonly (readonly Part[])[]): Pick<InKorean, 'texts' | 'typedOf'> {
  const compact = ways.map((parts) => parts.map(({ korean }) => compactName(korean)))
  return {
    texts: [...new Set(ways.map((parts) => parts.map(({ korean }) => korean).join(' ')))],
    typedOf(korean) {
      const wanted = compactName(korean)
      const at = compact.findIndex((parts) => parts.join('').includes(wanted))
      const from = compact[at]?.join('').indexOf(wanted) ?? 0
      let end = 0
      const typed = (ways[at] ?? []).filter((_, index) => {
        const start = end
        end += compact[at]?.[index]?.length ?? 0
        return start < from + wanted.length && end > from
      })
      return typed.length === 0 ? korean : [...new Set(typed.map((part) => part.typed))].join(' ')
    },
  }
}
