import { CLAUSE_TRAPS, type ClauseTrap, TRAP_WORDS } from './clause-traps.ts'

/** `text`: the sentence with the trap, as pasted. */
export type FoundTrap = { trap: ClauseTrap; text: string }

/** `isWhole`: false if the text exceeds the maximum length read. */
export type DraftContract = { found: FoundTrap[]; sentences: number; isWhole: boolean }

const MOST_CHARACTERS = 20_000
/** A longer sentence is read only up to this length, so that the cost stays linear in the text's length. */
const MOST_OF_SENTENCE = 600

/** A line, or a sentence in it: terms are numbered, or end with a full stop. */
const ENDS = /\n+|(?<=[다음함임됨요]\.)\s*|(?<=;)\s*/

/**
 * Searches the special terms of a draft contract (특약) for known traps. A match is a sentence to ask about, not a
 * verdict; no match does not mean that the other sentences are harmless.
 */
export function readDraftContract(text: string): DraftContract {
  const read = text.slice(0, MOST_CHARACTERS)
  const sentences = read
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0)
  return {
    found: sentences.flatMap((sentence) => trapsIn(sentence).map((trap) => ({ trap, text: sentence }))),
    sentences: sentences.length,
    isWhole: text.length <= MOST_CHARACTERS,
  }
}

function trapsIn(sentence: string): ClauseTrap[] {
  const plain = sentence
    .slice(0, MOST_OF_SENTENCE)
    .normalize('NFKC')
    .replace(/[\s·,]/g, '')
  return CLAUSE_TRAPS.filter((trap) => {
    const { all, none = [] } = TRAP_WORDS[trap]
    return all.every((words) => words.test(plain)) && !none.some((words) => words.test(plain))
  })
}
