import { importPublicPrices, type PriceImportResult } from '../features/public-prices/index.ts'
import { openPublicPriceFile } from '../providers/public-price/price-file.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { importFiles } from './import-files.ts'
import type { GivenFiles } from './run-import.ts'

const number = new Intl.NumberFormat('ko-KR')

export function importPriceFiles(given: GivenFiles): Promise<void> {
  return importFiles(
    {
      rejects: { name: 'public-price-rejects.tsv', columns: ['file', 'line', 'reason', 'text'] },
      open: openPublicPriceFile,
      importFiles: importPublicPrices,
      summary,
      async afterwards({ pool, now, signal }, { counts: { lotsInserted, lotsUpdated } }) {
        if (lotsInserted + lotsUpdated > 0) await fitWithProgress(pool, now(), signal)
      },
    },
    given,
  )
}

function summary({ counts, knownFiles, brokenFiles }: PriceImportResult, perSecond: number): string {
  return [
    `읽음 ${number.format(counts.read)}행 · 저장한 필지 ${number.format(counts.lotsInserted)} · 갱신한 필지 ${number.format(counts.lotsUpdated)}` +
      ` · 거절 ${number.format(counts.refused)}행 (초당 ${number.format(perSecond)}행)`,
    ...knownFiles.map(
      ({ file, refusedCount }) =>
        `내용이 그대로여서 다시 읽지 않은 파일: ${file}${refusedCount > 0 ? ` (앞서 ${number.format(refusedCount)}행을 거절했습니다)` : ''}`,
    ),
    ...brokenFiles.map(
      ({ file, problem }) => `끝까지 읽지 못한 파일: ${file} - ${problem} 그 앞 필지까지는 저장했습니다.`,
    ),
  ].join('\n')
}
