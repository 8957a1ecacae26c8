/** A word that the field does not use, and the term in its place. `except`: files where the word is the field's own. */
type BannedWord = { word: RegExp; instead: string; except?: RegExp }

const BANNED_WORDS: readonly BannedWord[] = [
  { word: /\bdeeds?\b/i, instead: 'action, event' },
  { word: /\b(?:told|tells?|telling)\b/i, instead: 'notify, notification, shown, named' },
  { word: /\bmeant\b/i, instead: 'parsed, intended' },
  { word: /\bfrugal/i, instead: 'rate-limited' },
  { word: /\b(?:kept|saved)[ -]?homes?\b/i, instead: 'favorite' },
  {
    word: /\bclaim(?:s|ed|ing)?\b/i,
    instead: 'lock, take over, statement; a claim is money',
    except:
      /papers|rights|recovery|law|distribution|registry|checks|what-would-change|description|findings.listing|hints|contradictions|shared-diagnosis|account|session|access-token|openid-provider|test.(?:community-board|service)|web.src.sw|once-per-key|CHANGELOG|glossary|diagnosis\.md|result.words/,
  },
  { word: /\b(?:past|lease|rent|sale|real|stored|similar|lot's) transactions?\b/i, instead: 'deal' },
  { word: /\b(?:at|behind|through|past) the door\b/i, instead: 'request validation' },
  { word: /\bjudges?\b/i, instead: 'assessment, verdict', except: /model-prompt/ },
  { word: /\brooms that know\b/i, instead: 'modules that import' },
  { word: /\b(?:he|his|him)\b/i, instead: 'they, their' },
]

/** Names on the wire, in the database and in the queue, which keep their spelling. */
const PERSISTED =
  /\b(?:lookup_claims|claimed_by|claimed_until|DiagnosisClaimed|claimRentRiskDiagnosis(?:Route)?|tell-new-deals|told_on|StoredTransactionFacts)\b|\/claim\b|[A-Z]+(?:_[A-Z]+)+/g

/** Identifiers are read word by word: `tellEvents` is "tell Events". */
function wordsOf(text: string): string {
  return text.replaceAll(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' ')
}

/** Which banned words a text holds, each as "word: instead". */
export function bannedIn(file: string, text: string): string[] {
  const words = wordsOf(text.replaceAll(PERSISTED, ''))
  return BANNED_WORDS.filter(({ except }) => !except?.test(file)).flatMap(({ word, instead }) => {
    const found = word.exec(words)
    return found === null ? [] : [`${found[0]}: ${instead}`]
  })
}
