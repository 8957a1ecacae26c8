import { after, isActor, type Sentence, type Word } from './sentence.ts'

/**
 * What is said of a right: `times` counts how often it is denied. `isCondition`: it is the condition of something else
 * (`하지 않으면`). A complaint
 * (`이의를 제기하지 않는다`) counts once too, since who does not complain agrees. `isAside`: it only describes somebody or a time (`전입신고를 마친 임차인`, `전입신고 다음 날까지`).
 */
export type Said = {
  times: number
  isCondition: boolean
  isAside: boolean
  words: Word[]
  to: number
}

const REAL_NOUN =
  '(?:것|걸로|조건|매물|물건|계약|특약|약정|의무|수|바|데|다|집|방|임대|상태|행위|조항|합의|일(?!반|부|시|정|체))'
const DOING =
  '(?:(?:모두|다|각각|신속히)?(?:마치|마친|마칠|한|하는|할|하기|하여|받은|받는|받을|받기|완료|완료한|완료된|완료하는|신고한|갖춘|갖출|갖추는|취득|취득한|취득하는|취득할|생기는|생길|발생하는|발생할|발생한|발생|효력이|효력|부여|부여받은|부여받는|유지하는|있는|없는|가진|이행|행사한|행사하는|처리|처리한|행한))'
const TIME =
  '(?:(?:의|그|된|이)*(?:다음날|다음달|익일|이튿날|날|전(?!면|혀|체|부|액|원|월|세|입|출|적|산|자)|후(?!순위|속|임|일)|이후|이전|당일|즉시까지|때까지|때|시점|동시|시(?![설기작행키킬킨켜킴])|일(?=까지|부터|로부터|에|의|자|로|이후|전|다음|당일|익일|현재)))'
/** Right behind the mention of a right: it only says when, or who. */
const ASIDE = new RegExp(
  `^(?:을|를|이|가|의|등|도)?(?:${DOING}?${TIME}|(?:마친|완료한|갖춘|받은|취득한|있는|가진|행사한|한|하는|부여받은|유지하는|신고한)(?!${REAL_NOUN}|다))`,
)
const CONDITION_TAIL =
  /^(?:능)?(?:하|되|이|당하|시키|받|거절되|된)?(?:[았었였했]?(?:음에도|더라면|더라도)|으?면|(?:은|는|을|한|할|될|된|하는|되는|인|일|했을|었을|았을|했던|였을|던)?(?:경우|때(?!문)|시(?![설기작행키킬킨켜킴])|날)|더라도|어도|아도|해도|여도|(?:할|될|한)지)/
const MODIFIER_TAIL = new RegExp(`^(?:능)?(?:는|은|을|한|할|된|하는|되는|당한|받은|되지|던|인)(?!${REAL_NOUN})[가-힣]`)
const CAUSE_TAIL =
  /^(?:능)?(?:아서|어서|[아어](?![주야라요도])|음으로써|음으로|하여|해서|함으로|으로인|로인|을이유|를이유|을사유|를사유|기때문|는이유|은이유|하다는이유|다는이유|하?고[^.,]{0,14}[한된할](?:경우|때))/
const LINKED_TAIL =
  /^(?:고(?!지|있|자)|으?며|되|지만|으나|으므로|도록|게(?!할|함|한다)|는다|습니다|기로|음[.,]|음$|아요|어요)/
const LISTED = /^(?:[가-힣]{0,2}거나|하거나|되거나|거나|나|이나|또는|및|·|,|\/|과|와|하는등|등의?|시키거나)*(?:또는)?$/

