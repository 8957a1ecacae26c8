import type { LegalDistrict } from '../district/legal-district.ts'
import { closeSpelling, looseSpelling, spellingOf } from './spelling-key.ts'

/**
 * A Korean name that a word in Latin letters may stand for. All its districts have the same `rank`, from 0 for a 시도 to
 * 5 for a 리. `isWhole`: the name includes its unit, 신림동; otherwise it is an everyday name, 신림.
 */
export type SpeltName = { name: string; districts: readonly LegalDistrict[]; rank: number; isWhole: boolean }

/** How a word spells a name: officially, with letters for the same sounds, or as it is heard. */
export const SPELLINGS = ['OFFICIAL', 'CLOSE', 'LOOSE'] as const
type Spelling = (typeof SPELLINGS)[number]

export type SpeltNames = {
  /** The names that the word spells in the given way; closer spellings are not tried as well. */
  find(word: string, spelling: Spelling): readonly SpeltName[]
  /** The names whose official spelling starts with a word. */
  begunBy(word: string): readonly SpeltName[]
  /** Finds a name by its Korean form. */
  named(name: string): SpeltName | null
}

export type Romanised = SpeltName & { latin: string }

const KEYS: Record<Spelling, (latin: string) => string> = {
  OFFICIAL: spellingOf,
  CLOSE: closeSpelling,
  LOOSE: looseSpelling,
}

/** Looks up names by their spelling in Latin letters. Each of the three indexes is built on first use. */
export function createSpeltNames(list: () => readonly Romanised[]): SpeltNames {
  let names: readonly Romanised[] | undefined
  const byKey = new Map<Spelling, Map<string, SpeltName[]>>()
  let byName: Map<string, SpeltName> | undefined
  const all = () => (names ??= list())
  const spelt = (spelling: Spelling) => {
    const known = byKey.get(spelling) ?? Map.groupBy(all(), ({ latin }) => KEYS[spelling](latin))
    byKey.set(spelling, known)
    return known
  }
  return {
    find: (word, spelling) => spelt(spelling).get(KEYS[spelling](word)) ?? [],
    begunBy(word) {
      const begins = KEYS.OFFICIAL(word)
      return [...spelt('OFFICIAL')].flatMap(([key, found]) => (key.startsWith(begins) ? found : []))
    },
    named(name) {
      byName ??= new Map(all().map((each) => [each.name, each]))
      return byName.get(name) ?? null
    },
  }
}
