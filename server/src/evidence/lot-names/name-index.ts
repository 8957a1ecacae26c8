import { NAME_LIKENESS } from '../../domain/rule-book/shown-thresholds.ts'

/** A name of a lot from stored data, and its key. */
export type StoredName = [pnu: string, name: string, nameKey: string]

const PADDING = { before: '  ', behind: ' ' }
const BYTES = 3

const known = new Map<string, number>()
/** Hangul has so many syllables that names contain tens of thousands of trigrams. */
const MOST_KNOWN = 200_000

/**
 * The distinct trigrams of one word of letters and digits, as `pg_trgm` computes them: three characters in three bytes, or
 * three bytes of their checksum, so that different trigrams occasionally collide.
 */
export function trigramsOf(word: string): number[] {
  const padded = `${PADDING.before}${word}${PADDING.behind}`
  const found = new Set<number>()
  for (let at = 0; at + BYTES <= padded.length; at += 1) found.add(hashed(padded.slice(at, at + BYTES)))
  return [...found]
}

/** The same as `similarity` of `pg_trgm`, which is a four-byte float. */
export function likeness(shared: number, first: number, second: number): number {
  return Math.fround(shared / (first + second - shared))
}

function hashed(trigram: string): number {
  const kept = known.get(trigram)
  if (kept !== undefined) return kept
  const bytes = Buffer.from(trigram)
  const hash = bytes.length === BYTES ? bytes.readUIntLE(0, BYTES) : legacyChecksum(bytes) & 0xff_ff_ff
  if (known.size < MOST_KNOWN) known.set(trigram, hash)
  return hash
}

const TABLE = Array.from({ length: 256 }, (_, byte) => tableEntry(byte))

/** PostgreSQL's legacy checksum: the reflected CRC-32 table, applied in the other direction. */
function legacyChecksum(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) sum = ((TABLE[((sum >>> 24) ^ byte) & 0xff] as number) ^ (sum << 8)) >>> 0
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}

function tableEntry(byte: number): number {
  let entry = byte
  for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? (entry >>> 1) ^ 0xed_b8_83_20 : entry >>> 1
  return entry >>> 0
}

/** One match per lot and key; the first of several names with that key. */
export type ChosenName = { pnu: string; name: string; nameKey: string; isExact: boolean; likeness: number }

/** `keys`: the requested keys, any of which may match. `prefixes`: prefixes of PNUs; null: everywhere. */
type NameQuestion = { keys: readonly string[]; prefixes: readonly string[] | null; most: number }

export type NameIndex = ReturnType<typeof createNameIndex>

type Key = { text: string; trigrams: number; names: StoredName[] }
type Found = { name: StoredName; isExact: boolean; likeness: number }

/**
 * Building names in memory, searched with the same results and order as the statements of `find-buildings.ts`: by prefix,
 * by abbreviation, and by trigrams.
 */
export function createNameIndex() {
  const { keys, byFirstLetter, keyOf, sharing } = createKeys()
  const byCode = new Map<string, StoredName[]>()
  let size = 0

  return {
    /** Number of names. */
    size: () => size,
    /** Removes all names of a code; `add` then supplies the new ones. */
    clear(lawdCd: string): void {
      for (const name of byCode.get(lawdCd) ?? []) {
        const key = keys.get(name[2])
        if (key !== undefined) key.names = key.names.filter((each) => each !== name)
        size -= 1
      }
      byCode.delete(lawdCd)
    },
    add(lawdCd: string, names: readonly StoredName[]): void {
      const ofCode = listed(byCode, lawdCd)
      for (const [pnu, name, nameKey] of names) {
        const key = keyOf(nameKey)
        // store each text once in memory
        const stored: StoredName = [pnu, name === nameKey ? key.text : name, key.text]
        key.names.push(stored)
        ofCode.push(stored)
      }
      size += names.length
    },
    /** Names that equal a requested one or begin with it. */
    named: (question: NameQuestion) =>
      choose(question, (asked) =>
        inOrder(
          (byFirstLetter.get(asked.charAt(0)) ?? []).filter(({ text }) => text.startsWith(asked)),
          ({ text }) => text === asked,
        ),
      ),
    /** Abbreviations such as 마래푸 for 마포래미안푸르지오: the letters in order, with the same first letter. */
    abbreviated: (question: NameQuestion) =>
      choose(question, (asked) => {
        if (asked.length < ABBREVIATION.shortest || asked.length > ABBREVIATION.longest) return []
        const begun = byFirstLetter.get(asked.charAt(0)) ?? []
        const found = begun.filter(({ text }) => text.length > asked.length + 1 && holdsInOrder(text, asked))
        return inOrder(found, () => false)
      }),
    /** Names with letters similar to a requested one, most similar first. */
    like: (question: NameQuestion) => choose(question, (asked) => likeKeys(asked, sharing)),
  }
}

