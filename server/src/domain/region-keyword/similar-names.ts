import type { LegalDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'
import { fitsInitials, isOneLetterApart, jamoOf } from '../hangul.ts'
import { isEverydayWord } from './everyday-words.ts'
import type { RegionNames } from './region-reading.ts'

export type SimilarNames = {
  /**
   * Finds districts whose name, or that of a place in them, is similar to one of the words. Searches the districts in
   * `within`; `null`: anywhere. Returns null if there are none.
   */
  find(
    words: readonly string[],
    within: readonly LegalDistrict[] | null,
  ): { word: string; districts: LegalDistrict[] } | null
}

type Named = { name: string; jamo: string; districts: readonly LegalDistrict[] }

/** Only the first words of a long text are used. */
const MOST_WORDS = 4
/** A longer list is useless, even with the likeliest first. */
const MOST = 200
/** Letters that may be missing at the end of a name: a syllable and a half. */
const UNTYPED = 5
const HAS_INITIAL = /[\u1100-\u1112]/u

/** Names by length, in letters and in syllables. */
type Names = { byLetters: Map<number, Named[]>; bySyllables: Map<number, Named[]> }

/** Looks up names by their sound; the indexes are built on first use. */
export function createSimilarNames(names: RegionNames): SimilarNames {
  let known: Names | undefined
  return {
    find(words, within) {
      for (const word of words.slice(0, MOST_WORDS)) {
        if (!/^[가-힣\u1100-\u1112]{2,12}$/u.test(word)) continue
        known ??= listNames(names)
        // an everyday word may refer to a 시 or 군, but hardly to a 동 or 면
        const isLikely = ({ level }: LegalDistrict) => level === 'SIGUNGU' || !isEverydayWord(word)
        const isHere = (district: LegalDistrict) =>
          isLikely(district) && (within === null || within.some((each) => names.catalogue.liesIn(district, each)))
        const districts = closest(word, known).flatMap((each) => each.districts)
        const found = [...new Set(districts)].filter(isHere)
        if (found.length > 0 && found.length <= MOST) return { word, districts: found }
      }
      return null
    },
  }
}

/** Prefers names that start with the word to those that differ by one letter. */
function closest(word: string, { byLetters, bySyllables }: Names): Named[] {
  if (HAS_INITIAL.test(word)) {
    const fitting = (bySyllables.get(word.length) ?? []).filter(({ name }) => fitsInitials(word, name))
    if (fitting.length > 0) return fitting
  }
  const jamo = jamoOf(word)
  const ofLetters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => byLetters.get(jamo.length + from + at) ?? []).flat()
  const begun = ofLetters(0, UNTYPED).filter((each) => each.jamo.startsWith(jamo))
  if (begun.length > 0) return begun
  // too many names differ by one letter from a word of two syllables
  if (word.length < 3) return []
  const apart = ofLetters(-1, 1).filter((each) => isOneLetterApart(each.jamo, jamo))
  // 성수더: 동 with the wrong vowel and a missing final
  return apart.length > 0 ? apart : ofLetters(1, 1).filter((each) => each.jamo.startsWith(jamo.slice(0, -1)))
}

/** Villages (리) are omitted, as among the short names. */
function listNames({ catalogue, places, shortNames }: RegionNames): Names {
  const byName = new Map<string, LegalDistrict[]>()
  const add = (name: string, districts: readonly LegalDistrict[]) => {
    const list = byName.get(name)
    if (list === undefined) byName.set(name, [...districts])
    else list.push(...districts)
  }
  for (const district of catalogue.active()) {
    if (district.level === 'EMD' || district.level === 'SIGUNGU') add(bareName(district.name), [district])
  }
  // 성수동 is divided into quarters
  for (const name of shortNames.names()) if (name.endsWith('동')) add(name, shortNames.find(name))
  for (const name of places.names()) add(name, places.find(name)?.districts ?? [])
  const all = [...byName].map(([name, districts]): Named => ({ name, jamo: jamoOf(name), districts }))
  return {
    byLetters: Map.groupBy(all, ({ jamo }) => jamo.length),
    bySyllables: Map.groupBy(all, ({ name }) => name.length),
  }
}
