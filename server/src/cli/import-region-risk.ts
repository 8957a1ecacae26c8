import { runImport } from './run-import.ts'

const usage = `사용법: npm run import:region-risk -- 파일이나 폴더… [--list 파일목록.txt] [--rejects 거절목록.tsv] [--again]
국토교통부와 한국부동산원의 월별 임대차 시장 정보(시군구별 전세가율·보증사고·경매낙찰)를 가져옵니다. 받은 .xls 파일을 그대로 적으십시오.
여러 달의 파일을 함께 둘 수 있고, 폴더는 그 안의 모든 파일을 가져옵니다. 목록은 한 줄에 파일 하나이고, -이면 표준 입력에서 읽습니다.
잘못된 줄이 하나라도 있는 파일은 아무것도 저장하지 않습니다. 이미 저장한 달은 내용이 그대로이면 바꾸지 않습니다(--again: 그래도 다시 저장).
`

await runImport({
  usage,
  names: /\.(xls|html?)$/i,
  load: async () => (await import('./import-risk-tables.ts')).importRiskTables,
})
