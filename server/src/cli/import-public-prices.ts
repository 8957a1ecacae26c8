import { runImport } from './run-import.ts'

const usage = `사용법: npm run import:public-prices -- 파일이나 폴더… [--list 파일목록.txt] [--rejects 거절목록.tsv] [--again]
공시가격 전체 파일을 가져옵니다: 브이월드의 공동주택가격(AL_D167)·개별주택가격(AL_D169)·개별공시지가(AL_D151)와
공공데이터포털의 주택 공시가격 정보(3073746). CSV와 압축 파일(.zip, .gz)을 그대로 적으십시오. 여러 해의 파일을 함께 둘 수 있고, 폴더는 그 안의 모든 파일을 가져옵니다.
목록은 한 줄에 파일 하나이고, -이면 표준 입력에서 읽습니다.
끝까지 가져온 파일은 내용이 그대로이면 다시 읽지 않습니다(--again: 그래도 읽기). 중단되어도 다시 실행하면 이어집니다.
`

await runImport({
  usage,
  names: /\.(csv|csv\.gz|zip)$/i,
  load: async () => (await import('./import-prices.ts')).importPriceFiles,
})
