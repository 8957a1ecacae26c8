import type { ko } from './words.ko.ts'

export const en = {
  title: 'Look at the special terms of a draft',
  how: 'The text is read on this device only and sent nowhere. This is no legal opinion: it finds what to ask about.',
  label: 'Special terms (특약 사항)',
  hint: 'Paste the terms of the draft as they are, in Korean. Leave out names and resident numbers.',
  look: 'Look at them',
  nothing: 'There is nothing to read. Paste the special terms.',
  count: (sentences: number, found: number) =>
    found === 0
      ? `Sentences read: ${sentences}. None is known to us. That does not mean that they are fine.`
      : `Sentences read: ${sentences}; to ask about: ${found}. That does not mean that the others are fine.`,
  notWhole: 'The text is long: only its first 20,000 characters were read. Paste the rest separately.',
  traps: {
    RETURN_AFTER_NEXT_TENANT: {
      title: 'Your deposit seems to wait for the next tenant',
      question: 'Ask: will you write that it is returned on the last day even without a next tenant?',
    },
    RETURN_PUT_OFF: {
      title: 'Your deposit seems to come back later than the last day',
      question: 'Ask: will you write that it is returned on the day I leave the home?',
    },
    DEPOSIT_FORFEITED: {
      title: 'You seem to lose your deposit',
      question: 'Ask: can this be taken out, so that only actual damage is taken from the deposit?',
    },
    PAID_TO_ANOTHER: {
      title: "Your money seems to go to an account that is not the landlord's",
      question:
        'Ask: may I pay to an account of the owner named in the registry? If not, may I see the power of attorney?',
    },
    STANDING_WAIVED: {
      title: 'It seems to give up your standing (대항력) or your rank',
      question: 'Ask: can this be taken out? Does it agree with article 10 of the Housing Lease Protection Act?',
    },
    MOVE_IN_REPORT_DELAYED: {
      title: 'It seems to bar or delay your move-in report (전입신고)',
      question: 'Ask: will you write that I may report on the day I move in?',
    },
    LEASE_REPORT_BARRED: {
      title: 'It seems to bar the report of the lease (임대차 신고)',
      question: 'Ask: the report is due within 30 days, so can this be taken out?',
    },
    LANDLORD_LOAN: {
      title: "It seems to agree to the landlord's loan or mortgage",
      question:
        'Ask: when, and how much? Will you write that nothing is registered until the day after my move-in report?',
    },
    GUARANTEE_BARRED: {
      title: 'It seems to bar a guarantee of the deposit (반환보증) or your loan, or help with them',
      question:
        'Ask: will you write that you help with guarantee and loan, and return the down payment if one is refused because of the home?',
    },
    PROOF_REFUSED: {
      title: 'It seems to keep you from checking taxes or earlier deposits',
      question:
        'Ask: may I see the tax certificates and the list of fixed dates before we sign, and cancel if they differ from what you said?',
    },
    NOT_TAKEN_OVER: {
      title: 'The lease seems to end when the home is sold',
      question:
        'Ask: will you write that a new owner takes over the lease? Does this agree with article 3 of the Housing Lease Protection Act?',
    },
    LANDLORD_ENDS: {
      title: 'The landlord seems free to end the contract at any time',
      question: 'Ask: can this be taken out, or limited to the reasons that the law names?',
    },
    ENTRY_FORCED: {
      title: 'The landlord seems free to come in, lock you out or cut you off',
      question: 'Ask: can this be taken out, so that you tell me first and come only while I am at home?',
    },
    PENALTY: {
      title: 'You seem to pay a high penalty or interest, or may not leave early',
      question: 'Ask: can this be taken out, so that I pay only for actual damage?',
    },
    RENEWAL_WAIVED: {
      title: 'It seems to give up the renewal of the contract, or the term of two years',
      question: 'Ask: can this be taken out? Does it agree with article 10 of the Housing Lease Protection Act?',
    },
    REPAIRS_BY_TENANT: {
      title: 'It seems to leave all repairs to you',
      question: 'Ask: will you write that you repair leaks and the boiler where I am not at fault?',
    },
    FEE_RAISED: {
      title: 'The maintenance fee (관리비), rent or deposit seems free to rise',
      question:
        'Ask: will you write what the fee covers and that it rises only if both agree, and rent and deposit by 5 % at most?',
    },
    AS_IT_STANDS: {
      title: 'It seems to accept the home as it stands',
      question: 'Ask: can we take photos before I move in, and write who repairs defects that show later?',
    },
  },
} satisfies typeof ko