/** Keys by their look-up values. A key without remaining names stays in the index and matches none. */
function createKeys() {
  const keys = new Map<string, Key>()
  const inPlace: Key[] = []
  const byFirstLetter = new Map<string, Key[]>()
  /** Positions of the keys that contain each trigram. */
  const byTrigram = new Map<number, number[]>()
  /** Match count per key position; all zero between searches. */
  let counts = new Uint16Array(1024)
  return {
    keys,
    byFirstLetter,
    keyOf(text: string): Key {
      const known = keys.get(text)
      if (known !== undefined) return known
      const trigrams = trigramsOf(text.normalize('NFD'))
      const key: Key = { text, trigrams: trigrams.length, names: [] }
      keys.set(text, key)
      listed(byFirstLetter, text.charAt(0)).push(key)
      for (const trigram of trigrams) listed(byTrigram, trigram).push(inPlace.length)
      inPlace.push(key)
      return key
    },
    /** Visits the keys that contain any of the trigrams, with the number they share. */
    sharing(trigrams: readonly number[], see: (key: Key, count: number) => void): void {
      if (counts.length < inPlace.length) counts = new Uint16Array(inPlace.length * 2)
      const seen: number[] = []
      for (const trigram of trigrams) {
        for (const place of byTrigram.get(trigram) ?? []) {
          const count = counts[place] as number
          if (count === 0) seen.push(place)
          counts[place] = count + 1
        }
      }
      for (const place of seen) {
        see(inPlace[place] as Key, counts[place] as number)
        counts[place] = 0
      }
    },
  }
}

const ABBREVIATION = { shortest: 3, longest: 5 }

/** Keys of equal rank are ordered by lot. */
type RankedKey = { key: Key; rank: number; isExact: boolean; likeness: number }

function inOrder(found: Key[], isExact: (key: Key) => boolean): RankedKey[] {
  return found
    .toSorted((a, b) => compared(a.text, b.text))
    .map((key, rank) => ({ key, rank, isExact: isExact(key), likeness: 1 }))
}

function likeKeys(asked: string, sharing: ReturnType<typeof createKeys>['sharing']): RankedKey[] {
  const trigrams = trigramsOf(asked.normalize('NFD'))
  const ranked: RankedKey[] = []
  sharing(trigrams, (key, count) => {
    const found = likeness(count, trigrams.length, key.trigrams)
    if (found >= NAME_LIKENESS.atLeast) ranked.push({ key, rank: -found, isExact: false, likeness: found })
  })
  return ranked.toSorted((a, b) => a.rank - b.rank)
}

/** Takes the first `most` names of each requested key, then the first overall, one per lot and key. */
function choose({ keys, prefixes, most }: NameQuestion, find: (asked: string) => RankedKey[]): ChosenName[] {
  const isWithin = (pnu: string) => prefixes === null || prefixes.some((prefix) => pnu.startsWith(prefix))
  const chosen = new Map<string, ChosenName>()
  for (const asked of new Set(keys.filter((key) => key.length >= 2))) {
    for (const found of firstNames(find(asked), isWithin, most)) {
      const [pnu, name, nameKey] = found.name
      const same = chosen.get(`${pnu} ${nameKey}`)
      chosen.set(`${pnu} ${nameKey}`, {
        pnu,
        nameKey,
        name: same === undefined || isBefore(name, same.name) ? name : same.name,
        isExact: found.isExact || same?.isExact === true,
        likeness: Math.max(found.likeness, same?.likeness ?? 0),
      })
    }
  }
  return [...chosen.values()]
    .toSorted(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) ||
        b.likeness - a.likeness ||
        compared(a.pnu, b.pnu) ||
        compared(a.nameKey, b.nameKey),
    )
    .slice(0, most)
}

function firstNames(ranked: readonly RankedKey[], isWithin: (pnu: string) => boolean, most: number): Found[] {
  const found: Found[] = []
  for (let from = 0; from < ranked.length && found.length < most; ) {
    const { rank, isExact, likeness: alike } = ranked[from] as RankedKey
    let until = from + 1
    while (ranked[until]?.rank === rank) until += 1
    const names = ranked.slice(from, until).flatMap(({ key }) => key.names.filter(([pnu]) => isWithin(pnu)))
    for (const name of names.toSorted(byLot)) found.push({ name, isExact, likeness: alike })
    from = until
  }
  return found.slice(0, most)
}

function byLot([pnu, name, key]: StoredName, [otherPnu, otherName, otherKey]: StoredName): number {
  return compared(pnu, otherPnu) || compared(key, otherKey) || (isBefore(name, otherName) ? -1 : 1)
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Byte order, as in PostgreSQL's `C` collation. */
function isBefore(name: string, other: string): boolean {
  return Buffer.compare(Buffer.from(name), Buffer.from(other)) < 0
}

function holdsInOrder(text: string, letters: string): boolean {
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

function listed<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const known = lists.get(key)
  if (known !== undefined) return known
  const list: V[] = []
  lists.set(key, list)
  return list
}
