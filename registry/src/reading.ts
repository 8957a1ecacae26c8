export type Section = 'OWNERSHIP' | 'RIGHTS'

export type EntryKind =
  | 'MORTGAGE'
  | 'JEONSE_RIGHT'
  | 'LEASE_REGISTRATION'
  | 'SEIZURE'
  | 'PROVISIONAL_SEIZURE'
  | 'INJUNCTION'
  | 'AUCTION'
  | 'TRUST'
  | 'PROVISIONAL_REGISTRATION'
  | 'OTHER'
  | 'OWNERSHIP_TRANSFER'
  | 'OWNERSHIP_PRESERVATION'
  | 'NAME_CHANGE'
  | 'CANCELLATION'
  | 'CHANGE'
  | 'TRANSFER_OF_RIGHT'
  | 'SUPERFICIES'
  | 'FORBIDDEN'
  | 'LEASE_RIGHT'

/** Whether a value can be used as it is, or has to be compared with the paper first. */
export type Sureness = 'SETTLED' | 'DOUBTED'

/** One entry of a section. `amountWon` is the current amount; `null` if there is none or it could not be read. */
export type ReadEntry = {
  section: Section
  rank: string
  kind: EntryKind
  purpose: string
  receivedOn: string | null
  amountWon: number | null
  cancelled: boolean
  cancelledBy: string | null
  jointCollateralList: string | null
  /** Also secured by other homes, which are named instead of a list, or in an entry beside it; absent if not stated. */
  jointCollateral?: true
  trustLedger: string | null
  state: Sureness
  source: { page: number; text: string }
}

export type ProblemCode =
  | 'NO_TEXT'
  | 'LETTERS_UNKNOWN'
  | 'NOT_A_REGISTRY'
  | 'SUMMARY_MISSING'
  | 'SUMMARY_DIFFERS'
  | 'CURRENT_ONLY'
  | 'PAGES_MISSING'
  | 'STRUCK_UNEXPLAINED'
  | 'OLD'
  | 'OTHER_ADDRESS'
  | 'OTHER_HOME'
  | 'UNIT_DIFFERS'
  | 'FLOOR_DIFFERS'
  | 'LOT_DIFFERS'
  | 'TWIN_MISSING'
  | 'UNREADABLE_ENTRY'
  | 'PHOTO'
  | 'PHOTO_OF_BODY'
  | 'NOT_A_SUMMARY'

/** A problem of a reading, as a code: the terminal and the client have their own wording. */
export type Problem =
  | { code: 'NO_TEXT' | 'LETTERS_UNKNOWN' | 'NOT_A_REGISTRY' | 'SUMMARY_MISSING' | 'SUMMARY_DIFFERS' | 'CURRENT_ONLY' }
  /** For photos only: a photo of the summary, of the body, or of something else. */
  | { code: 'PHOTO' | 'PHOTO_OF_BODY' | 'NOT_A_SUMMARY' }
  | { code: 'PAGES_MISSING'; read: number; of: number }
  | { code: 'STRUCK_UNEXPLAINED'; ranks: string[] }
  /** `viewedOn` `null`: the document does not state when it was viewed. */
  | { code: 'OLD'; viewedOn: string | null }
  /** It was not confirmed that the document is of the home. */
  | { code: 'OTHER_ADDRESS'; addressText: string }
  /** Its lot, building or unit are others than those of the home. */
  | { code: 'OTHER_HOME'; addressText: string; home: string }
  /** The unit or its building as the head names it, and as the title section does. */
  | { code: 'UNIT_DIFFERS'; part: 'DONG' | 'HO'; head: string; title: string }
  /** The floor of the unit is another in the title section (`UNIT`), or above the last of the building (`BUILDING`). */
  | { code: 'FLOOR_DIFFERS'; part: 'UNIT' | 'BUILDING'; floor: number; title: number }
  /** The lot of the head is not among those of the building (`BUILDING`), or of the land right (`LAND`). */
  | { code: 'LOT_DIFFERS'; part: 'BUILDING' | 'LAND'; lot: string }
  | { code: 'TWIN_MISSING'; missing: 'BUILDING' | 'LAND' }
  | { code: 'UNREADABLE_ENTRY'; why: UnreadableReason; ranks: string[] }

/**
 * `PASTED`: strikes cannot be seen in pasted text. `LETTERS`: there are letters of which the file does not say what they
 * are.
 */
export type UnreadableReason = 'SCANNED' | 'PASTED' | 'LETTERS' | 'SECTION' | 'ENTRY' | 'TOO_LARGE' | 'TWO_DOCUMENTS'

export type DocumentKind = 'UNIT' | 'BUILDING' | 'LAND'
export type Signal = 'NO_LAND_RIGHT' | 'SEPARATE_LAND_REGISTRY'

/**
 * The home that a document names: `서울특별시 관악구 신림동`, `1422-5`, `101`, `301`. `null`: not stated, or stated in two
 * ways. Several lots are `1422-4, 1422-5`; ` 외` at the end stands for lots that are not named.
 */
export type DocumentHome = { legalDistrict: string | null; lot: string | null; dong: string | null; ho: string | null }

/** The content of a document, without names and resident numbers. */
export type RegistryReading = {
  state: 'READ' | 'DOUBTED' | 'REFUSED'
  kind: DocumentKind | null
  scope: 'WITH_CANCELLED' | 'CURRENT_ONLY' | null
  addressText: string | null
  /** `null`: the document does not say which lot it is of. */
  home: DocumentHome | null
  viewedAt: string | null
  pages: { read: number; of: number }
  unit: { areaSquareMeter: number; floor: number | null } | null
  landShare: string | null
  signals: Signal[]
  owners: { count: number | null; company: boolean | null; since: string | null }
  entries: ReadEntry[]
  problems: Problem[]
}

/** `home`: the address of the home in question. `today`: YYYY-MM-DD, used to determine the age of the document. */
export type ReadingOptions = { home?: string; today: string }
