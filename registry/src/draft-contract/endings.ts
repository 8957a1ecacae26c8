import { standing } from './denial.ts'
import { after, all, before, has, type Sentence, spelled, subjectAt } from './sentence.ts'

/** The home is sold, and the lease ends. */
export function isEndedBySale(sentence: Sentence): boolean {
  const sale = all(sentence, 'SALE', 'NEW_OWNER').find(
    (word) => spelled(sentence, word) !== '경매' && !/^계약(?:이해|서|을해)/.test(after(sentence, word)),
  )
  if (!sale) return false
  const ended = all(sentence, 'ENDED').find(
    (word) =>
      word.from > sale.to && !/^(?:인도|만료|이사[비시일날])/.test(spelled(sentence, word) + after(sentence, word, 1)),
  )
  if (!ended || standing(sentence, ended) !== 'DONE') return false
  const isChoice = /수있|수도있|가능|(?:임차인|세입자)[이가은는]원하/.test(sentence.plain.slice(sale.to))
  return !(isChoice && subjectAt(sentence, ended.from) !== 'LANDLORD')
}

/** A breach is a cause; any other reason is none beside `언제든`. */
function isForCause({ plain, words }: Sentence): boolean {
  if (!has(words, 'LAWFUL_REASON')) return false
  return /연체|2기|위반|법/.test(plain) || !/언제|아무때|일방|임의|불문|마음대로|자유/.test(plain)
}

/** The landlord ends the lease without a reason that the law knows. */
export function isEndedAtWill(sentence: Sentence): boolean {
  if (has(sentence.words, 'SALE') || isForCause(sentence) || !has(sentence.words, 'LANDLORD')) return false
  return all(sentence, 'ENDED').some((ended) => {
    const word = spelled(sentence, ended)
    if (/^(?:이사|인도|만료|효력|실효)/.test(word)) return false
    const will = all(sentence, 'AT_WILL').find(({ from }) => from < ended.from && ended.from - from < 50)
    if (!will || standing(sentence, ended) !== 'DONE') return false
    if (spelled(sentence, will) === '즉시' && /만기|종료|만료|기간이끝/.test(sentence.plain.slice(0, will.from)))
      return false
    const subject = subjectAt(sentence, ended.from)
    const isLeaving = /^(?:퇴거|명도|비|나가|나간|내보)/.test(word)
    if (subject === 'LANDLORD') return true
    return (
      /(?:임대인|집주인|건물주|소유자|주인|갑)(?:의|이|측이?|측의)?(?:.{0,8})$/.test(before(sentence, will, 16)) &&
      (isLeaving || subject !== 'TENANT' || /협조|동의|이의/.test(sentence.plain))
    )
  })
}
