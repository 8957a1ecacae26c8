import { runImport } from './run-import.ts'

const usage = `사용법: npm run import:transactions -- 파일이나 폴더… [--list 파일목록.txt] [--rejects 거절목록.tsv] [--again]
국토교통부 실거래가 공개시스템(rt.molit.go.kr)에서 받은 CSV와, 실거래가 API 항목을 담은 JSON·XML 파일을 가져옵니다.
압축 파일(.gz)도 됩니다. 폴더는 그 안의 모든 파일을 가져옵니다. 목록은 한 줄에 파일 하나이고, -이면 표준 입력에서 읽습니다. 거절한 행 없이 가져온 파일은 내용이 그대로이면 다시 읽지 않습니다(--again: 그래도 읽기).
`

await runImport({
  usage,
  names: /\.(csv|json|xml)(\.gz)?$/i,
  load: async () => (await import('./import-deals.ts')).importDealFiles,
})
