import type { RESULT as KO } from '../../ko/diagnosis/result.ts'
import { type EstimateBasis, type LookedUp, type Step, type TypedField } from '../../ko/diagnosis/result.ts'
import { formatWholeShare, nameOf, SAMPLE_LEVELS } from '../assessment/samples.ts'
import { counted, formatDate, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { PROPERTY_TYPES, propertyTypeName } from '../property-types.ts'

const RIGHTS = 'Check the registered rights yourself'
const TITLES = {
  money: {
    HIGH: 'The deposit or the rent needs great care',
    CAUTION: 'The deposit or the rent needs care',
    CHECK: 'Compare the deposit and the rent with current prices',
    UNKNOWN: 'There are no data to assess the deposit and the rent',
  },
  rights: { HIGH: RIGHTS, CAUTION: RIGHTS, CHECK: RIGHTS, UNKNOWN: RIGHTS },
  register_site: {
    HIGH: 'What the building register shows needs great care',
    CAUTION: 'Compare the building register with the building itself',
    CHECK: 'Check that the building register matches the building itself',
    UNKNOWN: 'The building register could not be confirmed',
  },
}

export const RESULT = {
  // Messages about a diagnosis: its request, progress and record, and the deals behind it.
  JEONSE_NEEDS_DEPOSIT: 'A jeonse lease (전세) needs a deposit above 0, in units of 10,000 won (만원).',
  DEPOSIT_NEEDED: 'Enter the deposit, in units of 10,000 won (만원). If there is none, enter 0.',
  MONTHLY_RENT_NEEDED: 'A lease with monthly rent (월세) needs a rent above 0, in units of 10,000 won (만원).',
  NO_SUCH_CANDIDATE:
    'This is none of the possible buildings on this lot. Choose one of those that the diagnosis names.',
  REGISTRY_SEEN_IN_FUTURE: 'The day on which you read the registry is today or earlier.',

  DIAGNOSIS_ACCEPTED: 'The diagnosis has been taken on.',
  DIAGNOSIS_CLAIMED: 'It is now among your diagnoses.',
  DIAGNOSIS_DELETED: 'The diagnosis is deleted.',
  REGISTRY_NOTED: 'Your check of the registry is recorded.',

  STEP_NAME: ({ step }) => STEPS[step],

  NO_SAMPLE:
    'There were no deals to compare with at the time of the diagnosis. That does not mean that the risk is low: look them up yourself on the open system for real deals of the ministry (국토교통부 실거래가 공개시스템).',
  SAMPLE_NOT_LOOKED_UP:
    'The deals could not be looked up at the time of the diagnosis, so it is not known whether there are any. Look them up yourself on the open system for real deals of the ministry (국토교통부 실거래가 공개시스템).',
  NO_ESTIMATE:
    'No amount was estimated at the time of the diagnosis. There is no estimate where the area is not known, where the region has few deals, and for houses that several families share.',
  SAMPLE_NOT_STORED:
    'This diagnosis is from before the deals were stored with it, so the deals behind its amount cannot be shown.',
  SAMPLE_BEHIND_AMOUNT: ({ level, basis, months, count, medianManwon, rate }) => {
    const amount = `${count === 1 ? '' : 'middle (median) '}${nameOf(rate === null ? basis : 'CONVERTED_RENT')}`
    const converted = rate === null ? '' : ` All deposits are turned into rent at ${formatPercent(rate)} a year.`
    return `The amount is ${formatManwon(medianManwon)}, the ${amount} of ${counted(count, 'deal')} ${SAMPLE_LEVELS[level]}, reported for ${formatMonths(months)}.${converted} They are past deals as of the diagnosis and not what homes cost now.`
  },
  DEALS_BEHIND_ESTIMATE: ({ basis, count }) =>
    `${ESTIMATED[basis]} rests on ${counted(count, 'past deal')}. Each is adjusted to the day of the estimate and to the area and floor of this home, and counts the more the more it is like it. They are deals as of the diagnosis, not homes on offer now.`,
  // The building on the lot, and how certain that is.
  BUILDING_NOT_LOOKED_UP:
    'The address could not be confirmed down to the lot number, so the building was not looked up.',
  ONE_BUILDING: ({ propertyType, single }) =>
    propertyType === 'UNKNOWN'
      ? 'The building register shows exactly one building for this address. Its registered use is not housing, so it has no type of home.'
      : `The building register shows exactly one building for this address. By its registered use it is: ${propertyTypeName({ propertyType, single })}.`,
  ONE_OF_SEVERAL: ({ count, propertyType }) => {
    const shared =
      propertyType === 'UNKNOWN'
        ? 'They are not of one type either.'
        : `All are of one type: ${PROPERTY_TYPES[propertyType]}.`
    return `The building register shows ${count} buildings, so it is not known which one the lease is for. ${shared} Type in the building and unit number, or choose the building from those named.`
  },
  NO_BUILDING_FOUND: 'The building register shows no building on this lot.',
  TYPE_NOT_JUDGED: 'So the type of home is not known.',
  TYPE_NOT_BY_REGISTER: ({ buildingFound }) =>
    buildingFound
      ? 'The building is in the building register, but its registered use fits more than one type of home.'
      : 'The building register does not confirm the type of home.',
  TYPE_ASSUMED: ({ propertyType, byUser }) =>
    `From ${byUser ? 'what you typed' : 'past deals on the same lot'} it is taken to be: ${PROPERTY_TYPES[propertyType]}. No official data confirms that.`,
  POSSIBLE_TYPES: ({ propertyTypes }) => `It may be: ${propertyTypes.map((type) => PROPERTY_TYPES[type]).join(', ')}.`,
  DECISION_LABEL: ({ decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: 'Public data reviewed',
      CONDITIONAL_CAUTION: 'Caution',
      STOP_BEFORE_CONTRACT: 'Stop before you sign',
      JUDGMENT_HOLD: 'On hold',
      HELD_BY_INPUT: 'On hold',
    })[decision],
  DECISION_TITLE: ({ decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: 'The public data are checked; the papers are still open',
      CONDITIONAL_CAUTION: 'Check the warnings first',
      STOP_BEFORE_CONTRACT: 'Stop and look into this before you sign',
      JUDGMENT_HOLD: 'There is too little data for a verdict',
      HELD_BY_INPUT: 'Check the amount that you entered first',
    })[decision],
  DECISION_SUMMARY: ({ decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED:
        'The public data that were found show no special warning, but the registry and the deposits of earlier tenants are not checked.',
      CONDITIONAL_CAUTION: 'There are warnings, or parts with too little evidence. Check those before you decide.',
      STOP_BEFORE_CONTRACT:
        'There is a strong warning. Until it is resolved, do not send a down payment, and talk to an expert.',
      JUDGMENT_HOLD: 'Data that a verdict needs are not confirmed. Missing data do not mean that the risk is low.',
      HELD_BY_INPUT:
        'The amount that you entered is far from the published deals, so there is no verdict yet. Check the unit and diagnose again.',
    })[decision],
  DECISION_CAUTION:
    'This result shows what to check first. It does not decide about the contract, and it does not replace advice from a lawyer, an appraiser or a broker.',
  DATA_CONFIDENCE: ({ confidence }) =>
    ({
      MOSTLY: 'Most public data confirmed (without the registry and the deposits of earlier tenants)',
      PARTLY: 'Only part of the public data confirmed',
      THIN: 'Too little public data',
    })[confidence],
  // The start of an answer: one sentence, and how much of the deposit is at stake.
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
  FIGURE_SHARE: ({ sumManwon, midManwon }) => formatWholeShare(sumManwon, midManwon),
  FIGURE_OVER_VALUE: ({ overManwon }) => formatManwon(overManwon),
  FIGURE_CAPTION: ({ isOver, building, hasAhead, isLeast }) => {
    const worth = building ? "the building's value" : "the home's value"
    const debt = hasAhead ? ', with debt before it' : ''
    return `${isOver ? 'more than' : 'of'} ${worth}${debt}${isLeast ? ', at least' : ''}`
  },
  RISK_CARD_TITLE: ({ category, severity }) => TITLES[category][severity],
  RISK_CARD_WITHOUT_FINDINGS: ({ category }) =>
    ({
      money: 'The address could not be confirmed, so no deals or government-set prices (공시가격) were looked up.',
      rights: 'The owner, mortgages, seizures and trusts are not checked automatically, so they are not known yet.',
      register_site: 'The building register was not looked up.',
    })[category],
  RISK_CARD_LIMITATION: ({ category, single = false }) =>
    ({
      money:
        'Deals are past contracts that were reported. They do not show current prices, nor the debts on this home that are paid before your deposit.',
      rights: `The deposits of earlier tenants and the landlord's unpaid taxes do not show in the ${PAPERS.REGISTRY_DOCUMENT} either.`,
      register_site: `The building register is a paper. Whether ${single ? 'anything was added or' : 'rooms were added, split or'} put to another use, and whether the building violates the law, is not assessed here.`,
    })[category],
  REVIEW_LABEL: ({ level }) =>
    ({
      CONDITIONAL_REVIEW: 'Conditional review',
      REGIONAL_REFERENCE_ONLY: 'Area data only',
      FURTHER_CONFIRMATION_NEEDED: 'More to confirm',
      NOT_ENOUGH_DATA: 'Too little data',
    })[level],
  REVIEW_TITLE: ({ level }) =>
    ({
      CONDITIONAL_REVIEW: 'A review on condition that you check the papers yourself',
      REGIONAL_REFERENCE_ONLY: 'Data of the area alone, none of this address',
      FURTHER_CONFIRMATION_NEEDED: 'More has to be confirmed before you sign',
      NOT_ENOUGH_DATA: 'Too little data for a verdict',
    })[level],
  REVIEW_SUMMARY: ({ level }) =>
    ({
      CONDITIONAL_REVIEW:
        'The building register and amounts to compare with are found. Check the registry and the deposits of earlier tenants yourself before you decide.',
      REGIONAL_REFERENCE_ONLY:
        'No public data of this address are confirmed, so this result rests on deals of the area alone.',
      FURTHER_CONFIRMATION_NEEDED:
        'The data show a strong warning, or a part is not confirmed yet. More has to be confirmed before you sign.',
      NOT_ENOUGH_DATA:
        'The public data that a verdict needs are not confirmed. Missing data do not mean that the risk is low.',
    })[level],
  INVENTED_DATA: 'This is an example made of invented sample data, not of real public data.',
  FINDING_COUNTS: ({ severe, caution, gap }) => {
    const named = [
      ...(severe > 0 ? [counted(severe, 'strong warning')] : []),
      ...(caution > 0 ? [counted(caution, 'warning')] : []),
      ...(gap > 0 ? [`${counted(gap, 'item')} that could not be confirmed`] : []),
    ]
    return named.length === 0 ? 'Everything that only you can check is still open.' : `Found: ${named.join(', ')}.`
  },
  // Differences from the previous diagnosis.
  SINCE_LAST: ({ date, data, ruleBook, input }) => {
    const changed = [
      data > 0 ? `data of ${data === 1 ? '1 source' : `${data} sources`}` : null,
      ruleBook ? 'the rule book' : null,
      input > 0 ? (input === 1 ? '1 thing that you typed' : `${input} things that you typed`) : null,
    ].filter((part) => part !== null)
    const when = `You checked the same lot on ${formatDate(date)}.`
    return changed.length === 0
      ? `${when} Data, rule book and input are the same as then.`
      : `${when} Changed since then: ${changed.join(', ')}.`
  },
  SCORING_RULES_CHANGED:
    'The rules that make the score have changed, so it may differ even with the same data and input.',
  DATA_CHANGED: ({ inputToo }) =>
    inputToo
      ? 'The data collected are different. What you typed has changed too, so new data may not be the only reason.'
      : 'The data collected since the last diagnosis are different.',
  SOURCE_FIGURES: ({ status, period, count, amountManwon, ofDeals, monthly, building }) =>
    [
      STATUSES[status],
      period === null
        ? null
        : 'baseYear' in period
          ? `base year ${period.baseYear}`
          : formatMonths([period.from, period.to].map((month) => month.replace('-', ''))),
      count === null ? null : `${count} found`,
      amountManwon === null
        ? null
        : `${ofDeals && count !== 1 ? 'median' : 'amount'} ${formatManwon(amountManwon)}${monthly ? ' a month, deposits turned into rent' : ''}`,
      building,
    ]
      .filter((part) => part !== null)
      .join(', '),
  TYPED_FIELD: ({ field }) => FIELDS[field],
} satisfies typeof KO

const STEPS: Record<Step, string> = {
  address: 'Reading the address',
  'building-register': 'Looking up the building register',
  transactions: 'Looking up past leases and sales',
  'public-price': 'Looking up the public price',
  'market-signal': 'Reading the statistics of the region',
  'value-estimate': 'Estimating amounts',
  'risk-scoring': 'Working out the risk score',
}

const ESTIMATED: Record<EstimateBasis, string> = {
  SALE_ESTIMATE: 'The estimated sale price',
  JEONSE_ESTIMATE: 'The estimated jeonse deposit',
}

const OPEN_NAMES = {
  REGISTRY: 'the registry',
  REST_OF_REGISTRY: 'the owner and the rest of the registry',
  REGISTRY_SINCE: 'what changed in the registry since you read it',
  EARLIER_TENANTS: 'earlier tenants',
  TAXES: "the landlord's unpaid taxes",
}

const STATUSES: Record<LookedUp, string> = {
  FOUND: 'Confirmed',
  AMBIGUOUS: 'Several possible',
  NOT_FOUND: 'Not found',
  UNAVAILABLE: 'Not looked up',
  ERROR: 'Look-up failed',
}

const FIELDS: Record<TypedField, string> = {
  address: 'Address as typed',
  contractPurpose: 'Kind of lease',
  depositAmountManwon: 'Deposit',
  monthlyRentAmountManwon: 'Monthly rent',
  maintenanceFeeAmountManwon: 'Maintenance fee (관리비)',
  exclusiveAreaSquareMeter: 'Exclusive area (전용면적)',
  floorNumber: 'Floor',
  knownPropertyType: 'Type of home as typed',
  listingDescription: 'Description as typed',
  selectedRegisterKey: 'Building chosen from the register',
  selectedRentCandidate: 'Past deal chosen to compare with',
}
