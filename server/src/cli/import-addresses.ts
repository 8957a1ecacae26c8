import { runImport } from './run-import.ts'

const usage = `사용법: npm run import:addresses -- 파일이나 폴더… [--list 파일목록.txt] [--rejects 거절목록.tsv] [--again]
주소기반산업지원서비스(business.juso.go.kr)의 도로명주소 한글을 가져옵니다: 전체분(rnaddrkor_….txt, jibun_rnaddrkor_….txt)과
일변동분(AlterD.JUSUKR.날짜.TH_SGCO_RNADR_….TXT). 압축 파일(.zip)을 그대로 적으십시오. 전체분은 파일이나 폴더 이름에
연월(202610)이 있어야 합니다. 폴더는 그 안의 모든 파일을 날짜 순서로 가져옵니다.
목록은 한 줄에 파일 하나이고, -이면 표준 입력에서 읽습니다.
끝까지 가져온 파일은 내용이 그대로이면 다시 읽지 않습니다(--again: 그래도 읽기). 중단되어도 다시 실행하면 이어집니다.
`

await runImport({
  usage,
  names: /\.zip$|(?:rnaddrkor_|TH_SGCO_RNADR_).*\.txt$/i,
  load: async () => (await import('./import-address-files.ts')).importAddressFiles,
})
