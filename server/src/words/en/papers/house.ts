import type { PAPERS_HOUSE as KO, TablePaperName } from '../../ko/papers/house.ts'
import { counted, formatManwon } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

const FOREIGNERS = 'certificate of foreign residents (외국인체류확인서)'

const TABLE_PAPER_NAMES = {
  FIXED_DATES: PAPERS.FIXED_DATE_LIST,
  HOUSEHOLDS: PAPERS.RESIDENT_LIST,
  FOREIGN_RESIDENTS: FOREIGNERS,
}

const namesOf = (papers: readonly TablePaperName[]) => papers.map((paper) => TABLE_PAPER_NAMES[paper]).join(', ')

export const PAPERS_HOUSE: typeof KO = {
  OTHER_TENANTS_BY_PAPERS: 'Table of the other tenants (as typed)',
  HOUSE_TABLE: ({ rooms, sumManwon, silent, unseenRooms }) =>
    [
      `The table has at least ${counted(rooms, 'room')}.`,
      sumManwon === null
        ? 'No deposit is stated for any of them, so there is no sum.'
        : `The largest deposit stated for each room adds up to ${formatManwon(sumManwon)}.`,
      silent > 0
        ? `For at least ${counted(silent, 'room')} the deposit is not known; it is not counted as nothing.`
        : '',
      unseenRooms
        ? `By the households of the ${PAPERS.BUILDING_REGISTER}, ${counted(unseenRooms, 'more room')} may exist that the table does not have.`
        : '',
      'This does not mean that there are no tenants beside those of the table.',
    ]
      .filter(Boolean)
      .join(' '),
  HOUSE_TABLE_UNREAD: ({ papers }) => `Papers from which nothing was copied yet: ${namesOf(papers)}.`,
  TWO_DEPOSITS: ({ amounts }) =>
    `Different deposits are stated for one room: ${amounts.map(formatManwon).join(', ')}. The largest is counted, and days that differ too count as unknown.`,
  TWO_DEPOSITS_QUESTION:
    'What is the deposit of this room now, and does the list mix in an increase or a tenant who left?',
  WORD_BELOW_PAPER: ({ saidBy, wordManwon, paperManwon }) =>
    `${{ LANDLORD: 'The landlord', BROKER: 'The broker' }[saidBy]} named a deposit of ${formatManwon(wordManwon)}, but the ${PAPERS.FIXED_DATE_LIST} has ${formatManwon(paperManwon)} for the same room. The larger one is counted.`,
  WORD_BELOW_PAPER_QUESTION: `Why is the deposit that you named lower than on the ${PAPERS.FIXED_DATE_LIST}, and will you show me the contract?`,
  FIXED_DATE_WITHOUT_RESIDENT: ({ rooms, unread }) =>
    `${counted(rooms, 'room')} with a fixed date (확정일자) ${rooms === 1 ? 'is' : 'are'} neither on the ${PAPERS.RESIDENT_LIST} nor on the ${FOREIGNERS}. The tenant may have left, or may live there under another form of the address or without being listed, so the deposit is counted.${unread.length === 0 ? '' : ` Nothing was copied yet from: ${namesOf(unread)}.`}`,
  FIXED_DATE_WITHOUT_RESIDENT_QUESTION:
    'Who lives in this room now and, if the tenant left, was the deposit paid back?',
  RESIDENT_WITHOUT_DEPOSIT: ({ rooms }) =>
    `In ${counted(rooms, 'room')} somebody lives whose deposit is not known. A tenant without a fixed date may be paid before everybody else (최우선변제) too, so it counts as unknown, not as nothing.`,
  RESIDENT_WITHOUT_DEPOSIT_QUESTION: 'What are the deposit and the monthly rent of this room?',
  MORE_ROWS_THAN_HOUSEHOLDS: ({ rooms }) =>
    `The table has at least ${counted(rooms, 'room')}, more than the ${PAPERS.BUILDING_REGISTER} has households. Rooms may have been divided, or tenants who left may be among them, so how many rooms the table lacks counts as unknown.`,
  MORE_ROWS_THAN_HOUSEHOLDS_QUESTION: `How many rooms are there, and why are there more than on the ${PAPERS.BUILDING_REGISTER}?`,
  MORE_THAN_TYPED: ({ sumManwon, typedManwon }) =>
    `You typed that all other tenants are known, with deposits of ${formatManwon(typedManwon)}, but the table has more${sumManwon === null ? '' : ` (${formatManwon(sumManwon)} in all)`}. They are not counted as all known.`,
  MORE_THAN_TYPED_QUESTION: 'How many other tenants are there, and how much are their deposits together?',
}
