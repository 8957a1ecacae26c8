import type { ko } from './words.ko.ts'

const NOT_ALL = 'There may be more than was read: compare it with the document.'

export const en = {
  title: 'Read the registry document (등기부등본) on this device',
  how: 'The file is read on this device, is sent nowhere and is not kept. It is gone when you leave this screen.',
  afterwards:
    'What you confirm and add counts as if you had entered it yourself. Names and resident numbers are left out.',
  open: 'Open the registry document',
  paste: 'Paste its text',
  pasted: 'Text copied from the document',
  pastedHint: 'Copied text has no strike lines, so that more entries need your check.',
  read: 'Read the text',
  sample: 'Try it with an invented document',
  sampleFile: 'Download the invented document',
  sampleOnly: 'This document is invented. It is not added to your papers.',
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
  viewedOn: 'Day on which the document was viewed',
  viewedOnMissing: 'Enter the day that stands on the document.',
  openRow: (count: number) => `Answer first what needs your check (${count}).`,
  problemsSeen: 'I checked these problems in the document',
  problemsOpen: 'Check the problems above in the document, and tick the box.',
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
    NOT_A_REGISTRY:
      'This cannot be read as a registry document. Check that it is the PDF from the internet registry, with cancelled entries.',
    SUMMARY_MISSING:
      'The summary page is missing. Get the document again with it, or compare each line with the document.',
    SUMMARY_DIFFERS: 'The text and the summary differ. Nothing is certain: compare every line with the document.',
    CURRENT_ONLY:
      'Only entries in force are shown. Seizures, auctions and leases of the past are hidden: get it again with cancelled entries.',
    PAGES_MISSING: (read: number, of: number) =>
      `Only ${read} of ${of} pages are there. The others may hold more entries: open a file with all pages.`,
    STRUCK_UNEXPLAINED: (ranks: string) =>
      `Some lines are struck out, but no entry cancels them (rank ${ranks}). Ask the registry office or the broker why.`,
    OLD: (day: string | null) =>
      `${day === null ? 'The day of viewing could not be read' : `It was viewed on ${day}, more than 7 days ago`}. View it again and check what has changed.`,
    OTHER_ADDRESS: (address: string) =>
      `It may not be the document of this home. Its address: ${address}. Check the lot, building and unit.`,
    TWIN_MISSING: {
      BUILDING: 'The building has a document of its own. For a house you need both: read that one too.',
      LAND: 'The land has a document of its own. For a house you need both: read that one too.',
    },
    UNREADABLE_ENTRY: {
      SCANNED: `It is a scan, in which strike lines cannot be seen. ${NOT_ALL}`,
      SECTION: `A part could not be read. ${NOT_ALL}`,
      ENTRY: `Some entries could not be read or are out of order. ${NOT_ALL}`,
      TOO_LARGE: `It is too long and was not read to its end. ${NOT_ALL}`,
      TWO_DOCUMENTS: 'Pages of different documents are mixed. Open each document by itself.',
    },
  },
} satisfies typeof ko
