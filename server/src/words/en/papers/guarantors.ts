import type { PAPERS_GUARANTORS as KO } from '../../ko/papers/guarantors.ts'
import { PUBLIC_PRICES } from '../assessment/price.ts'
import { formatShare, isReadable } from '../assessment/samples.ts'
import { formatDate, formatManwon, formatPercent } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { PROPERTY_TYPES } from '../property-types.ts'
import { ENTRY_NAMES } from './registry-entries.ts'

const CAP_SCOPES = {
  CAPITAL: 'in the capital area (수도권)',
  ELSEWHERE: 'outside the capital area (수도권)',
  NOT_APARTMENT: 'for a home that is not an apartment',
}

const GATE_AMOUNTS = {
  SENIOR_DEBT: 'claims ahead of the deposit',
  SENIOR_WITH_TENANTS: "claims ahead and the other tenants' deposits",
  WITH_OWN_DEPOSIT: 'the deposit and the claims ahead of it',
}

type Line = { code: keyof typeof GATE_AMOUNTS; line: number; askAbove: number | null }

function gateLine({ code, line, askAbove }: Line): string {
  const share = `more than ${formatPercent(line)} of the price of the home`
  const refused = {
    SENIOR_DEBT: `Guides say that a guarantee is refused, whatever the deposit, if claims ahead of it are ${share}.`,
    SENIOR_WITH_TENANTS: `Guides say that a guarantee of a detached or multi-family house (단독·다가구) is refused if the claims ahead and the other tenants' deposits, without your own, are ${share}.`,
    WITH_OWN_DEPOSIT: `Guides say that a guarantee is refused if everything with your own deposit is ${share}.`,
  }[code]
  return askAbove === null ? refused : `${refused} One source says ${formatPercent(askAbove)}.`
}

