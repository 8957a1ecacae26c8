import { mergeMonth, type PlacedDeal } from '../../evidence/deals/index.ts'
import type { DealFile, FileRecord } from '../../evidence/ports.ts'
import {
  type DealBatch,
  type MergeContext,
  type MergedCounts,
  mergeByStaging,
  mergeInOrder,
  noMerges,
} from './merge-in-order.ts'
import type { Place } from './place-deal.ts'
import { RECORDS_HELD, recordsOf, type Survey, type SurveyedGroup } from './survey-file.ts'

/** A refused record, and the reason. */
export type Refusal = { file: string; line: number; record: number; reason: string; text: string }

type FileContext = Omit<MergeContext, 'onMerged'> & {
  onRefused: (refusal: Refusal) => void
  onProgress: (bytes: number) => void
}

export type MergedFile = { merged: MergedCounts; refused: number; problem: string | null }

/**
 * Merges a surveyed file in whole month groups. A file too large to be held in memory is read again: if the deals of a
 * district are adjacent, as in the exports, each group is merged when its last record is read; otherwise the whole file
 * goes through a staging table.
 */
export async function mergeFile(
  context: FileContext,
  file: DealFile,
  place: Place,
  survey: Survey,
): Promise<MergedFile> {
  const result: MergedFile = { merged: noMerges(), refused: 0, problem: survey.problem }
  if (context.signal?.aborted) return result
  let bytesLeft = file.bytes / 2
  function progress(bytes: number): void {
    bytesLeft -= bytes
    context.onProgress(bytes)
  }
  const merging: MergeContext = {
    ...context,
    onMerged: (records) => progress((file.bytes / 2) * (records / survey.read)),
  }

  const dealsOf = (records: FileRecord[]) =>
    placedDeals(records, place, ({ line, record, text }, reason) => {
      result.refused += 1
      context.onRefused({ file: file.name, line, record, reason, text })
    })
  async function* readAgain(): AsyncGenerator<DealBatch> {
    let read = 0
    const onProblem = (problem: string) => {
      result.problem ??= problem
    }
    for await (const records of recordsOf(file, () => undefined, onProblem)) {
      read += records.length
      yield { deals: dealsOf(records), upTo: read }
    }
    if (read !== survey.read) result.problem ??= '읽는 동안 파일이 바뀌었습니다.'
  }

  if (survey.held !== null) {
    const deals = dealsOf(survey.held)
    const isWhole = survey.problem === null && result.refused === 0
    result.merged =
      (isWhole ? await mergeAsMonth(context, file, survey.groups, deals) : null) ??
      (await mergeInOrder(merging, survey.groups, [{ deals, upTo: survey.read }]))
  } else if (mostOpen(survey.groups) <= RECORDS_HELD) {
    result.merged = await mergeInOrder(merging, survey.groups, readAgain())
  } else {
    result.merged = await mergeByStaging(merging, survey.groups, readAgain())
  }
  if (!context.signal?.aborted) progress(bytesLeft)
  return result
}

function placedDeals(
  records: FileRecord[],
  place: Place,
  refuse: (record: FileRecord, reason: string) => void,
): PlacedDeal[] {
  return records.flatMap((record) => {
    const placed = place(record)
    if (!('refusal' in placed)) return [placed]
    refuse(record, placed.refusal)
    return []
  })
}

/** `null`: the file is not one whole month of one source. */
async function mergeAsMonth(
  { pool }: FileContext,
  file: DealFile,
  [group, ...others]: SurveyedGroup[],
  deals: PlacedDeal[],
): Promise<MergedCounts | null> {
  const month = file.wholeMonth()
  if (month === null || group === undefined || others.length > 0) return null
  const { source, lawdCd, dealMonth } = group
  if (lawdCd !== month.lawdCd || dealMonth !== month.dealMonth) return null
  return mergeMonth(pool, {
    ...month,
    source,
    deals: deals.map(({ deal }) => deal),
    districtCodes: deals.map(({ legalDistrictCode }) => legalDistrictCode),
    skippedRows: 0,
  })
}

/** The maximum number of records in groups whose last record is still to come. */
function mostOpen(groups: SurveyedGroup[]): number {
  const changes = groups
    .flatMap(({ first, last, size }) => [
      { at: first, by: size },
      { at: last + 1, by: -size },
    ])
    .sort((one, other) => one.at - other.at || one.by - other.by)
  let open = 0
  let most = 0
  for (const { by } of changes) {
    open += by
    most = Math.max(most, open)
  }
  return most
}
