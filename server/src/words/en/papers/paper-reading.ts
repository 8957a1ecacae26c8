import type { PAPER_READING as KO } from '../../ko/papers/paper-reading.ts'
import { are, counted, formatDate, were } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'

export const PAPER_READING = {
  PAPER_READ_OLD: ({ issuedOn }) =>
    issuedOn === null
      ? 'The day of issue could not be read. Check the day on the paper, and get a new one if it is old.'
      : `The paper was issued on ${formatDate(issuedOn)}, and things may have changed since. Get a new one and compare.`,
  PAPER_READ_EXPIRED: ({ untilOn }) => `It was valid until ${formatDate(untilOn)}. Ask for one that is issued now.`,
  PAPER_READ_PAGES_MISSING: ({ read, of }) =>
    `Only ${read} of ${of} pages ${are(read)} in the file. More may stand on the missing ones: choose a file with all pages.`,
  PAPER_READ_OTHER_ADDRESS: ({ found }) =>
    `The paper could not be confirmed as one of this home. It names ${found === '' ? 'no address that could be read' : placeOf(found)}. Check that the lot, the building and the unit are the same.`,
  PAPER_READ_SCANNED: 'Its text was added to a scan and may be wrong. Compare every value with the paper.',
  PAPER_READ_CANCELLED: 'A mark says that it is void or cancelled. Get the paper that is valid now.',
  PAPER_READ_NOT_ISSUED:
    'Its number, its day of issue and the issuing office could not all be read. Check that it is not an empty form.',
  PAPER_READ_COUNT_DIFFERS: ({ printed, read }) =>
    `The paper says ${counted(printed, 'row')}, and ${read} ${were(read)} read. Compare every row with the paper.`,
  PAPER_READ_UNREADABLE: ({ what }) => `${PARTS[what]} Look at the paper and type it yourself.`,
  PAPER_READ_NOT_READ: ({ title }) => `This is a paper called "${title}". It is not read: type what you need from it.`,
  HOUSEHOLDS_LEFT_OUT: ({ leftOut }) => LEFT_OUT[leftOut],
} satisfies typeof KO

const ONE_ADDRESS = 'is said to miss (as read on 28 November 2026)'
const LEFT_OUT = {
  FOREIGNERS: `No foreigner is on the ${PAPERS.RESIDENT_LIST}. With the lease contract, get the certificate of foreign residents (외국인체류확인서) at a community service center (주민센터) too.`,
  REPORTED_BY_ROAD: `This list was drawn for the lot (지번), which ${ONE_ADDRESS} households registered by road name (도로명주소). Check with the community service center (주민센터), and get one for the road name too.`,
  REPORTED_BY_LOT: `This list was drawn for the road name (도로명주소), which ${ONE_ADDRESS} households registered by lot (지번). Check with the community service center (주민센터), and get one for the lot too.`,
  REPORTED_BY_OTHER_ADDRESS: `A list drawn for the lot (지번) alone, or for the road name (도로명주소) alone, ${ONE_ADDRESS} households registered by the other. Check with the community service center (주민센터), and get one for each.`,
}

const PARTS = {
  TABLE: 'The table could not be read, which does not mean that there is nothing in it.',
  ROWS: 'Some rows could not be read or are out of order.',
  STATEMENT: 'The sentence that nothing is in arrears could not be read.',
  DEFERRED: 'The space for taxes that are put off could not be read.',
  TOO_LARGE: 'The paper is too long and was not read to its end.',
  TWO_DOCUMENTS: 'Pages of different papers are mixed.',
}
