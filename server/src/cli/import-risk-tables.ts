import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type DistrictRiskImportResult, importDistrictRisk } from '../evidence/district-risk/index.ts'
import { importFiles } from './import-files.ts'
import type { GivenFiles } from './run-import.ts'

const number = new Intl.NumberFormat('ko-KR')

export function importRiskTables(given: GivenFiles): Promise<void> {
  return importFiles(
    {
      rejects: { name: 'region-risk-rejects.tsv', columns: ['file', 'row', 'reason', 'text'] },
      open: (path) => ({ name: path, bytes: statSync(path).size, content: () => readFile(path) }),
      importFiles: importDistrictRisk,
      summary,
    },
    given,
  )
}

function summary(
  { counts, storedMonths, knownMonths, brokenFiles }: DistrictRiskImportResult,
  perSecond: number,
): string {
  return [
    `읽음 ${number.format(counts.read)}줄 · 저장한 시군구 ${number.format(counts.districts)}줄 · 거절 ${number.format(counts.refused)}줄 (초당 ${number.format(perSecond)}줄)`,
    ...(storedMonths.length > 0 ? [`저장한 달: ${monthsOf(storedMonths)}`] : []),
    ...(knownMonths.length > 0 ? [`이미 저장되어 있어 바꾸지 않은 달: ${monthsOf(knownMonths)}`] : []),
    ...brokenFiles.map(({ file, problem }) => `아무것도 저장하지 않은 파일: ${file} - ${problem}`),
  ].join('\n')
}

function monthsOf(months: readonly string[]): string {
  return months
    .toSorted()
    .map((month) => `${month.slice(0, 4)}-${month.slice(4)}`)
    .join(', ')
}
