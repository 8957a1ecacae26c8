import { type AddressImportResult, importAddresses } from '../features/address-search/index.ts'
import { openAddressFiles } from '../providers/address-file/address-file.ts'
import { importFiles, outcomeOfFiles } from './import-files.ts'
import type { GivenFiles } from './run-import.ts'

const number = new Intl.NumberFormat('ko-KR')

export function importAddressFiles(given: GivenFiles): Promise<void> {
  return importFiles(
    {
      rejects: { name: 'address-rejects.tsv', columns: ['file', 'line', 'reason', 'text'] },
      open: openAddressFiles,
      importFiles: importAddresses,
      summary,
    },
    given,
  )
}

function summary(result: AddressImportResult, perSecond: number): string {
  const { read, inserted, updated, removed, refused } = result.counts
  return [
    `읽음 ${number.format(read)}행 · 저장 ${number.format(inserted)} · 갱신 ${number.format(updated)} · 삭제 ${number.format(removed)}` +
      ` · 거절 ${number.format(refused)}행 (초당 ${number.format(perSecond)}행)`,
    ...(inserted + updated + removed === 0 ? ['바뀐 것이 없습니다.'] : []),
    ...result.olderFiles.map((file) => `더 나중 자료를 이미 저장해 쓰지 않은 파일: ${file}`),
    ...outcomeOfFiles(result, '이 파일에서는 아무것도 저장하지 않았습니다.'),
  ].join('\n')
}
