import type { ANSWER as KO } from '../../ko/diagnosis/answer.ts'
import { counted, formatManwon, formatPercent } from '../format.ts'

/** The start of an answer: one sentence, and how much of the deposit is at stake. */
export const ANSWER = {
  HEADLINE_OF_FINDING: ({ title }) => `Check this first: ${title}.`,
  HEADLINE_OF_SHARE_AND: ({ share, title }) => `${share} Also check: ${title}.`,
  HEADLINE_OWN_YARDSTICK: ({ depositManwon, medianManwon }) =>
    `Your deposit (${formatManwon(depositManwon)}) is ${formatManwon(depositManwon - medianManwon)} more than similar homes nearby sold for (${formatManwon(medianManwon)}).`,
  HEADLINE_OF_SHARE: ({ share, open = ['REGISTRY', 'EARLIER_TENANTS'] }) => {
    if (open.length === 0) return `${share} This rests on what you entered from the papers.`
    const [first = 'REGISTRY'] = open
    const verb = open.length > 1 || first === 'EARLIER_TENANTS' || first === 'TAXES' ? 'are' : 'is'
    const names = open.map((each) => OPEN_NAMES[each]).join(' and ')
    return `${share} ${names.charAt(0).toUpperCase()}${names.slice(1)} ${verb} still unknown.`
  },
  HEADLINE_WITHOUT_VALUE: 'Nothing shows what this home is worth, so your deposit could not be compared with it.',
  HEADLINE_WITHOUT_DEPOSIT: 'You pay no deposit, so none is at stake. Check the monthly cost and the building.',
  HEADLINE_WITHOUT_DEPOSIT_AND: ({ title }) => `You pay no deposit, so none is at stake. Also check: ${title}.`,
  HEADLINE_ADDRESS_OPEN: 'The address does not lead to a lot number, so nothing is known of this home yet.',
  HEADLINE_LOT_NOT_IN_REGISTER:
    'No building was found in the building register on this lot. Check the lot number first.',
  HEADLINE_NO_HOME: ({ use }) => `By the building register the main use is not a home: ${use}.`,
  HEADLINE_OTHER_DEPOSITS: ({ households }) => {
    const others = households === null ? 'the other households' : `the other ${counted(households - 1, 'household')}`
    return `Without the deposits of ${others}, nobody knows who is paid before you.`
  },
  HEADLINE_BUT_NO_DEPOSIT: ({ headline }) => `${headline} This lease has no deposit.`,
  HEADLINE_NEVER_SOLD: ({ depositManwon, lowManwon, highManwon }) =>
    `No sale of the building is known: homes like it cost ${formatManwon(lowManwon)} to ${formatManwon(highManwon)}, too wide to hold your deposit of ${formatManwon(depositManwon)} against.`,
  HEADLINE_NO_VALUE:
    'No sale and no public price were found that show whether your deposit is more than the home is worth.',

  STAKE: ({ share, missingManwon, building = false }) => {
    const sold = share === 1 ? 'at its value today' : `for ${formatPercent(share)} of its value today`
    if (building)
      return missingManwon === 0
        ? `This is about the whole building. With no debt and no other household's deposit before yours, nothing of it is missing if the building is sold ${sold}; whatever is paid before it may take that much away.`
        : `This is about the whole building. Even with no debt and no other household's deposit before yours, ${formatManwon(missingManwon)} of it is missing if the building is sold ${sold}.`
    return missingManwon === 0
      ? `With no debt and no earlier tenant's deposit before yours, nothing of it is missing if the home is sold ${sold}; whatever is paid before it may take that much away.`
      : `Even with no debt before your deposit, ${formatManwon(missingManwon)} of it is missing if the home is sold ${sold}.`
  },
} satisfies typeof KO

const OPEN_NAMES = {
  REGISTRY: 'the registry',
  REST_OF_REGISTRY: 'the owner and the rest of the registry',
  REGISTRY_SINCE: 'what changed in the registry since you read it',
  EARLIER_TENANTS: 'earlier tenants',
  TAXES: "the landlord's unpaid taxes",
}
