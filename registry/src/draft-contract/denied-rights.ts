import type { ClauseTrap } from './clause-traps.ts'
import { type Said, saidOf } from './denial.ts'
import { type Actor, has, type Sentence, spelled, subjectAt, type Word } from './sentence.ts'
import type { WordKind } from './words.ts'

type Right = {
  trap: ClauseTrap
  topics: readonly WordKind[]
  /** Mentions of which a later day is a harm. */
  dated?: RegExp
  /** What follows if the tenant uses the right after all is a harm too. */
  punished?: boolean
  /** Words that say it is used up. */
  spent?: RegExp
  /** Cases in which the denial of a right is none of the tenant's. */
  unless?: (sentence: Sentence, mention: Word, subject: Actor | null) => boolean
}

/** Rights of a tenant that a term may take or put off. */
const RIGHTS: readonly Right[] = [
  {
    trap: 'STANDING_WAIVED',
    topics: ['RIGHT', 'JEONSE_RIGHT'],
    dated: /^(?:확정일자|임차권등기|전세권)/,
    punished: true,
    unless: isPromisedRegistryOrLaw,
  },
  { trap: 'MOVE_IN_REPORT_DELAYED', topics: ['MOVE_IN'], dated: /^/, punished: true },
  { trap: 'LEASE_REPORT_BARRED', topics: ['LEASE_REPORT'], dated: /^/, punished: true },
  {
    trap: 'RENEWAL_WAIVED',
    topics: ['RENEWAL'],
    spent: /^(?:을|를|은|는)?(?:이미)?(?:사용|행사|소진)(?:한|된|하였)(?:것|걸)?으?로/,
    unless: isNotice,
  },
  { trap: 'GUARANTEE_BARRED', topics: ['GUARANTEE', 'TENANT_LOAN'], unless: isReasonToCancel },
  { trap: 'PROOF_REFUSED', topics: ['PROOF'], unless: isNoRefusal },
  { trap: 'NOT_TAKEN_OVER', topics: ['SUCCESSION'], unless: isChoiceOfTenant },
]

const LATER = String.raw`(?:\d+(?:일|개월|달|주일?|년)|한달|두달|석달|일주일|보름|며칠|다음날|다음달|다음주|익일|익월|이튿날|다음해|(?:실행|설정|대출|등기|말소|매매|매도|소유권이전|만료|종료)(?:일|이|을|를)?(?:완료|끝난|된)?)(?:이|을|를)?(?:지난|지나|지나서|경과|경과한|끝난)?`
const AFTERWARDS = new RegExp(
  `${LATER}(?:이후|후(?!순위|속|임)|뒤|부터|지나서|다음(?!날))(?!.{0,4}(?:이내|안에|까지|내에))|(?:다음날|익일|이튿날|다음달|익월|다음주)(?:에|한다|하기로|함|진행|신고|받)`,
)
const AFTER_WHAT = new RegExp(
  `(?:${LATER}(?:이후|후|뒤|지나서|다음)(?:에|부터|에야|로|에만)?(?:비로소|만)?|(?:다음날|익일|이튿날|다음달|익월|다음주|추후|차후|나중에|후일)(?:에|부터)?)$`,
)
/** The law explained, not a promise: the standing does not arise, or ends. */
const EXPLAINED =
  /생기지|발생하지|유지되지|인정되지|인정받지|보호받지|취득하지|미치지|보장되지|수없습니다|수없어요|수없게/
/** Whether and when is the landlord's to say. */
const BY_LEAVE =
  /(?:임대인|집주인|건물주|소유자|주인|갑)(?:의|이|측의?)?(?:사전|서면)?(?:에)?(?:동의|승낙|허락|허가|승인)(?:을|를)?(?:하에|하면|받|얻|후|있어야|있는|구)/
const FORCED = /해지|위약|퇴거|명도|무효|배상|부가세|부가가치세|종부세|세금|인상|과세|비워/
const WHEN_USED =
  /^(?:을|를|이|가)?(?:까지)?(?:이유로|사유로)?(?:신청|이행|완료|강행)?(?:하|받|할|한|하는|되|될|받을|받는)?(?:경우|시(?![설기작행])|때(?!까지|문)|면|으면|하면|(?<=[이사]유로))/

export function deniedRights(sentence: Sentence): ClauseTrap[] {
  return RIGHTS.filter((right) => isTaken(sentence, right)).map(({ trap }) => trap)
}

function isTaken(sentence: Sentence, right: Right): boolean {
  return sentence.words
    .filter(({ kind }) => right.topics.includes(kind))
    .some((mention) => {
      const said = saidOf(sentence, mention, right.topics)
      const subject = subjectAt(sentence, said.to) ?? subjectAt(sentence, mention.from)
      if (right.unless?.(sentence, mention, subject)) return false
      if (!said.isAside && !said.isCondition && said.times % 2 === 1) return !isOfTheLaw(sentence, mention, said)
      if (said.times > 0) return false
      if (right.spent?.test(sentence.plain.slice(mention.to))) return true
      if (right.dated?.test(spelled(sentence, mention)) && isLater(sentence, mention, said)) return true
      return right.punished === true && isPunished(sentence, mention)
    })
}

