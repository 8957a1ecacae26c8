import { saidOf, standing } from './denial.ts'
import { after, all, has, type Sentence, spelled, subjectAt, type Word } from './sentence.ts'

/** The deposit waits for the next tenant: returned after, or denied until. Whatever the next one does (상관없이) is fair. */
export function isReturnedAfterNextTenant(sentence: Sentence): boolean {
  const next = all(sentence, 'NEXT_TENANT')[0]
  if (!next || has(sentence.words, 'REGARDLESS')) return false
  const returned = all(sentence, 'RETURNED').find(
    (word) => !/^(?:지급|지불|정산)/.test(spelled(sentence, word)) || has(sentence.words, 'DEPOSIT'),
  )
  const isDepositNamed =
    has(sentence.words, 'DEPOSIT') || (returned && /반환|돌려|빼/.test(spelled(sentence, returned)))
  const last = all(sentence, 'RETURNED').at(-1) ?? all(sentence, 'DEMANDED').at(-1)
  if (!last || !isDepositNamed) return false
  const isWaiting =
    /(?:구해|구하|들어|입주|나타|정해|계약|체결|나가|되|올|잔금|보증금|전세금|돈으로|전입|이사|확정|후|뒤|때|날|시|면|전|대로)/.test(
      sentence.plain.slice(next.to),
    )
  const said = saidOf(sentence, last, [])
  if (said.times >= 2 && said.times % 2 === 0) return false
  if (/^(?:의|에게|이|을)?(?:중개보수|중개수수료|집을보|집보|방문|소개)/.test(after(sentence, next))) return false
  if (last.kind === 'DEMANDED')
    return isWaiting && said.times % 2 === 1 && subjectAt(sentence, last.from) !== 'LANDLORD'
  return isWaiting && !(subjectAt(sentence, last.from) === 'TENANT' && !/받/.test(after(sentence, last, 3)))
}

/** The deposit, whole, is the price of a breach, or is not returned. */
export function isDepositForfeited(sentence: Sentence): boolean {
  if (has(sentence.words, 'NEXT_TENANT')) return false
  return all(sentence, 'DEPOSIT').some((deposit) => {
    const said = saidOf(sentence, deposit, ['DEPOSIT', 'RETURNED'])
    const behind = said.words
    if (said.isCondition) return false
    if (/^(?:을|를)?(?:모두|전부|전액)?포기/.test(after(sentence, deposit)))
      return said.times % 2 === 1 && !said.isAside
    const lost = behind.find(
      (word) =>
        (word.kind === 'FORFEITED' || word.kind === 'CLEARED') &&
        /소멸|몰수|몰취|귀속|차지|가져|소유로/.test(spelled(sentence, word)),
    )
    if (lost && standing(sentence, lost) === 'DONE') return !/임차인(?:의소유|에게귀속)/.test(sentence.plain)
    const returned = behind.find((word) => word.kind === 'RETURNED' && !/지급|지불|정산/.test(spelled(sentence, word)))
    if (returned) return said.times % 2 === 1 && !said.isAside && !isHeldForTheKeys(sentence, deposit)
    const penalty = all(sentence, 'FORFEITED').find((word) => /위약|배상금|벌금|충당/.test(spelled(sentence, word)))
    const isWhole =
      has(sentence.words, 'ALL_OF_IT') ||
      /(?:위약금|위약벌|배상금)으?로(?:한다|함|처리|간주|본다|지급)/.test(sentence.plain)
    return (
      penalty !== undefined &&
      isWhole &&
      standing(sentence, penalty) === 'DONE' &&
      subjectAt(sentence, penalty.from) !== 'LANDLORD' &&
      !/에서(?:공제|차감)/.test(sentence.plain)
    )
  })
}

/** Deposit and keys change hands together (Civil Act 536). */
function isHeldForTheKeys({ plain }: Sentence, deposit: Word): boolean {
  return (
    /(?:인도|명도|비우|비워|퇴거|동시이행|열쇠)/.test(plain) &&
    /(?:때까지|전까지|않으면|않는동안|동시이행)/.test(plain.slice(0, deposit.from + 40))
  )
}
