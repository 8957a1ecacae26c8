import { importRegisters, type RegisterImportResult } from '../features/collection/index.ts'
import { openRegisterFiles } from '../providers/building-register/register-file.ts'
import { importFiles, outcomeOfFiles } from './import-files.ts'
import type { GivenFiles } from './run-import.ts'

const number = new Intl.NumberFormat('ko-KR')

export function importRegisterFiles(given: GivenFiles): Promise<void> {
  return importFiles(
    {
      rejects: { name: 'register-rejects.tsv', columns: ['file', 'line', 'reason', 'text'] },
      open: openRegisterFiles,
      importFiles: importRegisters,
      summary,
    },
    given,
  )
}

function summary(result: RegisterImportResult, perSecond: number): string {
  const { read, refused, lotsInserted, lotsUpdated } = result.counts
  return [
    `읽음 ${number.format(read)}행 · 저장한 필지 ${number.format(lotsInserted)} · 갱신한 필지 ${number.format(lotsUpdated)}` +
      ` · 거절 ${number.format(refused)}행 (초당 ${number.format(perSecond)}행)`,
    ...(lotsInserted + lotsUpdated === 0 ? ['바뀐 것이 없습니다.'] : []),
    ...outcomeOfFiles(result, '이 파일에서는 아무것도 저장하지 않았습니다.'),
  ].join('\n')
}
