import { formatDate, formatManwon, formatPercent } from './format.ts'
import { PAPER_NAMES } from './paper-names.ts'
import { ENTRY_NAMES, type EntryName, entryNamed } from './papers/registry-entries.ts'

/** Texts of `npm run demo`, and of `npm run diagnose` itself: the frame of its report, and errors in its parameters. */
export const TERMINAL = {
  DEMO_STARTING: '샘플 데이터로 서비스를 시작합니다. 보통 20초쯤, 다른 일로 바쁜 컴퓨터에서는 40초 넘게 걸립니다.',
  DEMO_PROGRESS: '준비하는 중',
  DEMO_READY: ({ origin }: { origin: string }) =>
    [
      '준비되었습니다. 모든 건물과 거래는 지어낸 것입니다.',
      `브라우저에서 열어 보세요: ${origin}`,
      `API 문서: ${origin}/swagger-ui`,
      '로그인: 관리자 admin / admin1234!, 사용자 demo_user_001 / password123',
      '다른 터미널에 붙여 넣어 보세요.',
    ].join('\n\n'),
  DEMO_END: '끝내려면 Ctrl+C를 누르세요.',
  DIAGNOSE_USAGE: `사용법: npm run diagnose -- "서울 관악구 신림동 1422-5" --jeonse 12000 --area 29.35 --floor 3
       npm run diagnose -- "서울 강남구 역삼동 736-25" --deposit 1000 --rent 85 --fee 12 --area 25.16 --lang en
       npm run diagnose -- "서울 관악구 신림동 1422-5 301호" --jeonse 12000 --registry registry/samples/sillim-301-auction.pdf
--brief는 가장 먼저 알아야 할 것과 할 일 셋만 적습니다. 금액은 만원, 면적은 ㎡입니다. 실행 중인 서비스(HOST, PORT)에 묻습니다. --lang은 ko나 en이고, 적지 않으면 터미널의 언어(LANG)를 따릅니다. --registry는 ${PAPER_NAMES.REGISTRY_DOCUMENT} PDF나 복사한 글의 txt 파일입니다. 파일은 이 컴퓨터에서 읽고, 읽은 등기만 보내 함께 계산합니다.`,
  SERVICE_NOT_RUNNING: ({ origin }: { origin: string }) =>
    `${origin}에서 답하는 서비스가 없습니다. 다른 터미널에서 npm run demo(샘플 데이터)나 npm start를 실행해 주십시오. 주소가 다르면 HOST와 PORT로 알려 주십시오.`,
  PARAMETER_WRONG: ({ problem, what }: { problem: ParameterProblem; what: string }) => `${PROBLEMS[problem]}: ${what}`,
  RENT_NEEDS_DEPOSIT:
    '--rent에는 --deposit이 필요합니다. 보증금을 만원 단위로 적고, 없으면 --deposit 0으로 적으십시오.',

  REPORT_OF_SAMPLES: '※ 샘플 데이터입니다. 실제 건물이나 거래가 아닙니다.',
  REPORT_WITH_REGISTRY: ({ decision }: { decision: string }) => `등기부까지 본 판단: ${decision}`,
  REPORT_REGISTRY_HOME: ({ registryHome, addressText, viewedOn }: ReportRegistryHome) =>
    `${REGISTRY_HOMES[registryHome ?? 'UNKNOWN']} 문서에 적힌 곳: ${addressText ?? '읽지 못함'}.${viewedOn === null ? '' : ` ${formatDate(viewedOn)}에 열람했습니다.`}`,
  REPORT_REGISTRY_LIVE: ({ count }: { count: number }) =>
    count === 0 ? '말소되지 않은 권리를 읽지 못했습니다.' : `말소되지 않은 것으로 센 등기 ${count}건`,
  REPORT_REGISTRY_ENTRY: ({ kind, registeredOn, amountManwon }: ReportRegistryEntry) =>
    `    ${registeredOn === null ? ENTRY_NAMES[kind] : entryNamed({ kind, registeredOn })}: ${amountManwon === null ? '금액을 모릅니다' : formatManwon(amountManwon)}`,
  REPORT_REGISTRY_DOUBTED: ({ count }: { count: number }) =>
    `확실하지 않은 곳이 있는데도 사람이 확인하지 않고 읽은 그대로 계산했습니다. 정해지지 않은 등기 ${count}건은 금액을 모르는 것으로 셌습니다. 문서와 비교해 보십시오.`,
  REPORT_OF_PUBLIC_DATA: '여기부터는 공개 자료만으로 본 것이며, 등기부에서 읽은 것은 들어 있지 않습니다.',
  REPORT_NAME: ({ purpose }: { purpose: string }) => `${purpose} 사전 진단`,
  REPORT_SCORE: ({ score, grade }: { score: number | null; grade: string }) =>
    `위험 점수 ${score ?? '산출 불가'} · 등급 ${grade}`,
  REPORT_SECTION: ({ section }: { section: ReportSection }) => SECTIONS[section],
  REPORT_WITHOUT_ESTIMATE:
    '추정한 금액이 없습니다. 면적을 모르거나 지역의 거래가 적거나 여러 가구가 사는 집은 추정하지 않습니다.',
  REPORT_CHECK: ({ title, detail }: { title: string; detail: string }) => `${title} - ${detail}`,
  REPORT_DEPOSIT_LINE: ({ basis, share, depositManwon, reached }: ReportDepositLine) =>
    `${REFERENCES[basis]}의 ${formatPercent(share)}: ${formatManwon(depositManwon)}${reached ? ' (입력한 보증금이 이 금액 이상입니다)' : ''}`,
}

type ParameterProblem = keyof typeof PROBLEMS
export type ReportSection = keyof typeof SECTIONS
type ReportDepositLine = { basis: keyof typeof REFERENCES; share: number; depositManwon: number; reached: boolean }

type ReportRegistryHome = {
  registryHome: keyof typeof REGISTRY_HOMES | null
  addressText: string | null
  viewedOn: string | null
}
type ReportRegistryEntry = { kind: EntryName; registeredOn: string | null; amountManwon: number | null }

const REGISTRY_HOMES = {
  SAME: '이 집의 등기부입니다.',
  OTHER: '다른 집의 등기부라 아무것도 세지 않았습니다.',
  UNKNOWN: '이 집의 등기부인지 비교하지 못했습니다. 지번과 동·호를 확인하십시오.',
}

const PROBLEMS = {
  UNKNOWN_OPTION: '알 수 없는 옵션입니다',
  OPTION_VALUE: '옵션의 값이 없거나 맞지 않습니다',
  UNKNOWN_VALUE: '알 수 없는 값입니다',
  NOT_A_NUMBER: '숫자가 아닙니다',
}

const SECTIONS = {
  REGISTRY: '등기부에서 읽은 것',
  HOME: '물건',
  DATA: '자료',
  ESTIMATES: '추정한 금액',
  CRITERIA: '12개 항목',
  DEPOSIT_LINES: '비율로 본 보증금',
  COULD_CHANGE: '확인하면 점수가 달라질 수 있는 것',
  CHECKLIST: '계약 전 확인',
  NEXT_ACTIONS: '다음에 할 일',
}

const REFERENCES = {
  VALUE_ESTIMATE: '추정 매매가',
  SALE_MEDIAN: '매매가 중앙값',
  PUBLIC_PRICE: '공시가격',
  LEASE_DEPOSIT_MEDIAN: '임대차 보증금 중앙값',
}
