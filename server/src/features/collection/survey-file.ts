import type { DealGroup } from '../../evidence/deals/index.ts'
import type { DealFile, FileRecord } from '../../evidence/ports.ts'
import { groupKey, type Place } from './place-deal.ts'

/** A month group of a file: the maximum number of its records, and its first and last record. */
export type SurveyedGroup = DealGroup & { key: string; size: number; first: number; last: number }

/** The result of the first reading of a file. */
export type Survey = {
  /** In the order of their first records. */
  groups: SurveyedGroup[]
  /** The whole file; `null` when it is too large to be held in memory. */
  held: FileRecord[] | null
  read: number
  /** Why the file could not be read to its end. */
  problem: string | null
}

/** The approximate number of records of one file in memory at a time. */
export const RECORDS_HELD = 20_000

/**
 * Reads a file once without building deals, to learn where each month group ends: equal deals of a month have to be
 * merged together.
 */
export async function surveyFile(
  context: { onProgress: (bytes: number) => void; signal?: AbortSignal },
  file: DealFile,
  place: Place,
): Promise<Survey> {
  const survey: Survey = { groups: [], held: [], read: 0, problem: null }
  const groups = new Map<string, SurveyedGroup>()
  const groupOf = new Map<string, SurveyedGroup>()

  function findGroup(record: FileRecord): SurveyedGroup | null {
    const placed = place(record)
    if ('refusal' in placed) return null
    const { deal, dealMonth } = placed
    const key = groupKey(placed)
    let group = groups.get(key)
    if (group === undefined) {
      const { source, lawdCd } = deal
      group = { source, lawdCd, dealMonth, key, size: 0, first: record.record, last: record.record }
      groups.set(key, group)
    }
    groupOf.set(record.group, group)
    return group
  }

  const onProblem = (problem: string) => {
    survey.problem = problem
  }
  for await (const records of recordsOf(file, (bytes) => context.onProgress(bytes / 2), onProblem)) {
    for (const record of records) {
      const group = groupOf.get(record.group) ?? findGroup(record)
      if (group === null) continue
      group.size += 1
      group.last = record.record
    }
    survey.read += records.length
    if (survey.read > RECORDS_HELD) survey.held = null
    else survey.held?.push(...records)
    if (context.signal?.aborted) survey.problem = '가져오기를 중단했습니다.'
    if (survey.problem !== null) break
  }
  survey.groups = [...groups.values()]
  return survey
}

/** The records of a file up to the point where it is broken; the problem is reported and not thrown. */
export async function* recordsOf(
  file: DealFile,
  onBytes: (bytes: number) => void,
  onProblem: (problem: string) => void,
): AsyncGenerator<FileRecord[]> {
  try {
    yield* file.records(onBytes)
  } catch (error) {
    onProblem((error as Error).message)
  }
}
