import { WORDS, type WordKind } from './words.ts'

/** A word of the tables in a term read without blanks. */
export type Word = { kind: WordKind; from: number; to: number }

export type Sentence = { plain: string; words: Word[] }

/** `TENANT`: whose act it is. */
export type Actor = 'TENANT' | 'LANDLORD' | 'BOTH' | 'NEW_OWNER' | 'BANK'

const ACTORS: readonly WordKind[] = ['TENANT', 'LANDLORD', 'BOTH', 'NEW_OWNER', 'BANK']

type Spelling = { word: string; kind: WordKind }
const BY_FIRST = Map.groupBy(
  (Object.keys(WORDS) as WordKind[]).flatMap((kind) => WORDS[kind].map((word): Spelling => ({ word, kind }))),
  ({ word }) => word.codePointAt(0),
)
for (const spellings of BY_FIRST.values()) spellings.sort((a, b) => b.word.length - a.word.length)

/** Party names of one letter (`을은`), which are particles everywhere else: only after a particle, a mark or nothing. */
const LETTER_PARTY = /^[갑을](?=(?:은|이|의|측|에게|과|도|부담|책임)(?![구지]))/
const BEFORE_LETTER_PARTY = /(?:^|[^가-힣]|[은는시면과와비용리선자장수고며])$/

export function sentenceOf(plain: string): Sentence {
  const words: Word[] = []
  for (let at = 0; at < plain.length; ) {
    const found = wordAt(plain, at)
    if (found) words.push({ kind: found.kind, from: at, to: at + found.word.length })
    at += found?.word.length ?? 1
  }
  return { plain, words }
}

function wordAt(plain: string, at: number): Spelling | undefined {
  const letter = LETTER_PARTY.exec(plain.slice(at, at + 5))?.[0]
  if (letter && BEFORE_LETTER_PARTY.test(plain.slice(Math.max(0, at - 1), at)))
    return { word: letter, kind: letter === '갑' ? 'LANDLORD' : 'TENANT' }
  return BY_FIRST.get(plain.codePointAt(at))?.find(
    ({ word, kind }) => plain.startsWith(word, at) && (kind !== 'NOT' || !isPartOfName(plain, at, word)),
  )
}

/** Latin letters and marks deny only where they stand alone: not `2x3`, `box`, `NOTE`. */
function isPartOfName(plain: string, at: number, word: string): boolean {
  if (!/^[A-Za-z×]/.test(word)) return false
  return /[A-Za-z0-9]/.test(plain[at - 1] ?? '') || /[A-Za-z0-9]/.test(plain[at + word.length] ?? '') || at === 0
}

export function has(words: readonly Word[], ...kinds: WordKind[]): boolean {
  return words.some(({ kind }) => kinds.includes(kind))
}

export function isActor({ kind }: Word): boolean {
  return ACTORS.includes(kind)
}

/** The subject of what stands at `at`: who is marked as the topic (은, 는) before it, else as the subject (이, 가). */
export function subjectAt({ plain, words }: Sentence, at: number): Actor | null {
  let topic: Actor | null = null
  let subject: Actor | null = null
  for (const word of words) {
    if (word.from >= at) break
    if (!isActor(word)) continue
    const rest = plain.slice(word.to, word.to + 6)
    const actor = isJoined({ plain, words }, word) ? 'BOTH' : (word.kind as Actor)
    if (/^(?:측|님|분|들)*(?:은|는|도|만|,|:)/.test(rest)) [topic, subject] = [actor, null]
    else if (/^(?:측|님|분|들)*(?:이|가|께서|측에서)/.test(rest)) subject = actor
  }
  return topic ?? subject
}

/** `임대인과 임차인`. */
export function isJoined({ plain, words }: Sentence, word: Word): boolean {
  const before = words[words.indexOf(word) - 1]
  if (!before || before.kind === word.kind || !isActor(before)) return false
  return /^(?:과|와|및|또는|이나|,|·|\/)?$/.test(plain.slice(before.to, word.from))
}

export function all({ words }: Sentence, ...kinds: WordKind[]): Word[] {
  return words.filter(({ kind }) => kinds.includes(kind))
}

export function after({ plain }: Sentence, word: Word, length = 14): string {
  return plain.slice(word.to, word.to + length)
}

export function before({ plain }: Sentence, word: Word, length = 14): string {
  return plain.slice(Math.max(0, word.from - length), word.from)
}

export function spelled({ plain }: Sentence, { from, to }: Word): string {
  return plain.slice(from, to)
}
