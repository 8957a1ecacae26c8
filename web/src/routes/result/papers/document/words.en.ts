import { PAPER_NAMES } from '@lease-risk/contract/paper-names'
import type { ko } from './words.ko.ts'

/** Second-hand, as read on that day. */
const ONE_ADDRESS = 'is said to miss (as read on 28 November 2026)'
const ASK_WHICH = 'Ask the registry office which home it is of.'
const floorName = (floor: number) => (floor < 0 ? `basement ${-floor}` : `floor ${floor}`)
const NOT_ALL = 'There may be more than was read: compare it with the document.'

export const en = {
  title: 'Read the registry document (등기부등본) on this device',
  how: 'The file is read on this device, is sent nowhere and is not kept. It is gone when you leave this screen.',
  afterwards:
    'What you confirm and add counts as if you had entered it yourself. Names and resident numbers are left out.',
  open: 'Open the registry document',
  openHint: `PDFs of the building register (${PAPER_NAMES.BUILDING_REGISTER}), fixed dates (${PAPER_NAMES.FIXED_DATE_LIST}), households (${PAPER_NAMES.RESIDENT_LIST}) and tax certificates (${PAPER_NAMES.TAX_CERTIFICATES}) can be opened too.`,
  paste: 'Paste its text',
  pasted: 'Text copied from the document',
  pastedHint: 'Copied text has no strike lines, so that more entries need your check.',
  read: 'Read the text',
  samples: {
    mortgage: 'Try it with an invented document: a home with one mortgage',
    auction: 'Try it with an invented document: a home with an auction and a registered lease',
  },
  sampleFiles: {
    mortgage: 'Download the invented document with one mortgage',
    auction: 'Download the invented document with an auction and a registered lease',
  },
  sampleOnly: 'This document is invented. It is not added to your papers.',
  sampleAmongSamples: 'This document is invented. It can be added to the papers among sample data alone.',
  photo: {
    open: 'Read a photo of the summary page',
    how: 'Only the last page is read, the summary (주요 등기사항 요약). A photo shows no strike lines, so that the tables before it (갑구, 을구) are not read. The photo is read on this device too.',
    load: 'Load what reads letters (about 3 MB)',
    loading: 'Loading what reads letters.',
    failed: 'It could not be loaded. Check the connection.',
    again: 'Load it again',
    choose: 'Choose the photo of the summary',
  },
  reading: 'Reading on this device.',
  failed: 'It could not be read. Check the connection and open it again.',
  drop: 'Discard what was read',
  result: 'Entries that were read',
  settled: 'Read',
  doubted: 'Needs your check',
  stands: 'Read as in force',
  isCancelled: 'Read as cancelled',
  isNew: 'Not among your entries before',
  isOtherwise: 'Differs from your entry',
  isSame: 'Same as your entry',
  isLeft: 'Your entry, not found in the document',
  isSum: 'Your amount may hold an entry of the document too. Choose, so that it is not counted twice.',
  typedBefore: (text: string) => `Your entry: ${text}`,
  place: (section: string, rank: string, page: number) => `${section}, rank ${rank}, page ${page}`,
  sections: { OWNERSHIP: 'Ownership (갑구)', RIGHTS: 'Rights (을구)' },
  ofTitle: 'Title part (표제부)',
  right: 'Correct',
  change: 'Correct it and add',
  leaveOut: 'Leave it out',
  useDocument: 'Use the document',
  keepTyped: 'Keep my entry',
  keep: 'Keep it',
  remove: 'Remove it',
  again: 'Choose again',
  decided: { YES: 'You confirmed it', NO: 'Left out', KEPT: 'Your entry stays', CHANGED: 'You corrected it' },
  others: (count: number) => `Lines that are not added (${count})`,
  othersHow: 'Transfers, cancellations and changes, which count in the entries above.',
  none: 'No rights to add were found. That may not mean that there are none: look at both parts (갑구, 을구) yourself.',
  tooMany: (count: number) =>
    `The papers take 100 entries, so ${count} that are not cancelled are left out. They may rank before your deposit too.`,
  viewedOn: 'Day on which the document was viewed',
  viewedOnMissing: 'Enter the day that stands on the document.',
  openRow: (count: number) => `Answer first what needs your check (${count}).`,
  problemsSeen: 'I checked these problems in the document',
  problemsOpen: 'Check the problems above in the document, and tick the box.',
  otherHomeSeen: 'I know that it is of another home and will not be counted',
  otherHomeOpen: 'It is the document of another home. To note it all the same, tick the box above.',
  barred:
    'It is of another home than the entries in your papers, so it cannot be added to them. Open the document of this home.',
  clearTyped: 'Remove the entries in my papers and look at this document',
  take: 'All confirmed: add to my papers',
  taken: (count: number) => `Added. Your papers have ${count} entries now. You can change them below.`,
  owner: 'Is the landlord the owner?',
  ownerNames: (names: string) =>
    `Owner in the document: ${names}. Compare with the landlord in the contract. Only your answer stays.`,
  ownerHidden: 'Compare the owner in the document with the landlord in the contract.',
  company: 'The owner is a company. Check its company registry, and whether the person who signs may do so.',
  several: (count: number) => `There are ${count} owners. Check that all of them agree to the lease.`,
  changedLately: (day: string) => `The owner changed on ${day}, less than six months ago. Ask why.`,
  transfers: (count: number) => `Ownership changed ${count} times within two years. Ask why.`,
  problems: {
    NO_TEXT:
      'The file has no text. Strike lines cannot be seen in a scan or photo: open the PDF from the internet registry, or enter it yourself.',
    LETTERS_UNKNOWN:
      'The file has text but does not say which letters it shows, so it cannot be read here. Open the PDF as it came from the internet registry, or enter it yourself.',
    NOT_A_REGISTRY:
      'This cannot be read as a registry document. Check that it is the PDF from the internet registry, with cancelled entries.',
    SUMMARY_MISSING:
      'The summary page is missing. Get the document again with it, or compare each line with the document.',
    SUMMARY_DIFFERS: 'The text and the summary differ. Nothing is certain: compare every line with the document.',
    CURRENT_ONLY:
      'Only entries in force are shown. Seizures, auctions and leases of the past are hidden: get it again with cancelled entries.',
    PHOTO: 'The values were read from a photo and may be wrong. Compare every value and the address with the document.',
    PHOTO_OF_BODY:
      'A photo of the body is not read: strike lines cannot be seen in it. Open the PDF from the internet registry, or take the summary page.',
    NOT_A_SUMMARY:
      'The photo cannot be read as the summary page. Take it straight, whole and in good light, or enter it yourself.',
    PAGES_MISSING: (read: number, of: number) =>
      `Only ${read} of ${of} pages are there. The others may hold more entries: open a file with all pages.`,
    STRUCK_UNEXPLAINED: (ranks: string) =>
      `Some lines are struck out, but no entry cancels them (rank ${ranks}). Ask the registry office or the broker why.`,
    OLD: (day: string | null) =>
      `${day === null ? 'The day of viewing could not be read' : `It was viewed on ${day}, more than 7 days ago`}. View it again and check what has changed.`,
    OTHER_ADDRESS: (address: string) =>
      `It may not be the document of this home. Its address: ${address}. Check the lot, building and unit.`,
    OTHER_HOME: (address: string, home: string) =>
      `This is the document of another home: ${address}. This home: ${home}. It will not be counted, so open the document of this home.`,
    UNIT_DIFFERS: {
      DONG: (head: string, title: string) =>
        `It names two buildings: ${head} in its head, ${title} in its title section (표제부). ${ASK_WHICH}`,
      HO: (head: string, title: string) =>
        `It names two units: ${head} in its head, ${title} in its title section (표제부). ${ASK_WHICH}`,
    },
    FLOOR_DIFFERS: {
      UNIT: (floor: number, title: number) =>
        `It names two floors: ${floorName(floor)} in its head, ${floorName(title)} in its title section (표제부). ${ASK_WHICH}`,
      BUILDING: (floor: number, last: number) =>
        `The unit is on ${floorName(floor)}, but no floor of the building above ${floorName(last)} is named. ${ASK_WHICH}`,
    },
    LOT_DIFFERS: {
      BUILDING: (lot: string) => `Its head names the lot ${lot}, and its building (표제부) does not. ${ASK_WHICH}`,
      LAND: (lot: string) => `Its head names the lot ${lot}, and its land right (대지권) does not. ${ASK_WHICH}`,
    },
    TWIN_MISSING: {
      BUILDING: 'The building has a document of its own. For a house you need both: read that one too.',
      LAND: 'The land has a document of its own. For a house you need both: read that one too.',
    },
    UNREADABLE_ENTRY: {
      SCANNED: `It is a scan, in which strike lines cannot be seen. ${NOT_ALL}`,
      PASTED: `Copied text has no strike lines, so that some entries may be cancelled or not. ${NOT_ALL}`,
      LETTERS: `The file does not say what some of its letters are; they come out as squares. ${NOT_ALL}`,
      SECTION: `A part could not be read. ${NOT_ALL}`,
      ENTRY: `Some entries could not be read or are out of order. ${NOT_ALL}`,
      TOO_LARGE: `It is too long and was not read to its end. ${NOT_ALL}`,
      TWO_DOCUMENTS: 'Pages of different documents are mixed. Open each document by itself.',
    },
  },
  papers: {
    names: {
      BUILDING_REGISTER: 'Building register (건축물대장) that was read',
      FIXED_DATES: `List of fixed dates (${PAPER_NAMES.FIXED_DATE_LIST}) that was read`,
      HOUSEHOLDS: `Certificate of households (${PAPER_NAMES.RESIDENT_LIST}) that was read`,
      TAX_CERTIFICATE: `Tax certificate (${PAPER_NAMES.TAX_CERTIFICATES}) that was read`,
    },
    other: 'A paper that is not read',
    place: (page: number) => `Page ${page}`,
    issuedOn: (day: string) => `Issued: ${day}`,
    mark: 'It has the mark of a violation (위반건축물). Ask the landlord what violates the law.',
    noMark:
      'No mark of a violation (위반건축물) was found. That does not mean that there is none: look at the top of the first page.',
    area: (area: number) => `Exclusive area: ${area}㎡`,
    floor: (floor: number) => `Floor: ${floor < 0 ? `basement ${-floor}` : floor}`,
    use: (use: string) => `Use: ${use}`,
    households: (count: number) => `Households: ${count}`,
    takeMark: 'Confirmed: add the mark of a violation',
    markTaken: 'The mark of a violation was added to your papers.',
    shownOnly:
      'Your papers have no place for area, floor, use and households. Compare them with the contract, and answer the question about a violation yourself.',
    noDates: 'It says that there are no fixed dates. Tenants without a fixed date are not in it.',
    noHouseholds: 'It says that no household is registered.',
    numberOpen: 'That does not mean that nobody lives there, so the number of other tenants stays open.',
    leavesOut: {
      FOREIGNERS: `No foreigner is on this list. With the lease contract, get the certificate of foreign residents (외국인체류확인서) at a community service center (주민센터) too.`,
      REPORTED_BY_ROAD: `This list was drawn for the lot (지번), which ${ONE_ADDRESS} households registered by road name (도로명주소). Ask at the community service center (주민센터), and get one for the road name too.`,
      REPORTED_BY_LOT: `This list was drawn for the road name (도로명주소), which ${ONE_ADDRESS} households registered by lot (지번). Ask at the community service center (주민센터), and get one for the lot too.`,
      REPORTED_BY_OTHER_ADDRESS: `A list by lot (지번) alone, or by road name (도로명주소), ${ONE_ADDRESS} those of the other. Ask at the community service center (주민센터), and get one for each.`,
    },
    taxes: { NATIONAL: 'national tax', LOCAL: 'local tax' },
    noArrears: (tax: string) => `It says that no ${tax} was in arrears on the day of issue.`,
    deferred: { NONE: 'It says that no tax is put off.', SOME: 'It lists taxes that are put off, and not paid yet.' },
    deferredHow: 'Look up the amounts that are put off, and enter them below as unpaid taxes.',
    validUntil: (day: string) => `Valid until ${day}`,
    lease: (deposit: string, day: string) => `Deposit ${deposit}, fixed date ${day}`,
    household: (day: string, first: string | null) =>
      first === null ? `Moved in on ${day}` : `Moved in on ${day}, the first member on ${first}`,
    remarks: {
      SAME: 'This tenant is among your papers.',
      ENDED: 'Its term is over, but the tenant may still live there. Ask the landlord, and choose.',
      TYPE: 'The amount could not be read. Look at the paper and enter it below.',
    },
    leasesHow:
      'Deposits of other tenants. Leave out those who left, and your own lease. Tenants without a fixed date are not in it.',
    householdsHow: 'Registered households. Leave out the landlord\u2019s own and yours.',
    takeLeases: (count: number) => `Confirmed: add ${count} tenants`,
    takeHouseholds: (count: number) => `Confirmed: enter at least ${count} other households`,
    leasesTaken: (count: number) => `${count} other tenants were added to your papers.`,
    householdsTaken: (count: number) => `At least ${count} other households were entered.`,
    taxpayer: 'I compared the taxpayer with the contract: it is the landlord',
    taxpayerOpen: 'Check that the taxpayer is the landlord, and tick the box.',
    takeTax: 'Confirmed',
    oneTaxSeen: (other: string) => `Confirmed. With the certificate of ${other} too, unpaid taxes are entered as 0.`,
    arrearsTyped: 'You entered unpaid taxes, which stay. You can change them below.',
    taxesTaken: 'National and local taxes are confirmed: unpaid taxes are entered as 0.',
    problemsSeen: 'I checked these problems in the paper',
    problemsOpen: 'Check the problems above in the paper, and tick the box.',
    problems: {
      OLD: (day: string | null) =>
        `${day === null ? 'The day of issue could not be read' : `It was issued on ${day}`}. Things may have changed: get a new one and compare.`,
      EXPIRED: (day: string) => `It was valid until ${day}. Ask for one that is issued now.`,
      PAGES_MISSING: (read: number, of: number) => `Only ${read} of ${of} pages are there. Open a file with all pages.`,
      OTHER_ADDRESS: (address: string) =>
        `It may not be the paper of this home. ${address === '' ? 'Its address could not be read.' : `Its address: ${address}.`} Check the lot, building and unit.`,
      SCANNED: 'It is a scan, whose letters may be wrong. Compare every value with the paper.',
      CANCELLED: 'A mark says that it is void or cancelled. Get the one that is valid now.',
      NOT_ISSUED: 'Its number, day of issue and office could not all be read. Check that it is not an empty form.',
      COUNT_DIFFERS: (printed: number, read: number) =>
        `The paper says ${printed} rows, and ${read} were read. Compare every row.`,
      UNREADABLE: {
        TABLE: 'The table could not be read. That does not mean that it is empty: look, and enter it yourself.',
        ROWS: 'Some rows could not be read or are out of order. Compare every row.',
        END: 'The end of the list is not there. Check that no page is missing.',
        STATEMENT: 'The sentence that nothing is in arrears could not be read. Look, and enter it yourself.',
        DEFERRED: 'The space for taxes that are put off could not be read. Look at it yourself.',
        TOO_LARGE: 'The paper is too long and was not read to its end.',
        TWO_DOCUMENTS: 'Pages of different papers are mixed. Open each paper by itself.',
      },
      DOUBTED: {
        VALUES: 'Some values are hard to read. Compare those that are marked with the paper.',
        ROWS_ENDED:
          'Some rows are struck through, or said to be deleted (말소) or of unknown residence (거주불명). Check whether they still hold.',
        UNITS: 'The unit has several rows. Check the area and the floor of each.',
        MARK: 'The changes mention a mark of a violation (위반건축물). Check at the top of the first page whether it is still there.',
        DEFERRED: 'Taxes are put off. They are not paid yet: look up the amounts.',
        ARREARS: 'An amount in arrears is written, against the sentence that there is none: look it up.',
      },
      NOT_READ: (title: string) => `This is a paper called "${title}". It is not read: enter what you need from it.`,
    },
  },
} satisfies typeof ko
