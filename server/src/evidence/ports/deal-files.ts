import type { Deal } from '../../domain/comparison/deal.ts'

/** The place of a published deal as given in its file: a five-digit code with a name below it, or a full name. */
export type PublishedPlace = { lawdCd: string; nameBelow: string } | { fullName: string }

type PublishedDeal = Omit<Deal, 'lawdCd' | 'districtName'>

export type ReadRecord = { deal: PublishedDeal; place: PublishedPlace } | { refusal: string }

/** One record of a file of published transactions, in file order. */
export type FileRecord = {
  /** Line on which the record begins, from 1. */
  line: number
  /** Number of the record in the file, from 1; the only locator in a file of one line. */
  record: number
  /** The record as written in the file. */
  text: string
  /** Equal only for deals of one source, place and month. */
  group: string
  read(): ReadRecord
}

/** What a file declares when it contains one whole month of one source. */
export type WholeMonth = {
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  /** When the provider was queried. */
  collectedAt: Date
}

export type DealFile = {
  name: string
  bytes: number
  /** Equal for files with the same bytes. */
  digest(): Promise<string>
  /**
   * The records as they are read. Throws after the last readable record when the file is truncated or corrupt.
   * `onBytes` is called for each chunk read.
   */
  records(onBytes: (count: number) => void): AsyncGenerator<FileRecord[]>
  /** Call this after the last record; `null` unless the file contains every record of a month and declares so. */
  wholeMonth(): WholeMonth | null
}
