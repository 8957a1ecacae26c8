import { type ImportResult, importDeals } from '../features/collection/face.ts'
import { openDealFile } from '../providers/deals/deal-file.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { runImport } from './run-import.ts'

const USAGE = `사용법: npm run import:transactions -- 파일… [--rejects 거절목록.tsv] [--again]
국토교통부 실거래가 공개시스템(rt.molit.go.kr)에서 받은 CSV와, 실거래가 API 항목을 담은 JSON·XML 파일을 가져옵니다.
압축 파일(.gz)도 됩니다. 거절한 행 없이 가져온 파일은 내용이 그대로이면 다시 읽지 않습니다(--again: 그래도 읽기).
`
const number = new Intl.NumberFormat('ko-KR')

await runImport({
  usage: USAGE,
  rejects: { name: 'import-rejects.tsv', columns: ['file', 'line', 'record', 'reason', 'text'] },
  open: openDealFile,
  importFiles: importDeals,
  summary,
  async afterwards({ pool, now, signal }, { counts: { inserted, updated, vanished } }) {
    if (inserted + updated + vanished > 0) await fitWithProgress(pool, now(), signal)
  },
})

function summary({ counts, knownFiles, brokenFiles }: ImportResult, perSecond: number): string {
  return [
    `읽음 ${number.format(counts.read)} · 저장 ${number.format(counts.inserted)} · 갱신 ${number.format(counts.updated)}` +
      ` · 변화 없음 ${number.format(counts.unchanged)} · 사라진 거래 ${number.format(counts.vanished)}` +
      ` · 거절 ${number.format(counts.refused)} (초당 ${number.format(perSecond)}행)`,
    ...(knownFiles.length > 0 ? [`내용이 그대로여서 다시 읽지 않은 파일 ${number.format(knownFiles.length)}개`] : []),
    ...brokenFiles.map(({ file, problem }) => `끝까지 읽지 못한 파일: ${file} - ${problem} 그 앞까지는 저장했습니다.`),
  ].join('\n')
}
