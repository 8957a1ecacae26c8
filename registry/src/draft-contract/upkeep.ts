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
  if (isWearReplaced(sentence)) return true
  const repairs = all(sentence, 'REPAIR')
  if (repairs.length === 0 || isSharedByFault(sentence)) return false
  const acts = sentence.words.filter(
    (word) =>
      word.kind === 'BORNE' ||
      (word.kind === 'RETURNED' &&
        /^지[급불]/.test(spelled(sentence, word)) &&
        !/^(?:하여야|해야)?할/.test(after(sentence, word))) ||
      (word.kind === 'REPAIR' &&
        /^(?:수리|수선|하자보수|보수)/.test(spelled(sentence, word)) &&
        (/^(?:를|을)?(?:하|한|함|해|합)/.test(after(sentence, word)) ||
          (/^(?:[^가-힣]|$)/.test(after(sentence, word, 1)) &&
            /(?:임차인|세입자|입주자|을)[이가]$/.test(before(sentence, word))))),
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
    if (bearer === 'LANDLORD' && how === 'DENIED' && !isDeniedForOthers(sentence, act)) return true
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

/** `세입자에게 전가하지 않는다`: what is not laid on the tenant; never what is not given to the tenant. */
function isDeniedForOthers(sentence: Sentence, act: Word): boolean {
  if (/미루지|지연하지|거부하지|거절하지/.test(sentence.plain)) return true
  const receiver = /(?:임차인|세입자|입주자|을)(?:에게|께|한테)/.exec(after(sentence, act, 20))
  return receiver !== null && !/지급|지불|반환|돌려|상환|주지/.test(after(sentence, act, 40))
}

/** Ordinary wear is made good by the tenant, though the use of a home is what rent pays for. */
function isWearReplaced(sentence: Sentence): boolean {
  const { plain } = sentence
  const isWear =
    /(?:마모|손모|변색|노후|낡|생활흔적|생활기스)[^.,]{0,8}(?:포함|까지|불문|더라도|관계없이|상관없이|도(?!배))/.test(
      plain,
    )
  const isNew =
    /(?:도배|장판|벽지|마루)[^.]{0,16}(?:새것|새로|신품|전체|전부|전면|교체)/.test(plain) &&
    /퇴거|퇴실|만기|이사|명도|종료|나갈때/.test(plain)
  if (!isWear && !isNew) return false
  return all(sentence, 'BORNE').some(
    (act) =>
      /원상복구|교체|배상|부담|변상|시행|해놓/.test(spelled(sentence, act)) &&
      bearerOf(sentence, act) !== 'LANDLORD' &&
      standing(sentence, act) === 'DONE' &&
      !/제외|아니하는|않는/.test(after(sentence, act, 10)),
  )
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

/** The law allows 5 % at a renewal, and within the term only by agreement (Housing Lease Protection Act 7). */
const MOST_PERCENT = 5

/** Rent or deposit rises by more than the law allows, or by what the landlord says. */
export function isRentRaised(sentence: Sentence): boolean {
  const { plain } = sentence
  const isReported = has(sentence.words, 'MOVE_IN', 'LEASE_REPORT')
  if (isReported || (has(sentence.words, 'AGREED') && !/이의/.test(plain))) return false
  return all(sentence, 'RENT', 'DEPOSIT').some((rent) => {
    const raised = sentence.words.find(
      ({ kind, from, to }) =>
        kind === 'RAISED' &&
        from >= rent.to &&
        from - rent.to < 40 &&
        !/^(?:변경|변동|바뀔)/.test(plain.slice(from, to)),
    )
    if (!raised || standing(sentence, raised) !== 'DONE') return false
    if (/^(?:을|를|의)?(?:청구|요구|요청|한(?!다)|된|시|하는경우|할경우|하면|하려면)/.test(after(sentence, raised)))
      return false
    if (subjectAt(sentence, raised.from) === 'TENANT' && !/이의|동의/.test(plain)) return false
    const percent = /(\d{1,3})(?:\.\d)?(?:%|퍼센트|프로)/.exec(plain)
    if (percent) return Number(percent[1]) > MOST_PERCENT
    if (/20분의1|이내|범위|상한|초과/.test(plain)) return false
    const isAtWill =
      /임의|일방|언제든|수시|마음대로|시세|요구하는|원하는|(?:임대인|집주인|갑)[이의](?:정|결정|통보|요구|제시)/.test(
        plain,
      )
    return isAtWill || (rent.kind === 'RENT' && /매년|해마다|년마다|매월|개월마다/.test(plain))
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
