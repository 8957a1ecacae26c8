import type { LegalDistrict } from '../district/legal-district.ts'
import { closeSpelling, looseSpelling, spellingOf } from './spelling-key.ts'

/**
 * A Korean name that a word in Latin letters may mean. `rank`: 0 of a 시도, 5 of a 리, whose districts are those of one
 * rank. `isWhole`: with its unit, 신림동; else a daily name of it, 신림.
 */
export type SpeltName = { name: string; districts: readonly LegalDistrict[]; rank: number; isWhole: boolean }

/** How a word spells a name: officially, by letters for the same sounds, or as it is heard. */
export const SPELLINGS = ['OFFICIAL', 'CLOSE', 'LOOSE'] as const
type Spelling = (typeof SPELLINGS)[number]

export type SpeltNames = {
  /** The names that are spelt so; in the way that is given, and in no closer one besides. */
  find(word: string, spelling: Spelling): readonly SpeltName[]
  /** The names whose official spelling begins with a word. */
  begunBy(word: string): readonly SpeltName[]
  /** By its name in Korean. */
  named(name: string): SpeltName | null
}

export type Romanised = SpeltName & { latin: string }

const KEYS: Record<Spelling, (latin: string) => string> = {
  OFFICIAL: spellingOf,
  CLOSE: closeSpelling,
  LOOSE: looseSpelling,
}

/** Looks names up by what they look like in Latin letters. Each of the three lists is made when it is first needed. */
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
