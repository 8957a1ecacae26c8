import type { SAVED_HOMES as KO } from '../../ko/homes/homes.ts'
import { type Confirmed, type HomeGrade, type Match } from '../../ko/homes/homes.ts'
import { are, counted, formatDate, formatMonths, formatPercent, were } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { PROPERTY_TYPES } from '../property-types.ts'

const STATES = { LOOKING: 'Looking', CONTRACTED: 'Signed', MOVED_IN: 'Moved in', DROPPED: 'Not signing' }
const PHASES = {
  BEFORE_CONTRACT: 'Before you sign',
  UNTIL_BALANCE: 'From the contract to the balance',
  MOVING_IN: 'Moving in',
  LIVING: 'While you live there, and at the end',
}

export const SAVED_HOMES = {
  PAST_LEASE: ({ match }) => LEASES[match],
  PAST_LEASES_FOUND: ({ match }) => FOUND[match],
  NO_PAST_LEASES:
    'No past leases were found to compare with. That there are no deals does not mean that the risk is low.',
  NO_PAST_LEASES_TYPE_UNKNOWN:
    'The type of the home is not confirmed, so past leases of the same legal district (법정동) were not looked for. Choose the building in the register, or give the type of the home, and search again. That there are no deals does not mean that the risk is low.',
  ADDRESS_TAKEN_FOR: ({ jibunAddress }) =>
    `By the stored data, the address you typed was taken for ${placeOf(jibunAddress)}.`,
  HOMES_SIDE_BY_SIDE:
    'Only figures that all homes have, of the same kind, stand side by side. Nothing here says which home is better, or whether to sign.',
  HOME_NAMED_TWICE: 'A home can be named only once.',
  A_HOME_LACKS_IT: 'Not side by side, as a home has no such figure.',
  BASES_DIFFER: ({ bases }) =>
    `The figures do not rest on the same kind of evidence: ${bases.join('; ')}. Side by side they would mislead.`,
  TYPES_DIFFER: ({ types }) =>
    `The homes are of different types: ${types.map((type) => PROPERTY_TYPES[type]).join(', ')}. Side by side they would mislead.`,
  PURPOSES_DIFFER: ({ purposes }) => {
    const names = purposes.map((purpose) => {
      if (purpose === null) return 'not given'
      return purpose === 'JEONSE' ? 'jeonse (전세)' : 'monthly rent (월세)'
    })
    return `The kinds of lease differ: ${names.join(', ')}. Deposits alone, side by side, would mislead.`
  },
  BASE_YEARS_DIFFER: ({ years }) => `The public prices (공시가격) are of different years: ${years.join(', ')}.`,
  PERIODS_DIFFER: ({ periods }) => `The deals are of different periods: ${periods.map(formatMonths).join('; ')}.`,
  COUNTS_DIFFER: ({ counts }) => {
    const listed = counts.map((count) => (count === null ? 'not counted' : String(count)))
    return `They rest on different numbers of cases: ${listed.join(', ')}. Take those of few cases as a rough idea only.`
  },
  NO_CONVERSION_RATE: 'There is no rate by which to turn the deposits into a cost a month (전월세전환율).',
  LOOK_UP_CONVERSION_RATE:
    'Look up the conversion rate of the region (전월세전환율) that the Korea Real Estate Board (한국부동산원) publishes.',
  DEPOSITS_AT_ONE_RATE: ({ rate, source }) =>
    `All deposits are turned into a cost a month at the same rate, ${formatPercent(rate)} a year (${source}). It is not what you would really pay.`,
  FEES_MISSING: ({ homes }) =>
    homes.length === 1
      ? `Home ${homes[0]} has no maintenance fee (관리비), so it is not counted in.`
      : `Homes ${homes.join(', ')} have no maintenance fee (관리비), so it is not counted in.`,
  HOME_SAVED: 'The home is saved.',
  HOME_CHANGED: 'The home is changed.',
  HOME_DELETED: 'The saved home is deleted.',
  HOME_ALREADY_SAVED: 'You have already saved a home with this address and these terms.',
  ADDRESS_OR_DIAGNOSIS_REQUIRED: 'Give an address or the number of a diagnosis.',
  CHECK_OF_ANOTHER_HOME: 'This diagnosis is of another home than the address you typed.',
  PAPERS_WITHOUT_CHECK: 'Papers are saved with a diagnosis: give its diagnosisId or statusToken.',
  REGISTRY_NOT_READ_HERE: 'There is no registry document in papers that could be noted as checked.',
  SAVED_WITHOUT_LOT:
    'The address you saved does not come down to one lot number. Correct it to the lot address (지번주소) and save again.',

  HOME_GRADE: ({ grade }) => GRADES[grade],
  TOO_LITTLE_TO_GRADE: ({ coverage }) =>
    `${coverage === 0 ? 'No data are' : `Only ${formatPercent(coverage)} of the data are`} stored, so there is no letter. Missing data do not mean that the risk is low.`,
  TERMS_NOT_ASSESSED: ({ diagnosed }) =>
    `The risk of the terms you saved is not assessed: there is ${diagnosed ? 'only a diagnosis with other terms' : 'no diagnosis'}.`,
  DIAGNOSIS_WITHHELD_SCORE: 'The last diagnosis left too much unknown to give a score.',
  GRADE_OF_DIAGNOSIS: 'This follows the last diagnosis.',
  PRE_REVIEW: 'It tells you what to check first; it does not decide whether to sign.',
  HOME_NEEDS_LOT: 'The exact lot address (지번주소) is needed. Nothing is looked up before the lot is known.',
  HOME_SOURCES_FOUND: ({ found, all, grade }) =>
    `Of ${all} kinds of data, ${found} ${were(found)} found; rights in the home and its condition are in none of them: ${grade}.`,
  HOME_COVERED: ({ coverage, grade }) => `Stored data cover ${formatPercent(coverage)} of it: ${grade}.`,
  HOME_CONFIDENCE: ({ confirmed }) => CONFIRMED[confirmed],
  SOURCES_MISSING: ({ sources }) => `Not confirmed: ${sources.join(', ')}. Data that are missing are no good sign.`,
  NOT_IN_PUBLIC_DATA: `Public data do not hold the ${PAPERS.REGISTRY_DOCUMENT}, the deposits ahead of yours (선순위 보증금), whether a guarantor takes the lease (보증보험), or how the home looks: check these yourself.`,
  TITLED: ({ title, text }) => `${title}: ${text}`,

  NO_ASSESSMENT:
    'There is no diagnosis of this lot, so there is no assessment to show. This analysis does not make a new one.',
  ASSESSMENT_OF_THESE_TERMS: 'This is the result of the last diagnosis with these terms; nothing was assessed anew.',
  ASSESSMENT_OF_OTHER_TERMS:
    'This is the result of a diagnosis with other terms. Do not read it as an assessment of those you saved.',
  DIAGNOSE_SAVED_TERMS: 'Run a diagnosis with the terms you saved.',
  GET_REGISTRY_TWICE: `Get the ${PAPERS.REGISTRY_DOCUMENT} twice, right before you sign and right before you pay the balance, and read it.`,
  READ_EARLIER_DEPOSITS: `Read the ${PAPERS.FIXED_DATE_LIST} and the ${PAPERS.RESIDENT_LIST} for the deposits of tenants who came before you.`,

  NOTHING_CHANGED_SINCE: ({ day }) =>
    `No change was found in the stored data since the diagnosis of ${formatDate(day)}. That does not mean that nothing has changed.`,
  CHANGED_SINCE: ({ day }) => `Something has changed since the diagnosis of ${formatDate(day)}. Run a diagnosis again.`,
  NEW_DEALS_OF_LOT: ({ count, months }) =>
    `${counted(count, 'new deal')} of this lot ${are(count)} stored (${formatMonths(months)}).`,
  REGISTER_RENEWED: `The ${PAPERS.BUILDING_REGISTER} was received anew.`,
  PUBLIC_PRICE_RENEWED: 'The public price (공시가격) was received anew.',
  RULE_BOOK_CHANGED: 'The rules of the score have changed, so it may differ even with the same data and terms.',
  WAY_STATE: ({ state }) => STATES[state],
  WAY_SUGGESTION: ({ state }) =>
    state === 'CONTRACTED'
      ? 'The day of the contract that you entered has come. Did you sign?'
      : 'The day of moving in that you entered has come. Did you move in?',
  WAY_PHASE: ({ phase }) => PHASES[phase],
  WAY_NEXT: ({ title }) => `Next: ${title}`,
  WAY_DROPPED: 'You are not signing for this home. There is nothing to do, and no reminder is sent.',
  WAY_NOTHING_LEFT: 'By the days that you entered, nothing that is left to do was found.',
  WAY_NOTICE:
    'Steps that are done say nothing about the home or the contract. This is not legal advice. Check time limits again with the offices and the guarantor.',
  WAY_DIAGNOSIS_TITLE: 'Check these terms',
  WAY_DIAGNOSIS: 'Public data on the address and terms show what to ask and which papers to get.',
  WAY_QUESTIONS_TITLE: 'Ask the landlord and the broker',
  WAY_QUESTIONS: 'Mark this once you have the answers to the questions of the check. Papers then confirm the answers.',
  WAY_PAPERS_TITLE: 'Get the papers',
  WAY_PAPERS: 'Papers show what public data cannot. Note those that were refused as well.',
  WAY_FIELD_CHECKS_TITLE: 'Look at the home',
  WAY_FIELD_CHECKS: 'See the home and its surroundings yourself, and note what you saw.',
  WAY_SPECIAL_CLAUSES_TITLE: 'Agree on special terms (특약)',
  WAY_SPECIAL_CLAUSES:
    'Agree on the wording with the landlord before you sign. Read as well what each term cannot prevent.',
  WAY_DATES_TITLE: 'Enter the days of the contract',
  WAY_DATES:
    'With the days of the contract, the balance, moving in and the end, each step gets its time limit, and you are reminded of it.',
  WAY_WHY_UNDATED: 'Enter the days of the contract to see when this is due.',
  WAY_UNDATED: 'No day was entered.',
  WAY_ANY_TIME: 'There is no fixed day.',
  WAY_UNTIL: ({ untilOn, days }) => {
    if (days < 0)
      return `It was due by ${formatDate(untilOn)}, ${counted(-days, 'day')} ago. If it is not done yet, do it now.`
    return days === 0 ? `By today, ${formatDate(untilOn)}.` : `By ${formatDate(untilOn)}, ${counted(days, 'day')} left.`
  },
  WAY_FROM: ({ fromOn, untilOn, days }) =>
    fromOn === untilOn
      ? `On ${formatDate(fromOn)}, in ${counted(days, 'day')}.`
      : `From ${formatDate(fromOn)} to ${formatDate(untilOn)}, starting in ${counted(days, 'day')}.`,
  WAY_DONE: ({ doneOn, by }) => {
    const how = by === 'RECORD' ? 'A stored record shows it.' : 'You marked it as done.'
    return doneOn === null ? how : `${formatDate(doneOn)}. ${how}`
  },
  WAY_OVER: ({ untilOn }) =>
    untilOn === null
      ? 'It passed without being done.'
      : `It was due by ${formatDate(untilOn)} and passed without being done.`,
  WAY_DAY_NOTE: ({ date, label }) => `${formatDate(date)}: ${label}`,
  WAY_DONE_IN_FUTURE: 'The day on which it was done cannot be later than today.',
  WAY_STATE_CHANGED: 'The state is changed.',
  WAY_STEPS_KEPT: 'The steps are noted.',
} satisfies typeof KO

const LEASES: Record<Match, string> = {
  SAME_LOT:
    'A past lease reported on this lot. Unit numbers are not published, so it may be of another unit; it does not show what homes cost now or whether one is to let.',
  SAME_LEGAL_DISTRICT:
    'A past lease of the same legal district (법정동), shown as there is none of this lot. It is of another building, so take it as a rough idea only.',
}

const FOUND: Record<Match, string> = {
  SAME_LOT: 'These are past leases reported on this lot.',
  SAME_LEGAL_DISTRICT:
    'There are no past leases of this lot, so these are of the same legal district (법정동), for a rough idea.',
}

const GRADES: Record<HomeGrade, string> = {
  LOW: 'Low range, by public data',
  MODERATE: 'Middle range, by public data',
  HIGH: 'High range, by public data',
  CRITICAL: 'Very high range, by public data',
  NEED_MORE_INFORMATION: 'More has to be checked',
  TOO_LITTLE_DATA: 'Too little data',
}

const CONFIRMED: Record<Confirmed, string> = {
  MOSTLY: 'Mostly confirmed by data',
  PARTLY: 'Only partly confirmed by data',
  HARDLY: 'Mostly not confirmed',
}
