import type { PAPERS_REQUESTS as KO } from '../../ko/papers/requests.ts'
import { formatManwon } from '../format.ts'
import { FULL_PAPERS, PAPERS } from '../paper-names.ts'

const LEASE_ACT = 'Article 3-7 of the Housing Lease Protection Act (주택임대차보호법)'
const SINCE = 'Since 10 July 2024 brokers have to explain'

/** The legal duty behind a request, by who is bound; other papers are requested as a courtesy. */
const DUTIES: Readonly<Record<string, { LANDLORD?: string; BROKER?: string }>> = {
  FIXED_DATE_LIST: {
    LANDLORD: `Under ${LEASE_ACT}, a landlord has to show the ${PAPERS.FIXED_DATE_LIST} when the contract is made, or agree to its being viewed.`,
    BROKER: `${SINCE} that the ${PAPERS.FIXED_DATE_LIST} can be checked, and how.`,
  },
  RESIDENT_LIST: { BROKER: `${SINCE} that the ${PAPERS.RESIDENT_LIST} can be viewed, and how.` },
  TAX_CERTIFICATES: {
    LANDLORD: `Under ${LEASE_ACT}, a landlord has to show the ${PAPERS.TAX_CERTIFICATES} of national and of local taxes when the contract is made, or agree to unpaid taxes being viewed.`,
    BROKER: `${SINCE} that the landlord's unpaid taxes can be checked.`,
  },
  LANDLORD_RECORD: {
    BROKER:
      "Since 27 May 2025 it can be looked up before the contract without the landlord's consent, once a broker confirms that the tenant wishes to sign. Please confirm it.",
  },
  BROKER_EXPLANATION: {
    BROKER: `Under Article 25 of the Licensed Real Estate Agents Act (공인중개사법), a broker has to hand over and go through the ${PAPERS.BROKER_EXPLANATION} before the contract.`,
  },
}

export const PAPERS_REQUESTS = {
  PAPER_REQUEST: ({ paper, to, lookFor, consent, purpose, depositManwon, monthlyRentManwon }) => {
    const terms =
      purpose === 'JEONSE'
        ? `a jeonse contract (전세) with a deposit of ${formatManwon(depositManwon)}`
        : `a lease with a deposit of ${formatManwon(depositManwon)} and a monthly rent of ${formatManwon(monthlyRentManwon)}`
    const name = `the ${FULL_PAPERS[paper]}`
    const ask =
      to === 'LANDLORD'
        ? `Could you show me ${name} before the contract${consent ? ', or agree to my viewing it' : ''}?`
        : `Could you get me ${name} before the contract, or let me know how to check it?`
    return [
      `Hello. I am preparing to sign ${terms}.`,
      `${ask} What I want to check: ${lookFor}.`,
      DUTIES[paper]?.[to] ?? 'I ask so that both of us can check this before we sign.',
      'If you cannot, please let me know why. Thank you.',
    ].join('\n')
  },
} satisfies typeof KO
