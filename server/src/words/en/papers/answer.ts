import type { PAPERS_ANSWER as KO } from '../../ko/papers/answer.ts'
import { SAMPLE_LEVELS } from '../assessment/samples.ts'
import { counted, formatDate, formatMonths } from '../format.ts'

export const PAPERS_ANSWER = {
  PAPERS_TITLE: 'Worked out from what you typed',
  PAPERS_DISCLAIMER:
    'This is arithmetic on what you read and typed yourself. It is not a confirmed fact, it is not in the score or the grade, and it does not replace legal advice.',
  PAPERS_CALCULATED: 'Worked out.',
  PAPERS_SAVED: 'What you typed is saved.',
  PAPER_REQUESTS_SAVED: 'Your notes on the requests are saved.',
  READING_CARRIED_OVER:
    'This is what you saved with an earlier diagnosis of the same lot. Check that it is of the same unit, and read the registry again before you save it.',
  REGISTRY_CHECK_OFFERED:
    'You have read the registry and typed it, so you can change its state to checked by yourself.',
  VALUE_BY_ESTIMATE: ({ asOf, sameLotCount, provisional }) =>
    `Range of the estimated sale price as of ${formatDate(asOf)} (${counted(sameLotCount, 'deal')} in the same complex${provisional ? ', provisional' : ''})`,
  VALUE_BY_SALES: ({ level, count, months, unlike, mixed }) =>
    `${mixed ? 'Lowest to highest, for homes of several sizes,' : 'Middle half (first to third quartile)'} of the sale prices of ${counted(count, 'deal')} ${SAMPLE_LEVELS[level]} (${formatMonths(months)}${unlike ? ', less reliable, since none is similar in size or floor' : ''})`,
  DISTRICT_CODE_UNKNOWN: 'This code is not in the list of legal districts (법정동).',
  VALUES_NOT_IN_ORDER: 'The low, middle and high values have to rise in this order.',
  TAX_OF_SEIZURE_ONLY: 'Only a seizure (압류) can be of a tax.',
  LEGAL_DATE_OF_TAX_ONLY: 'A legal date (법정기일) belongs to a seizure of a tax, so type the kind of tax too.',
  SHARE_NOT_IN_ORDER: 'The low end cannot be above the high end.',
  DEPOSITS_ABOVE_WHOLE: 'The parts with a fixed date (확정일자) of their own add up to more than the deposit.',
  ENTRY_AFTER_READING: 'This cannot be later than the day on which you read the registry.',
  DAY_BEFORE_CONTRACT: 'This cannot be earlier than the day of the contract.',
  TERM_WITHOUT_START: 'A term needs the day of moving in or of the balance, from which it runs.',
  END_BEFORE_START: 'This has to be later than the day the lease begins.',
  DAY_AFTER_TODAY: 'This cannot be later than today.',
  RESIDENT_NUMBER_TYPED:
    'There is a number that looks like a resident registration number (주민등록번호). Do not type one.',
} satisfies typeof KO
