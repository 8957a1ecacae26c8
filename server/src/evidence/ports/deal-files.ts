import type { Deal } from '../../domain/comparison/deal.ts'

/** Where a published deal lies, as its file says it: under a five-digit code, or by a full name. */
export type PublishedPlace = { lawdCd: string; nameBelow: string } | { fullName: string }

type PublishedDeal = Omit<Deal, 'lawdCd' | 'districtName'>

export type ReadRecord = { deal: PublishedDeal; place: PublishedPlace } | { refusal: string }

/** One record of a file of published transactions, in the order of the file. */
export type FileRecord = {
  /** The line it begins on, from 1. */
  line: number
  /** Which record of the file it is, from 1; the only guide in a file of one line. */
  record: number
  /** As it stands in the file. */
  text: string
  /** Equal at most for deals of one source, place and month. */
  group: string
  read(): ReadRecord
}

/** What a file says of itself when it holds one whole month of one source. */
export type WholeMonth = {
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  /** When the provider was asked. */
  collectedAt: Date
}

export type DealFile = {
  name: string
  bytes: number
  /** Equal for files of the same bytes. */
  digest(): Promise<string>
  /**
   * The records as they are read. Ends with an error, after every record before it, when the file is cut off or broken.
   * `onBytes` hears of each part that was read.
   */
  records(onBytes: (count: number) => void): AsyncGenerator<FileRecord[]>
  /** To be asked after the last record; `null` unless every record of a month is in the file and the file says so. */
  wholeMonth(): WholeMonth | null
}
