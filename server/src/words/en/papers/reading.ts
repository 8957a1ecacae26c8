import type { PAPERS_READING as KO } from '../../ko/papers/reading.ts'
import { are, counted, formatDate, formatManwon, were } from '../format.ts'
import { asTitle, FULL_PAPERS, PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { entryNamed } from './registry-entries.ts'

const SAID = { YES: 'yes', NO: 'no', UNKNOWN: 'unknown' }
const DATE_NAMES = {
  contractOn: 'Day of the contract',
  balanceOn: 'Day of the balance',
  moveInOn: 'Day of moving in',
  reportOn: 'Day of the move-in report (전입신고)',
  fixedDateOn: 'Fixed date (확정일자)',
  endOn: 'Last day',
}

const DOCUMENT = PAPERS.REGISTRY_DOCUMENT

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

export const PAPERS_READING = {
  ENTRY_ADDED: ({ amountManwon, ...entry }) =>
    `New: ${entryNamed(entry)}. ${amountManwon === null ? 'You typed no amount.' : `Its amount is ${formatManwon(amountManwon)}.`}`,
  ENTRY_REMOVED: (entry) =>
    `The ${entryNamed(entry)}, typed before, is missing this time. Check whether it was cancelled or left out.`,
  ENTRY_STRUCK: (entry) => `The ${entryNamed(entry)} was cancelled (말소).`,
  ENTRY_BACK: (entry) => `The ${entryNamed(entry)}, typed as cancelled before, is in force this time.`,
  ENTRY_CHANGED: ({ changes, ...entry }) => `${asTitle(entryNamed(entry))}: ${changes.join(', ')}.`,
  ENTRY_DATE_CHANGED: ({ before, after }) =>
    `its date changed from ${known(before, formatDate)} to ${known(after, formatDate)}`,
  ENTRY_AMOUNT_CHANGED: ({ before, after }) =>
    `its amount changed from ${known(before, formatManwon)} to ${known(after, formatManwon)}`,
  ENTRY_COLLATERAL_CHANGED: ({ joint }) =>
    joint
      ? 'other real estate now secures the same debt too (공동담보)'
      : 'it is no joint collateral (공동담보) any more',
  OWNER_CHANGED: ({ before, after }) =>
    `Whether the owner is the landlord: changed from ${SAID[before]} to ${SAID[after]}. If the owner has changed, check again whom you sign with.`,
  AMOUNT_CHANGED: ({ subject, before, after }) => {
    const name = {
      TAX_ARREARS: 'Unpaid taxes',
      WAGES: 'Unpaid wages and severance pay',
      SENIOR_TENANTS: 'Deposits of other tenants',
    }[subject]
    return `${name}: changed from ${known(before, formatManwon)} to ${known(after, formatManwon)}.`
  },
  TENANT_COUNT_CHANGED: ({ before, after }) =>
    `Number of other tenants: changed from ${known(before, String)} to ${known(after, String)}.`,
  HOUSEHOLDS_LISTED_CHANGED: ({ before, after }) =>
    `Other households on the ${PAPERS.RESIDENT_LIST}: changed from ${known(before, String)} to ${known(after, String)}.`,
  MARK_ADDED: ({ issuedOn }) =>
    `New: the ${PAPERS.BUILDING_REGISTER}${issuedOn === null ? '' : ` issued on ${formatDate(issuedOn)}`} has the mark of a violating building (위반건축물), as you typed.`,
  MARK_REMOVED: `The mark of a violating building (위반건축물), typed before, is missing this time. Check in a new ${PAPERS.BUILDING_REGISTER} whether it was taken off or left out.`,
  DATE_CHANGED: ({ name, before, after }) =>
    `${DATE_NAMES[name]}: changed from ${known(before, formatDate)} to ${known(after, formatDate)}.`,
  NOTHING_CHANGED:
    'Nothing differs in what you typed. Whether anything else has changed, what you typed does not show.',
  READINGS_DIFFER: ({ count, newRights }) => {
    const first =
      newRights === 0
        ? ''
        : ` ${newRights === 1 ? 'One is a new security right' : `${newRights} are new security rights`} (담보권): look into it before you send the balance.`
    return `${count === 1 ? '1 thing differs' : `${count} things differ`}.${first}`
  },
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
  PAPER_READ_DOUBTED: ({ what }) => DOUBTED[what],
  PAPER_READ_NOT_READ: ({ title }) => `This is a paper called "${title}". It is not read: type what you need from it.`,
  HOUSEHOLDS_LEFT_OUT: ({ leftOut }) => LEFT_OUT[leftOut],
  READING_USAGE: `Usage: npm run --silent read:registry -- FILE.pdf [--home '1422-5 Sillim-dong, Gwanak-gu, Seoul'] [--today 2026-11-25] [--lang en]
Reads the PDF of a ${DOCUMENT}, or a txt file with text copied out of one, on this computer and prints one JSON. PDFs of building registers, lists of fixed dates, certificates of households and tax certificates are read too. The file is sent nowhere.`,
  READING_DATE_WRONG: ({ text }) => `--today: write a date as YYYY-MM-DD: ${text}`,

  READING_NO_TEXT:
    'The file has no text. Lines through cancelled entries cannot be seen in a scan or a photo. Choose the PDF from the internet registry, or type the entries yourself.',
  READING_LETTERS_UNKNOWN:
    'The file has text but does not say which letters it shows, so it cannot be read here. Choose the PDF as it came from the internet registry, or type the entries yourself.',
  READING_NOT_A_REGISTRY: `The file cannot be read as a ${DOCUMENT}. Check that it is the PDF from the internet registry, the full one with cancelled entries.`,
  READING_SUMMARY_MISSING:
    'There is no summary page, so the entries could not be compared with it. Include the summary (주요 등기사항 요약) when you get the document, or compare each value with the text.',
  READING_SUMMARY_DIFFERS:
    'The entries and the summary differ. No value is settled: compare every entry with the document.',
  READING_CURRENT_ONLY:
    'The document shows entries in force alone. Seizures, auctions and registered leases of the past and frequent changes of owner are hidden: get it again with cancelled entries.',
  READING_PHOTO:
    'The values were read from a photo and may be wrong. Compare every value and the address with the document.',
  READING_PHOTO_OF_BODY:
    'A photo of the body is not read: lines through cancelled entries cannot be seen in it. Choose the PDF from the internet registry, or a photo of the summary page.',
  READING_NOT_A_SUMMARY:
    'The photo cannot be read as the summary page (주요 등기사항 요약). Take it straight, whole and in good light, or type the entries yourself.',
  READING_PAGES_MISSING: ({ read, of }) =>
    `Only ${read} of ${of} pages ${are(read)} in the file. Other entries may stand on the missing ones: choose a file with all pages.`,
  READING_STRUCK_UNEXPLAINED: ({ ranks }) =>
    `Some entries are struck out, and no entry says what cancelled them (rank ${ranks.join(', ')}). Ask the registry office or the broker why.`,
  READING_OLD: ({ viewedOn }) =>
    viewedOn === null
      ? 'The day on which the document was viewed could not be read. View it again today and check whether anything has changed.'
      : `The document was viewed on ${formatDate(viewedOn)}, more than 7 days ago. View it again and check whether anything has changed.`,
  READING_OTHER_ADDRESS: ({ found }) =>
    `The document could not be confirmed as that of this home. It names ${placeOf(found)}. Check that the lot, the building and the unit are the same.`,
  READING_OTHER_HOME: ({ found, home }) =>
    `This is the document of another home: ${placeOf(found)}. It was compared with ${placeOf(home)}. Get and read the ${DOCUMENT} of that home.`,
  READING_UNIT_DIFFERS: ({ part, head, title }) =>
    `The document names two homes: ${UNIT_PARTS[part]} ${head} in its head, ${UNIT_PARTS[part]} ${title} in its title section (표제부). Ask the registry office which home it is of.`,
  READING_FLOOR_DIFFERS: ({ part, floor, title }) =>
    part === 'UNIT'
      ? `The document names two floors: ${floorName(floor)} in its head, ${floorName(title)} in its title section (표제부). Ask the registry office why.`
      : `The unit is on ${floorName(floor)}, but the title section (표제부) names no floor of the building above ${floorName(title)}. Ask the registry office why.`,
  READING_LOT_DIFFERS: ({ part, lot }) =>
    `The head names the lot ${lot}, which ${LOT_PARTS[part]} does not name. Ask the registry office on which land the home stands.`,
  READING_TWIN_MISSING: ({ missing }) =>
    `The ${TWINS[missing]} has a document of its own. For a multi-family or detached house you need both that of the building and that of the land: read the one of the ${TWINS[missing]} too.`,
  READING_UNREADABLE: ({ why, ranks }) =>
    `${UNREADABLE[why]}${ranks.length > 0 ? ` (${ranks.join(', ')})` : ''} There may be more than what was read: compare it with the document.`,
  PAPER_REQUEST: ({ paper, to, lookFor, consent, told, purpose, depositManwon, monthlyRentManwon }) => {
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
      ...(told === null ? [] : [told]),
      DUTIES[paper]?.[to] ?? 'I ask so that both of us can check this before we sign.',
      'If you cannot, please let me know why. Thank you.',
    ].join('\n')
  },
} satisfies typeof KO

