import { type ImportResult, importDeals } from '../features/collection/index.ts'
import { openDealFile } from '../providers/deals/deal-file.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { importFiles } from './import-files.ts'
import type { GivenFiles } from './run-import.ts'

const number = new Intl.NumberFormat('ko-KR')

export function importDealFiles(given: GivenFiles): Promise<void> {
  return importFiles(
    {
      rejects: { name: 'import-rejects.tsv', columns: ['file', 'line', 'record', 'reason', 'text'] },
      open: openDealFile,
      importFiles: importDeals,
      summary,
      async afterwards({ pool, now, signal }, { counts: { inserted, updated, vanished } }) {
        if (inserted + updated + vanished > 0) await fitWithProgress(pool, now(), signal)
      },
    },
    given,
  )
}

function summary({ counts, knownFiles, brokenFiles }: ImportResult, perSecond: number): string {
  return [
    `읽음 ${number.format(counts.read)} · 저장 ${number.format(counts.inserted)} · 갱신 ${number.format(counts.updated)}` +
      ` · 변화 없음 ${number.format(counts.unchanged)} · 두 번 실린 행 ${number.format(counts.copies)}` +
      ` · 사라진 거래 ${number.format(counts.vanished)} · 거절 ${number.format(counts.refused)} (초당 ${number.format(perSecond)}행)`,
    ...(knownFiles.length > 0 ? [`내용이 그대로여서 다시 읽지 않은 파일 ${number.format(knownFiles.length)}개`] : []),
    ...brokenFiles.map(({ file, problem }) => `끝까지 읽지 못한 파일: ${file} - ${problem} 그 앞까지는 저장했습니다.`),
  ].join('\n')
}