/** `연체한 경우 갱신을 거절할 수 있다`: a case in which the law takes the right, or what the law says of one. */
function isOfTheLaw(sentence: Sentence, mention: Word, said: Said): boolean {
  const before = sentence.words.filter(({ from }) => from < said.to)
  const isConditional =
    has(before, 'CONDITION') ||
    /(?:경우|때|면|시|한임차인|한세입자)(?:에게는|에는|에|은|,)?/.test(sentence.plain.slice(0, mention.from))
  if (!isConditional) return false
  if (has(before, 'LAWFUL_REASON')) return true
  const around = sentence.plain.slice(mention.from, said.to + 8)
  if (EXPLAINED.test(around)) return true
  return /(?:않|아니하|못하|없)(?:으면|는경우|은경우|면)/.test(sentence.plain.slice(0, mention.from))
}

function isLater(sentence: Sentence, mention: Word, said: Said): boolean {
  const before = sentence.plain.slice(Math.max(0, mention.from - 24), mention.from)
  const end = sentence.words.find(({ kind, from }) => kind === 'LINK' && from > mention.to)?.to
  const behind = sentence.plain.slice(mention.to, end ?? mention.to + 60)
  if (/^[,]?(?:임대인|집주인)/.test(behind)) return false
  if (said.isAside) return false
  if (BY_LEAVE.test(behind) || BY_LEAVE.test(before)) return true
  return AFTER_WHAT.test(before) || AFTERWARDS.test(behind)
}

function isPunished(sentence: Sentence, mention: Word): boolean {
  const behind = sentence.plain.slice(mention.to)
  const when = WHEN_USED.exec(behind)
  if (!when) return false
  const harm = FORCED.exec(behind.slice(when[0].length))
  if (!harm) return false
  const at = mention.to + when[0].length + harm.index
  const after = sentence.plain.slice(at, at + 16)
  if (/않|없|아니|못/.test(after)) return false
  return !(subjectAt(sentence, at) === 'TENANT' && /수있|가능/.test(after))
}

/** A landlord who registers nothing for others promises something; a tenant of a jeonse right waives it. */
function isPromisedRegistryOrLaw(sentence: Sentence, mention: Word, subject: Actor | null): boolean {
  if (mention.kind !== 'JEONSE_RIGHT')
    return /^임차권(?:의|을|를)?(?:양도|전대)/.test(sentence.plain.slice(mention.from))
  return (
    subject === 'LANDLORD' &&
    !has(sentence.words, 'CONSENT') &&
    (has(sentence.words, 'DEBT') || /제?3자|타인/.test(sentence.plain))
  )
}

/** `보증이 거절되면 …`: fair, unless the contract binds all the same. Who needs no loan (`전세대출 없이`) loses nothing. */
function isReasonToCancel(sentence: Sentence, mention: Word): boolean {
  const said = saidOf(sentence, mention, ['GUARANTEE', 'TENANT_LOAN'])
  if (mention.kind === 'TENANT_LOAN' && /^(?:은|는|이|을|의)?(?:설정)?없/.test(sentence.plain.slice(mention.to)))
    return true
  if (spelled(sentence, mention).startsWith('보험') && !/보증|HUG|허그/i.test(sentence.plain)) return true
  return said.isCondition && said.times === 0
}

/** `갱신 거절을 2개월 전까지 알린다`: a notice, as the law has it; a heading, `(갱신요구와 거절)`; what is not used yet. */
function isNotice(sentence: Sentence, mention: Word): boolean {
  return /^(?:와|과|및|·)거절\)|^(?:은|는|을|를)?아직|^(?:을|를|의)?거절(?:의|을|를|하는|하려면|하고자)?.{0,24}(?:통지|알려|알리|통보|의사)/.test(
    sentence.plain.slice(mention.to),
  )
}

function isChoiceOfTenant(sentence: Sentence, mention: Word, subject: Actor | null): boolean {
  const before = sentence.plain.slice(Math.max(0, mention.from - 12), mention.from)
  const isWish = /^(?:를|을|에)?(?:거부|거절|반대|원|희망|바라|동의|이의|(?:하지)?(?:않|아니하)(?:고|을수))/.test(
    sentence.plain.slice(mention.to),
  )
  return (subject === 'TENANT' && isWish) || /(?:근저당|채무|빚|대출금?|관리비|체납)(?:을|를|은|는|의)?$/.test(before)
}

/** Who shows nothing is the landlord (`제출하지 않는다`); that the papers show nothing (`체납 여부 없음`) is a statement. */
function isNoRefusal(sentence: Sentence, mention: Word, subject: Actor | null): boolean {
  const behind = sentence.plain.slice(mention.to, mention.to + 30)
  if (/^(?:이|은|는|의)?(?:해당)?[없있]/.test(behind)) return true
  return (
    subject === 'TENANT' ||
    !/제출|제시|제공|열람|발급|교부|동의|협조|공개|고지|확인|요구|보여|불가|안됨|거부/.test(behind)
  )
}
