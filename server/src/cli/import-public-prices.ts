import { importPublicPrices, type PriceImportResult } from '../features/public-prices/face.ts'
import { openPublicPriceFile } from '../providers/public-price/price-file.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { runImport } from './run-import.ts'

const USAGE = `사용법: npm run import:public-prices -- 파일… [--rejects 거절목록.tsv] [--again]
공시가격 전체 파일을 가져옵니다: 브이월드의 공동주택가격(AL_D167)·개별주택가격(AL_D169)·개별공시지가(AL_D151)와
공공데이터포털의 주택 공시가격 정보(3073746). CSV와 압축 파일(.zip, .gz)을 그대로 적으십시오. 여러 해의 파일을 함께 둘 수 있습니다.
끝까지 가져온 파일은 내용이 그대로이면 다시 읽지 않습니다(--again: 그래도 읽기). 중단되어도 다시 실행하면 이어집니다.
`
const number = new Intl.NumberFormat('ko-KR')

await runImport({
  usage: USAGE,
  rejects: { name: 'public-price-rejects.tsv', columns: ['file', 'line', 'reason', 'text'] },
  open: openPublicPriceFile,
  importFiles: importPublicPrices,
  summary,
  async afterwards({ pool, now, signal }, { counts: { lotsInserted, lotsUpdated } }) {
    if (lotsInserted + lotsUpdated > 0) await fitWithProgress(pool, now(), signal)
  },
})

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
