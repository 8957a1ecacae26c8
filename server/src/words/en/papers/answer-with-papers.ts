import type { ANSWER_WITH_PAPERS as KO } from '../../ko/papers/answer-with-papers.ts'
import { formatManwon, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { ENTRY_NAMES } from './registry-entries.ts'

/** What an answer says first once papers were read. */
export const ANSWER_WITH_PAPERS = {
  HEADLINE_PAPER_OF_OTHER_HOME: ({ paper, home }) =>
    `The registry document you read is of ${paper}; this home is ${home}. That document was not counted.`,
  LOT_AND_UNIT: ({ district, lot, dong, ho }) =>
    [
      lot?.replace(' 외', ' and other lots') ?? 'an unknown lot',
      district && placeOf(district),
      dong && `building ${dong}`,
      ho && `unit ${ho}`,
    ]
      .filter(Boolean)
      .join(', '),
  HEADLINE_OF_OTHER_TERMS: 'This was calculated with terms other than those of the diagnosis. Diagnose these terms.',
  ACTION_PAPER_OF_THIS_HOME: `Compare the address, building and unit, and get and read the ${PAPERS.REGISTRY_DOCUMENT} of this home.`,
  HEADLINE_STOP: ({ stops, percent, hasAhead, building }) => {
    const found = stops
      .slice(0, 2)
      .map((each) => STOP_NAMES[each])
      .join(', ')
    const sum = hasAhead ? 'Your deposit and what is paid first are' : 'Your deposit is'
    const worth = building ? 'the value of the whole building' : "the home's value"
    const share = percent === null ? '' : ` ${sum} at least ${percent}% of ${worth}.`
    return `Reason to stop: ${found}.${share}`
  },
  DEPOSIT_AND_AHEAD: ({ standing, depositManwon, aheadManwon, isPossible, midManwon, basis, building }) => {
    const total = depositManwon + aheadManwon
    const ahead = ` plus the ${formatManwon(aheadManwon)} that ${isPossible ? 'may be' : 'is'} paid before it`
    const sum = `Your deposit (${formatManwon(depositManwon)})${aheadManwon === 0 ? '' : ahead}`
    const worth = `${building ? 'the value of the whole building' : VALUE_NAMES[basis]} (${formatManwon(midManwon)})`
    if (total > midManwon) {
      const verb = standing === 'CLAIMS_MAY_EXCEED_VALUE' ? 'may come to' : 'comes to'
      return `${sum} ${verb} ${formatManwon(total - midManwon)} more than ${worth}.`
    }
    const share = `${sum} comes to ${Math.round((total / midManwon) * 100)}% of ${worth}`
    return standing === null ? `${share}.` : `${share}, which is close to it.`
  },
  ACTION_CLAIMS_AHEAD:
    'Ask the landlord whether a special term can say that what is paid before you is repaid, and deleted where it is registered, before you pay the balance. If not, calculate again whether a lower deposit would be covered.',
  HEADLINE_CLAIM_OF_UNKNOWN_AMOUNT: ({ names }) =>
    `No amount was entered for: ${names.join(', ')}. So nobody knows how much is paid before your deposit.`,
  ACTION_UNKNOWN_AMOUNT:
    'Find the amount in the registry document (for a mortgage, the registered maximum) and enter it.',
  ACTION_STOP_AND_ASK: ({ askName, question }) =>
    `Stop before signing and ask first. Whom to ask: ${askName}. “${question}”`,
  ACTION_STOP_NAME: 'Stop and ask first',
  ACTION_ASK: ({ askName, question }) => `Ask first. Whom to ask: ${askName}. “${question}”`,
  STAKE_WITH_PAPERS: ({ share, lowManwon, highManwon, unknown, building }) => {
    const home = building ? 'the whole building' : 'the home'
    const sold = `${home} is sold ${share === 1 ? 'at its value today' : `for ${formatPercent(share)} of its value today`}`
    const left = unknown.length === 0 ? '' : ` Still unknown: ${unknown.join(', ')}.`
    if (highManwon === 0)
      return `By what you entered, nothing of your deposit is missing if ${sold}; whatever you did not enter may take that much away.${left}`
    if (lowManwon === highManwon)
      return `By what you entered, ${formatManwon(lowManwon)} of your deposit is missing if ${sold}.${left}`
    const least = lowManwon === 0 ? 'between nothing' : `between ${formatManwon(lowManwon)}`
    return `By what you entered, ${least} and ${formatManwon(highManwon)} of your deposit is missing if ${sold}.${left}`
  },
} satisfies typeof KO

const STOP_NAMES = {
  ...ENTRY_NAMES,
  AUCTION: 'an open auction (경매개시결정)',
  TRUST: 'a trust (신탁) owns the home',
  OWNER_NO: 'the owner is not your landlord',
  LEASE_REGISTRATION: 'an unpaid former tenant (임차권등기)',
}

const VALUE_NAMES = {
  ESTIMATE: "the home's estimated value",
  SAMPLE: 'the median of similar sales',
  DATED_SALES: 'the median of past sales of the building',
  PUBLIC_PRICE: "the home's value by its public price",
  TYPED: 'the value you entered',
}
