import type { FileRecord, TransactionFile } from '../../evidence/transaction-file-ports.ts'
import type { DealGroup, PlacedDeal } from '../../evidence/transactions/staged-deals.ts'
import type { Place } from './place-deal.ts'

export type Refusal = { file: string; line: number; record: number; reason: string; text: string }

/** A month group of a file; `first` and `last` number its deals among all of the file. */
export type SurveyedGroup = DealGroup & { size: number; first: number; last: number }

/** What the first reading of a file tells. */
export type Survey = {
  /** In the order of their first deals, by `groupKey`. */
  groups: Map<string, SurveyedGroup>
  /** All deals of the file; `null` when they are too many to be held. */
  deals: PlacedDeal[] | null
  read: number
  refused: number
  /** Why the file could not be read to its end. */
  problem: string | null
}

/** Deals of one file that are in memory at one time. */
export const DEALS_HELD = 20_000

/**
 * Reads a file once: tells its month groups, so that a second reading knows when it has the whole of one, and everyone
 * concerned of the records that are refused.
 */
export async function surveyFile(
  context: { onRefused: (refusal: Refusal) => void; onProgress: (bytes: number) => void; signal?: AbortSignal },
  file: TransactionFile,
  place: Place,
): Promise<Survey> {
  const survey: Survey = { groups: new Map(), deals: [], read: 0, refused: 0, problem: null }
  const onRefused = ({ line, record, text }: FileRecord, reason: string) => {
    survey.refused += 1
    context.onRefused({ file: file.name, line, record, reason, text })
  }
  const onProblem = (problem: string) => {
    survey.problem = problem
  }
  let count = 0
  for await (const deals of readDeals(file, place, {
    onBytes: (bytes) => context.onProgress(bytes / 2),
    onRefused,
    onProblem,
  })) {
    for (const placed of deals) {
      const { source, lawdCd } = placed.deal
      const key = groupKey(placed)
      const group = survey.groups.get(key)
      if (group === undefined) {
        const { dealMonth } = placed
        survey.groups.set(key, { source, lawdCd, dealMonth, size: 1, first: count, last: count })
      } else {
        group.size += 1
        group.last = count
      }
      count += 1
    }
    if (count > DEALS_HELD) survey.deals = null
    else survey.deals?.push(...deals)
    if (context.signal?.aborted) survey.problem = '가져오기를 중단했습니다.'
    if (survey.problem !== null) break
  }
  survey.read = count + survey.refused
  return survey
}

export function groupKey({ deal, dealMonth }: PlacedDeal): string {
  return `${deal.source} ${deal.lawdCd} ${dealMonth}`
}

/** The deals of a file as they are read, with their places. Only the file can be in trouble here; it is told and not thrown. */
export async function* readDeals(
  file: TransactionFile,
  place: Place,
  hear: {
    onBytes: (bytes: number) => void
    onRefused: (record: FileRecord, reason: string) => void
    onProblem: (problem: string) => void
  },
): AsyncGenerator<PlacedDeal[]> {
  try {
    for await (const records of file.records(hear.onBytes)) {
      const deals: PlacedDeal[] = []
      for (const record of records) {
        const placed = 'refusal' in record ? record : place(record.deal, record.place)
        if ('refusal' in placed) hear.onRefused(record, placed.refusal)
        else deals.push(placed)
      }
      yield deals
    }
  } catch (error) {
    hear.onProblem((error as Error).message)
  }
}
