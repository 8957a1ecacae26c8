import { importPublicPrices, type PriceImportResult } from '../features/public-prices/index.ts'
import { openPublicPriceFile } from '../providers/public-price/price-file.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { importFiles, outcomeOfFiles } from './import-files.ts'
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

function summary(result: PriceImportResult, perSecond: number): string {
  const { counts } = result
  return [
    `읽음 ${number.format(counts.read)}행 · 저장한 필지 ${number.format(counts.lotsInserted)} · 갱신한 필지 ${number.format(counts.lotsUpdated)}` +
      ` · 거절 ${number.format(counts.refused)}행 (초당 ${number.format(perSecond)}행)`,
    ...outcomeOfFiles(result, '그 앞 필지까지는 저장했습니다.'),
  ].join('\n')
}
