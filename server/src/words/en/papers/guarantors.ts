import type { PAPERS_GUARANTORS as KO } from '../../ko/papers/guarantors.ts'
import { formatShare, isReadable } from '../assessment/beside.ts'
import { PUBLIC_PRICES } from '../assessment/public-price.ts'
import { formatDate, formatManwon, formatPercent } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { PROPERTY_TYPES } from '../property-types.ts'
import { ENTRY_NAMES } from './registry-entries.ts'

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
  GUARANTEE_WORKBENCH: ({ largest, least, ofValue, blocked }) => {
    const block = blocked ? ' You typed something that guarantors are said to refuse.' : ''
    if (largest === null) return `No price is known, so no limit is worked out.${block} Only the guarantor decides.`
    const amount =
      least === largest || least === null
        ? formatManwon(largest)
        : `between ${formatManwon(least)} and ${formatManwon(largest)}, as ${ofValue ? 'the range of the value and ' : ''}claims of unknown amounts leave it`
    return `The largest deposit that conflicts with none of these numbers is ${amount}.${block} Only the guarantor decides.`
  },
  GUARANTOR_HF_LOAN_TITLE: 'Jeonse loan with a guarantee',
  GUARANTOR_HF_LOAN: 'Guides say that only people with a jeonse loan (전세자금대출) backed by HF may apply.',
  LOAN_NOT_TYPED: 'Loans are not among what is typed.',
  GUARANTOR_LICENSED_BROKER_TITLE: 'Contract through a licensed broker',
  GUARANTOR_LICENSED_BROKER: 'Guides say that the contract has to go through a licensed broker (공인중개사).',
  BROKER_NOT_TYPED: 'Whether there is a broker is not among what is typed.',
  GUARANTOR_DEPOSIT_CAP_TITLE: 'Highest deposit',
  GUARANTOR_DEPOSIT_CAP: ({ inCapital, capManwon }) =>
    `Guides say that the deposit has to be ${formatManwon(capManwon)} or less ${inCapital ? 'in the capital area (수도권)' : 'outside the capital area (수도권)'}.`,
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
  GUARANTOR_SENIOR_SHARE: ({ shares }) =>
    `Guides say that claims ahead of the deposit have to be ${shares.map(formatPercent).join(' or ')} of the price of the home or less, but sources differ.`,
  AT_LEAST_SHARE: ({ share }) => (isReadable(share) ? `at least ${formatPercent(share)}` : formatShare(share)),
  REGISTRY_NOT_TYPED_YET: 'You have not typed the registry yet.',
  CLAIMS_BY_VALUE: 'Claims ahead as typed ÷ middle value of the home',
  GUARANTOR_SHARED_HOUSE_SHARE_TITLE: "Share with other tenants' deposits",
  GUARANTOR_SHARED_HOUSE_SHARE: ({ share }) =>
    `Guides say that in a detached or multi-family house (단독·다가구) the deposits of all tenants and the other claims together have to be ${formatPercent(share)} of the price of the home or less, but sources differ.`,
  DEPOSIT_AND_CLAIMS_BY_VALUE: 'Deposit and claims ahead as typed ÷ middle value of the home',
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
