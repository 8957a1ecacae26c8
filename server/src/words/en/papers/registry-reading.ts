import type { REGISTRY_READING as KO } from '../../ko/papers/registry-reading.ts'
import { are, formatDate } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'

const DOCUMENT = PAPERS.REGISTRY_DOCUMENT

export const REGISTRY_READING = {
  READING_USAGE: `Usage: npm run --silent read:registry -- FILE.pdf [--home '1422-5 Sillim-dong, Gwanak-gu, Seoul'] [--today 2026-11-25] [--lang en]
Reads the PDF of a ${DOCUMENT}, or a txt file with text copied out of one, on this computer and prints one JSON. PDFs of building registers, lists of fixed dates, certificates of households and tax certificates are read too. The file is sent nowhere.`,
  READING_DATE_WRONG: ({ text }) => `--today: write a date as YYYY-MM-DD: ${text}`,

  READING_NO_TEXT:
    'The file has no text. Lines through cancelled entries cannot be seen in a scan or a photo. Choose the PDF from the internet registry, or type the entries yourself.',
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
} satisfies typeof KO

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
  ENTRY: 'Some entries could not be read, or are not in their order.',
  TOO_LARGE: 'The document is too long and was not read to its end.',
  TWO_DOCUMENTS: 'The pages belong to different documents. Read each document by itself.',
}
