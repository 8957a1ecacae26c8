import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { StepBudget } from '../step-budget.ts'
import { arrange, type InKorean } from './arrange-pieces.ts'
import { districtSpellings } from './district-spellings.ts'
import type { Found, Piece } from './pieces.ts'
import { readPlace } from './read-place.ts'
import { readRoad } from './roads.ts'
import type { SpeltNames } from './spelt-names.ts'
import { readTerm } from './terms.ts'
import { readUnit } from './units.ts'
import { readWellKnown } from './well-known-places.ts'
import { exclusionAt, readFiller, readWord } from './words.ts'

const LATIN = /[a-z]{2}/iu
const LONGEST = 300
/** Further places are ignored: an address has five, and a question few. */
const MOST_PLACES = 8
const GAP = /(?:[\s,;:.()[\]"“”‘]|(?<=[a-z\s])\/(?=\s*[\d₩]))+/iuy
/** `1,000/60` is one word. */
const WORD = /\d{1,3}(?:,\d{3})+(?!\d)[^\s,;()[\]"“”]*(?:,\d{3}(?!\d))*|[^\s,;()[\]"“”]+/uy
const NUMBER =
  /(?:no\.\s*)?(?<mountain>san[\s-]*)?(?<number>\d{1,5}(?:-\d{1,5}|\s-\s\d{1,5}(?!\s?-))?)(?:[\s-]*b(?:eo|u)n-?ji\b(?!-))?(?![\w%/]|[.,]\d)/iuy
/** `No. 23`. */
const NUMBERED = /^no\.\s*\d/iu
const COUNTRY = /[\s,]*\b(?:(?:the\s+)?republic\s+of\s+korea|(?:south\s+)?korea|rok)[\s.]*$/iu
/** At the end of an address, where no lot has so many digits. */
const ZIP_CODE = /(?<=[a-z)][\s,]*)[\s,]\d{5}$/iu
const DASH = /[\u2010-\u2015\u2212]/gu
const READINGS = 'il i sam sa o yuk chil pal gu'.split(' ')
/** `2(i)-ga`: maps write the reading of the number behind it. */
const READ_ALOUD = new RegExp(String.raw`(\d)\s?\((${READINGS.join('|')})\)(?=-?(?:ga|dong)\b)`, 'giu')
/** McCune-Reischauer writes vowels with marks. */
const MARKED = /[\u00c0-\u024f]/gu

/**
 * Translates an English address or question into the words and order that the Korean parsers expect, so that both
 * languages share all later code; null if the text is not English. Never throws.
 */
export function inKorean(
  text: string,
  { catalogue, places }: { catalogue: DistrictCatalogue; places?: SpeltNames | undefined },
  budget: StepBudget,
): InKorean | null {
  if (!LATIN.test(text)) return null
  const plain = text
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(MARKED, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll(DASH, '-')
    .replace(READ_ALOUD, (all, digit: string, reading: string) =>
      READINGS[Number(digit) - 1] === reading.toLowerCase() ? digit : all,
    )
    .trim()
    .replace(COUNTRY, '')
    .replace(ZIP_CODE, '')
    .replace(COUNTRY, '')
  const districts = districtSpellings(catalogue)
  const sources = places === undefined ? [districts] : [districts, places]
  const pieces = readPieces(plain, (at) => readPieceAt(plain, at, sources, budget))
  const isEnglish = pieces.some(
    ({ kind, typed }) => ['PLACE', 'ROAD', 'TERM', 'UNIT'].includes(kind) && LATIN.test(typed),
  )
  return isEnglish && !budget.isSpent() ? arrange(pieces, catalogue, budget) : null
}

function readPieces(text: string, readAt: (at: number) => Found | null): Piece[] {
  const pieces: Piece[] = []
  let places = 0
  let at = skipGap(text, 0)
  while (at < text.length && places < MOST_PLACES) {
    const { piece, length } = readExcluded(text, at, readAt) ?? readAt(at) ?? unread(text, at)
    pieces.push(piece)
    places += Number(piece.kind === 'PLACE')
    at = skipGap(text, at + length)
  }
  return pieces
}

function skipGap(text: string, at: number): number {
  GAP.lastIndex = at
  return at + (GAP.exec(text)?.[0].length ?? 0)
}

/** `not an apartment`, `except Gangnam`. */
function readExcluded(text: string, at: number, readAt: (at: number) => Found | null): Found | null {
  const before = exclusionAt(text, at)
  const found = before === 0 ? null : readAt(at + before)
  if (found === null || (found.piece.kind !== 'TERM' && found.piece.kind !== 'PLACE')) return null
  const length = before + found.length
  return { piece: { ...found.piece, isExcluded: true, typed: text.slice(at, at + length) }, length }
}

function unread(text: string, at: number): Found {
  WORD.lastIndex = at
  const typed = WORD.exec(text)?.[0] ?? text.charAt(at)
  return { piece: { kind: 'UNREAD', typed }, length: typed.length }
}

function readPieceAt(text: string, at: number, sources: readonly SpeltNames[], budget: StepBudget): Found | null {
  if (!budget.take()) return null
  return (
    readWellKnown(text, at) ??
    readUnit(text, at) ??
    readTerm(text, at) ??
    readWord(text, at) ??
    (NUMBERED.test(text.slice(at, at + 6)) ? readNumber(text, at) : null) ??
    readFiller(text, at) ??
    readPlace(text, at, sources, budget) ??
    readRoad(text, at, sources, budget) ??
    readNumber(text, at)
  )
}

function readNumber(text: string, at: number): Found | null {
  NUMBER.lastIndex = at
  const match = NUMBER.exec(text)
  if (match === null) return null
  const [typed] = match
  const { mountain, number } = match.groups ?? {}
  const korean = `${mountain === undefined ? '' : '산 '}${number?.replaceAll(' ', '')}`
  return { piece: { kind: 'NUMBER', typed, korean }, length: typed.length }
}