export const PAPERS_GUARANTORS = {
  GUARANTOR_ANSWER: ({ answer }) =>
    ({
      NO_CONFLICT_IN_INPUT:
        'Nothing that you typed conflicts with this, but only the guarantor decides whether to grant a guarantee.',
      CONFLICT_IN_INPUT: 'What you typed conflicts with this. Ask the guarantor first.',
      MISSING_INFORMATION: 'You have not typed what this has to be compared with. Find out, then ask the guarantor.',
      ASK_GUARANTOR: 'Sources differ here, or arithmetic alone cannot settle it, so ask the guarantor.',
    })[answer],
  GUARANTEE_PRICE_BASIS: ({ basis }) =>
    ({
      QUOTATION: 'Quotation (KB시세, 한국부동산원 시세)',
      PUBLIC_PRICE: '140% of the public price (공시가격)',
      APPRAISAL: 'Appraisal (감정평가)',
      VALUE: 'The value of this calculation. Guarantors set the value in other ways.',
    })[basis],
  GUARANTEE_WORKBENCH: ({ largest, least, ofValue, blocked, checkedOn }) => {
    const block = blocked ? ' You typed something that guarantors are said to refuse.' : ''
    const end = `${block} These lines come from second-hand material read on ${formatDate(checkedOn)}: check them with the guarantor. Only the guarantor decides.`
    if (largest === null) return `No price is known, so no limit is worked out.${end}`
    if (largest === 0) return `There is no deposit that conflicts with none of these numbers.${end}`
    if (least === largest)
      return `The largest deposit that conflicts with none of these numbers is ${formatManwon(largest)}.${end}`
    const why = `This depends on ${ofValue ? 'the range of the value, ' : ''}claims of unknown amounts, or lines on which sources differ.`
    return least === null || least === 0
      ? `No deposit can yet be said to conflict with none of these numbers; the most would be ${formatManwon(largest)}. ${why}${end}`
      : `The largest deposit that conflicts with none of these numbers is between ${formatManwon(least)} and ${formatManwon(largest)}. ${why}${end}`
  },
  GUARANTEE_GATE: ({ code, line, askAbove, isPublished, share, checkedOn }) => {
    const known = isPublished
      ? gateLine({ code, line, askAbove })
      : `No line of this guarantor is known for ${GATE_AMOUNTS[code]}, so the ${formatPercent(line)} of others is used.`
    const typed = share === null ? 'No price is known, so no share is worked out.' : `As typed it is ${share}.`
    return `${known} ${typed} The line was read in second-hand material on ${formatDate(checkedOn)}.`
  },
  GATE_SHARE: ({ low, high }) => {
    const [from, to] = [formatShare(low), formatShare(high)]
    return from === to ? from : `${from} to ${to}`
  },
  AT_LEAST_SHARE: ({ share }) => (isReadable(share) ? `at least ${formatPercent(share)}` : formatShare(share)),
  GATE_BASIS: ({ code, price }) =>
    price === null
      ? `${asTitle(GATE_AMOUNTS[code])}; no price to divide by is known`
      : `${asTitle(GATE_AMOUNTS[code])} ÷ the price in use. Price: ${price}`,
  GUARANTOR_HF_LOAN_TITLE: 'Jeonse loan with a guarantee',
  GUARANTOR_HF_LOAN: 'Guides say that only people with a jeonse loan (전세자금대출) backed by HF may apply.',
  LOAN_NOT_TYPED: 'Loans are not among what is typed.',
  GUARANTOR_LICENSED_BROKER_TITLE: 'Contract through a licensed broker',
  GUARANTOR_LICENSED_BROKER: 'Guides say that the contract has to go through a licensed broker (공인중개사).',
  BROKER_NOT_TYPED: 'Whether there is a broker is not among what is typed.',
  GUARANTOR_DEPOSIT_CAP_TITLE: 'Highest deposit',
  GUARANTOR_DEPOSIT_CAP: ({ scope, capManwon }) =>
    `Guides say that the deposit has to be ${formatManwon(capManwon)} or less ${CAP_SCOPES[scope]}.`,
  TYPED_DEPOSIT: 'Deposit as typed',
  GUARANTOR_PRICE_CAP_TITLE: 'Highest price of the home',
  GUARANTOR_PRICE_CAP: ({ capManwon }) =>
    `Guides say that the price of the home has to be ${formatManwon(capManwon)} or less.`,
  AMOUNT_SPAN: ({ lowManwon, highManwon }) =>
    lowManwon === highManwon ? formatManwon(lowManwon) : `${formatManwon(lowManwon)} to ${formatManwon(highManwon)}`,
  VALUE_OF_CALCULATION: 'The value used here. The guarantor values the home in another way.',
  GUARANTOR_PUBLIC_PRICE_LIMIT_TITLE: 'Limit by the public price (공시가격)',
  GUARANTOR_PUBLIC_PRICE_LIMIT:
    'Guides say that for a home that is not an apartment, the limit is a multiple of the public price (공시가격) less the claims ahead of the deposit.',
  PUBLIC_PRICE_NOT_KNOWN: 'The public price (공시가격) of this home is not known.',
  LIMIT_AND_CLAIMS: ({ limitManwon, sumManwon, orMore }) =>
    `Limit ${formatManwon(limitManwon)}; deposit and claims ahead ${formatManwon(sumManwon)}${orMore ? ' or more' : ''}`,
  SHARE_OF_PUBLIC_PRICE: ({ basis, priceManwon, share }) =>
    `${formatPercent(share)} of the ${PUBLIC_PRICES[basis]}, ${formatManwon(priceManwon)}`,
  GUARANTOR_PRICE_LIMIT_TITLE: 'Within the price that is accepted',
  GUARANTOR_PRICE_LIMIT: ({ share, quoted }) =>
    `Guides say that the deposit and the claims ahead of it together have to be ${formatPercent(share)} of the price of the home or less. ${
      quoted
        ? 'The price of an apartment or officetel is said to be taken first from the quotations of KB (KB시세) or the Korea Real Estate Board (한국부동산원 시세).'
        : 'For a home without a public price (공시가격), another basis such as an appraisal (감정평가) is said to be taken.'
    }`,
  SHARE_OF_QUOTATION: ({ manwon, share }) =>
    `${formatPercent(share)} of the quotation (시세) that you typed, ${formatManwon(manwon)}`,
  SHARE_OF_APPRAISAL: ({ manwon, share }) =>
    `${formatPercent(share)} of the appraisal as typed, ${formatManwon(manwon)}`,
  SHARE_OF_VALUE: ({ lowManwon, midManwon, highManwon, share }) => {
    const value =
      lowManwon === highManwon ? formatManwon(midManwon) : `${formatManwon(lowManwon)} to ${formatManwon(highManwon)}`
    return `${formatPercent(share)} of the value used here, ${value}. The guarantor values the home in another way.`
  },
  QUOTATION_NOT_KNOWN: ({ quoted }) =>
    quoted
      ? 'The quotation of this home by KB (KB시세) or the Korea Real Estate Board (한국부동산원 시세) is not known.'
      : 'Neither a public price (공시가격) nor an appraisal (감정평가) of this home is known.',
  SHARE_OF_TYPED_PUBLIC_PRICE: ({ priceManwon, share }) =>
    `${formatPercent(share)} of the public price (공시가격) as typed, ${formatManwon(priceManwon)}`,
  GUARANTOR_SENIOR_SHARE_TITLE: 'Share of the claims ahead of you',
  GUARANTOR_SENIOR_SHARE: ({ line, askAbove }) => gateLine({ code: 'SENIOR_DEBT', line, askAbove }),
  REGISTRY_NOT_TYPED_YET: 'You have not typed the registry yet.',
  CLAIMS_BY_VALUE: 'Claims ahead as typed ÷ middle value of the home',
  DEPOSIT_AND_CLAIMS_BY_VALUE: 'Deposit and claims ahead as typed ÷ middle value of the home',
  GUARANTOR_SHARED_HOUSE_SHARE_TITLE: "Share with other tenants' deposits",
  GUARANTOR_SHARED_HOUSE_SHARE: ({ line, askAbove }) => gateLine({ code: 'SENIOR_WITH_TENANTS', line, askAbove }),
  GUARANTOR_BLOCKING_ENTRIES_TITLE: 'Seizure, auction, injunction, trust',
  GUARANTOR_BLOCKING_ENTRIES:
    'Guides say that guarantors refuse a home with a seizure (압류), a provisional seizure (가압류), an auction (경매) or an injunction (가처분), or with a trust (신탁) whose trustee is no party to the contract.',
  TYPED_ENTRIES: ({ kinds }) => asTitle(kinds.map((kind) => ENTRY_NAMES[kind]).join(', ')) || 'None typed',
  TYPED_REGISTRY: 'Registry as typed',
  GUARANTOR_OWNER_IS_LANDLORD_TITLE: 'Landlord and owner',
  GUARANTOR_OWNER_IS_LANDLORD: 'Guides say that the landlord has to be the owner in the registry.',
  TYPED_OWNER: ({ same }) => (same ? 'The same, as typed' : 'Not the same, as typed'),
  GUARANTOR_BUILDING_USE_TITLE: 'Violating building, or shops and services',
  GUARANTOR_BUILDING_USE:
    'Guides say that guarantors refuse a violating building (위반건축물), and a shop or service facility (근린생활시설) that is lived in.',
  FACILITY: asTitle(PROPERTY_TYPES.NEIGHBORHOOD_FACILITY),
  VIOLATION_MARKED: ({ facility }) =>
    `Mark of a violating building (위반건축물)${facility ? `, ${PROPERTY_TYPES.NEIGHBORHOOD_FACILITY}` : ''}`,
  READ_IN_REGISTER: ({ issuedOn }) =>
    `${asTitle(PAPERS.BUILDING_REGISTER)} as typed${issuedOn === null ? '' : `, issued on ${formatDate(issuedOn)}`}`,
  VIOLATION_IN_REGISTER: `See for yourself in the ${PAPERS.BUILDING_REGISTER} whether it is a violating building (위반건축물).`,
  GUARANTOR_APPLICATION_WINDOW_TITLE: 'Time to apply',
  GUARANTOR_APPLICATION_WINDOW: 'Guides say that you have to apply before half of the lease has passed.',
  DATE_SPAN: ({ fromOn, untilOn }) => `${formatDate(fromOn)} to ${formatDate(untilOn)}`,
  DATES_NOT_TYPED: 'You have not typed the day of the balance and the last day.',
  TYPED_DATES: 'Day of the balance, day of the move-in report and last day as typed',
} satisfies typeof KO
