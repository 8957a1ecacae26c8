import { CLAUSE_TRAPS, type ClauseTrap } from './clause-traps.ts'
import { deniedRights } from './denied-rights.ts'
import { harmfulActs } from './harmful-acts.ts'
import { sentenceOf } from './sentence.ts'
import { termsOf } from './terms.ts'

/** `text`: the term with the trap, as pasted. */
export type FoundTrap = { trap: ClauseTrap; text: string }

/** `isWhole`: false if the text exceeds the maximum length read. */
export type DraftContract = { found: FoundTrap[]; sentences: number; isWhole: boolean }

const MOST_CHARACTERS = 20_000

/**
 * Searches the special terms of a draft contract (특약) for known traps. A match is a term to ask about, not a
 * verdict; no match does not mean that the other terms are harmless.
 */
export function readDraftContract(text: string): DraftContract {
  const terms = termsOf(text.slice(0, MOST_CHARACTERS))
  return {
    found: terms.flatMap((term) => trapsIn(term.plain).map((trap) => ({ trap, text: term.text }))),
    sentences: terms.length,
    isWhole: text.length <= MOST_CHARACTERS,
  }
}

function trapsIn(plain: string): ClauseTrap[] {
  const sentence = sentenceOf(plain)
  const seen = new Set([...deniedRights(sentence), ...harmfulActs(sentence)])
  return CLAUSE_TRAPS.filter((trap) => seen.has(trap))
}
