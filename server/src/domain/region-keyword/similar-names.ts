import type { LegalDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'
import { fitsInitials, isOneLetterApart, jamoOf } from '../hangul.ts'
import { isEverydayWord } from './everyday-words.ts'
import type { RegionNames } from './read-region.ts'

export type SimilarNames = {
  /**
   * The districts whose name, or that of a place in them, is close to one of the words, within the districts given;
   * `null`: anywhere. Null when there are none.
   */
  find(
    words: readonly string[],
    within: readonly LegalDistrict[] | null,
  ): { word: string; districts: LegalDistrict[] } | null
}

type Named = { name: string; jamo: string; districts: readonly LegalDistrict[] }

/** Of a long text only the first words count. */
const MOST_WORDS = 4
/** A list longer than this helps nobody, even with the likeliest first. */
const MOST = 200
/** Letters that may be missing at the end of a name: a syllable and a half. */
const UNTYPED = 5
const HAS_INITIAL = /[\u1100-\u1112]/u

/** The names by how long they are: in letters, and in syllables. */
type Names = { byLetters: Map<number, Named[]>; bySyllables: Map<number, Named[]> }

/** Looks names up by what they sound like; the lists are made when they are first needed. */
export function createSimilarNames(names: RegionNames): SimilarNames {
  let known: Names | undefined
  return {
    find(words, within) {
      for (const word of words.slice(0, MOST_WORDS)) {
        if (!/^[가-힣\u1100-\u1112]{2,12}$/u.test(word)) continue
        known ??= listNames(names)
        // a 시 or 군 may be asked for by a word of daily life, a 동 or 면 hardly
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

/** Names that the word is the beginning of, before those with one letter wrong. */
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
  // of two syllables too many names are one letter away
  if (word.length < 3) return []
  const apart = ofLetters(-1, 1).filter((each) => isOneLetterApart(each.jamo, jamo))
  // 성수더: of 동 the vowel is wrong and the end missing
  return apart.length > 0 ? apart : ofLetters(1, 1).filter((each) => each.jamo.startsWith(jamo.slice(0, -1)))
}

/** Villages (리) are left out, as among the short names. */
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
