import { runImport } from './run-import.ts'

const usage = `사용법: npm run import:registers -- 파일이나 폴더… [--list 파일목록.txt] [--rejects 거절목록.tsv] [--again]
건축HUB(hub.go.kr)의 건축물대장 대용량 파일을 가져옵니다: 표제부(mart_djy_03.txt)와 전유공용면적(mart_djy_06.txt).
압축 파일(.zip)을 그대로 적으십시오. 파일이나 폴더 이름에 자료의 연월(2026년 10월 또는 202610)이 있어야 합니다.
목록은 한 줄에 파일 하나이고, -이면 표준 입력에서 읽습니다.
끝까지 가져온 파일은 내용이 그대로이면 다시 읽지 않습니다(--again: 그래도 읽기). 중단되어도 다시 실행하면 이어집니다.
`

await runImport({
  usage,
  names: /\.zip$|mart_djy_0?(?:3|6).*\.txt$/i,
  load: async () => (await import('./import-register-files.ts')).importRegisterFiles,
})