function known<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? 'unknown' : format(value)
}

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
  END: 'The end of the list is not there, so pages may be missing.',
  STATEMENT: 'The sentence that nothing is in arrears could not be read.',
  DEFERRED: 'The space for taxes that are put off could not be read.',
  TOO_LARGE: 'The paper is too long and was not read to its end.',
  TWO_DOCUMENTS: 'Pages of different papers are mixed.',
}

const DOUBTED = {
  VALUES: 'Some values are hard to read. Compare those that are marked with the paper.',
  ROWS_ENDED:
    'Some rows are struck through, or said to be deleted (말소) or of unknown residence (거주불명). Check whether they still hold.',
  UNITS: 'The unit has several rows. Check the area and the floor of each.',
  MARK: 'The changes mention a mark of a violation (위반건축물). Check at the top of the first page whether it is still there.',
  DEFERRED: 'Taxes are put off. They are not paid yet: look up the amounts.',
  ARREARS: 'An amount in arrears is written, against the sentence that there is none: look it up.',
}

const UNIT_PARTS = { DONG: 'building', HO: 'unit' }
const LOT_PARTS = {
  BUILDING: 'the building in the title section (표제부)',
  LAND: 'the land of its land right (대지권)',
}
const floorName = (floor: number) => (floor < 0 ? `basement ${-floor}` : `floor ${floor}`)

const TWINS = { BUILDING: 'building', LAND: 'land' }

const UNREADABLE = {
  SCANNED: 'The text was added to a scan, so that lines through cancelled entries cannot be seen.',
  SECTION: 'A part of the document could not be read.',
  PASTED: 'Pasted text has no strike lines, so that some entries may be cancelled or not.',
  LETTERS: 'The file does not say what some of its letters are; they come out as squares.',
  ENTRY: 'Some entries could not be read, or are not in their order.',
  TOO_LARGE: 'The document is too long and was not read to its end.',
  TWO_DOCUMENTS: 'The pages belong to different documents. Read each document by itself.',
}
