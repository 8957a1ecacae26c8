import { saidOf, standing } from './denial.ts'
import {
  type Actor,
  after,
  all,
  before,
  has,
  isActor,
  isJoined,
  type Sentence,
  spelled,
  subjectAt,
  type Word,
} from './sentence.ts'

/** Whose fault or how small a repair it is draws a line that is fair. */
export function isRepairLeftToTenant(sentence: Sentence): boolean {
  const repairs = all(sentence, 'REPAIR')
  if (repairs.length === 0 || isSharedByFault(sentence)) return false
  const acts = sentence.words.filter(
    (word) =>
      word.kind === 'BORNE' ||
      (word.kind === 'RETURNED' && /^지[급불]/.test(spelled(sentence, word))) ||
      (word.kind === 'REPAIR' &&
        /^(?:수리|수선|하자보수|보수)/.test(spelled(sentence, word)) &&
        /^(?:를|을)?(?:하|한|함|해|합)/.test(after(sentence, word))),
  )
  for (const act of acts) {
    const bearer = bearerOf(sentence, act)
    const how = standing(sentence, act)
    if (
      bearer === 'TENANT' &&
      how === 'DONE' &&
      !/^(?:을|를|은|는|에관한|의)?(?:요청|요구|통지|알|다음|아래|합의|협의|정하|구분)/.test(after(sentence, act))
    )
      return true
    if (bearer === 'LANDLORD' && how === 'DENIED' && !isDeniedForOthers(sentence)) return true
  }
  return repairs.some((repair) => {
    const said = saidOf(sentence, repair, ['REPAIR'])
    if (said.isCondition || said.isAside || said.times === 0) return false
    const subject = subjectAt(sentence, said.to)
    if (has(said.words, 'COMPLAINT')) return said.times % 2 === 0 && subject !== 'LANDLORD'
    if (said.times % 2 === 0) return false
    if (has(said.words, 'DEMANDED'))
      return subject !== 'LANDLORD' && !/(?:임차인|세입자)(?:에게|께)/.test(sentence.plain)
    return (
      subject === 'LANDLORD' &&
      said.words.length ===
        said.words.filter(({ kind }) => ['NOT', 'REFUSED', 'REPAIR', 'BORNE', 'AFFIRMED', 'LANDLORD'].includes(kind))
          .length
    )
  })
}

function isDeniedForOthers({ plain }: Sentence): boolean {
  return /미루지|지연하지|거부하지|거절하지/.test(plain)
}

/** Fault, or a small repair, draws a line; `과실을 불문하고` draws none. */
function isSharedByFault({ plain, words }: Sentence): boolean {
  if (/불문|막론|상관없이|관계없이/.test(plain)) return false
  return (
    has(words, 'FAULT') ||
    /고의|과실|잘못|부주의|귀책|(?:임대인|집주인)에게(?:그|비용을|그비용을)?(?:청구|상환)/.test(plain)
  )
}

/** Who bears the act: the party before it (`임차인이 부담`), or behind it (`부담은 임차인`). */
function bearerOf(sentence: Sentence, act: Word): Actor | null {
  const actors = sentence.words
    .filter(isActor)
    .filter((actor) => !/^(?:에게|께|한테|과|와|로부터|으로부터)/.test(after(sentence, actor, 5)))
  const near = actors.findLast(({ from }) => from < act.from && act.from - from < 40)
  if (near) return isJoined(sentence, near) ? 'BOTH' : (near.kind as Actor)
  const behind = actors.find(({ from }) => from >= act.to && from - act.to < 6)
  return behind ? (behind.kind as Actor) : null
}

/** The fee rises without the tenant's word. */
export function isFeeRaised(sentence: Sentence): boolean {
  if (has(sentence.words, 'AGREED', 'CONSENT')) {
    if (!/이의|동의하|동의함|동의한/.test(sentence.plain)) return false
  }
  return all(sentence, 'FEE').some((fee) => {
    const said = saidOf(sentence, fee, ['FEE'])
    const raised = said.words.find(({ kind }) => kind === 'RAISED')
    if (!raised || /^(?:시|하는경우|할경우|되는경우|하면|에는|하려면)/.test(after(sentence, raised))) {
      return false
    }
    if (subjectAt(sentence, raised.from) === 'TENANT' && !/이의|동의/.test(sentence.plain)) return false
    return standing(sentence, raised) === 'DONE'
  })
}

/** What is registered may stay as it is; what is broken may not. */
export function isTakenAsItStands(sentence: Sentence): boolean {
  return all(sentence, 'AS_IT_IS').some((word) => {
    const rest = after(sentence, word, 40)
    if (/등기|권리관계|대장/.test(before(sentence, word, 10))) return false
    if (/(?:임대인|집주인)[이은](?:.{0,10})(?:수리|보수|책임)/.test(rest)) return false
    if (/유지하|유지되|유지한|보존|고장|파손|훼손|사진/.test(rest)) return false
    const spelling = spelled(sentence, word)
    if (/(?:대로|그대로|인수)$/.test(spelling)) return true
    return (
      /^(?:물)?(?:의|에서|로|그대로|대로|임|으로|하의|하에서|인수|계약|임대|에서의|,|확인|를?(?:확인|기준|인정|승낙|인수|수용))/.test(
        rest,
      ) &&
      (/상태|상황|현황/.test(spelling) || /상태|그대로|인수/.test(rest))
    )
  })
}