/** Reads what the words behind `mention` say of it, up to the end of its statement. */
export function saidOf({ plain, words }: Sentence, mention: Word, topics: readonly Word['kind'][]): Said {
  const rest = plain.slice(mention.to, mention.to + 40)
  const said: Said = {
    times: 0,
    isCondition: false,
    isAside: ASIDE.test(rest),
    words: [],
    to: mention.to,
  }
  let last: Word | undefined
  let isModifier = false
  for (const word of words) {
    if (word.from < mention.to) continue
    const gap = plain.slice(last?.to ?? mention.to, word.from)
    if (word.kind === 'LINK' || word.kind === 'OTHER_MATTER') break
    if (/[.;]/.test(gap)) break
    if (said.times > 0 && OBJECTS.has(word.kind) && /^[,/·]?$/.test(gap)) break
    if (word.kind === 'PRETEXT' && said.times === 0) {
      said.isAside = true
      break
    }
    if (word.kind === 'REGARDLESS') {
      said.times++
      said.isCondition = true
      break
    }
    const tail = plain.slice(word.to, word.to + 14)
    const denies = word.kind === 'NOT' || word.kind === 'REFUSED' || word.kind === 'POSTPONED'
    if (
      word.kind === 'AFFIRMED' &&
      !/^(?:하지|하지는|치|성이|성|가|를|은|는|이|에포함되|에해당하|도)?(?:지|지는|지지)?(?:않|아니|없|못)/.test(tail)
    )
      break
    said.words.push(word)
    said.to = word.to
    if (word.kind === 'CONDITION' && said.times === 0 && isOwnCondition(mention, word, said.words)) {
      said.isCondition = true
      break
    }
    if (!denies) continue
    if (word.kind === 'NOT' && tail.startsWith('이') && !/^이[는가]/.test(tail) && plain[word.from] === '없') {
      if (gap.length > 0 || said.words.length > 1) continue
    }
    const isListed = last !== undefined && word.kind !== 'NOT' && LISTED.test(gap)
    if (!isListed) said.times++
    last = word
    said.isCondition = CONDITION_TAIL.test(tail) || CAUSE_TAIL.test(tail)
    isModifier = MODIFIER_TAIL.test(tail) && !(word.kind === 'REFUSED' && tail.startsWith('을'))
    if (said.isCondition || LINKED_TAIL.test(tail)) break
  }
  if (said.words.some(({ kind }) => kind === 'COMPLAINT')) said.times++
  if (said.times > 0 && isModifier) said.isAside = true
  if (topics.length > 0 && takesDenial({ plain, words }, mention, said, topics)) said.isAside = true
  return said
}

/** `갱신하는 경우`, and not `갱신은 임대인이 요구하면`. */
function isOwnCondition(mention: Word, condition: Word, between: readonly Word[]): boolean {
  return condition.from - mention.to <= 10 && !between.some(isActor)
}

/** Another object between the mention and the first denial is what is denied: `전입신고를 이유로 보증금을 반환하지 않는다`. */
function takesDenial({ plain }: Sentence, mention: Word, said: Said, topics: readonly Word['kind'][]): boolean {
  const first = said.words.find(({ kind }) => kind === 'NOT' || kind === 'REFUSED' || kind === 'POSTPONED')
  if (!first) return false
  return said.words.some(
    ({ kind, from, to }) =>
      from < first.from &&
      from > mention.to &&
      !LISTED_RIGHT.test(plain.slice(mention.to, from)) &&
      !topics.includes(kind) &&
      OBJECTS.has(kind) &&
      /^[을를]/.test(plain.slice(to, to + 1)),
  )
}

/** `전입신고와 확정일자를`: what is said of the second is said of the first. */
const LISTED_RIGHT = /^(?:와|과|및|,|·|\/|이나|나|또는|하고)$/

const OBJECTS = new Set<Word['kind']>([
  'DEBT',
  'DEPOSIT',
  'RENEWAL',
  'RIGHT',
  'MOVE_IN',
  'JEONSE_RIGHT',
  'FEE',
  'GUARANTEE',
  'RETURNED',
  'REPAIR',
  'LEASE_REPORT',
])

/** Is the act of `words` denied, counted to the end of the statement? */
export function isDenied(sentence: Sentence, act: Word): boolean {
  const said = saidOf(sentence, act, [])
  return said.times % 2 === 1
}

/** Denied an odd number of times, and no condition: `설정하면`. */
export function standing(sentence: Sentence, act: Word): 'DONE' | 'DENIED' | 'CONDITION' {
  const said = saidOf(sentence, act, [])
  if (
    said.isCondition ||
    /^(?:한|된|하는|되는|할|될|을|를|이|가)?(?:경우|때(?!문)|시(?![설기작행키킬킨켜킴]))/.test(after(sentence, act))
  )
    return 'CONDITION'
  return said.times % 2 === 1 ? 'DENIED' : 'DONE'
}
