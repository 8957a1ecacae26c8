import { formatDate } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

/** Problems with other papers that were read on the device, and what to do about them. */
export const PAPER_READING = {
  PAPER_READ_OLD: ({ issuedOn }: { issuedOn: string | null }) =>
    issuedOn === null
      ? '언제 발급한 서류인지 읽지 못했습니다. 서류의 날짜를 확인하고 오래되었으면 다시 발급받으십시오.'
      : `${formatDate(issuedOn)}에 발급한 서류라 그사이 바뀌었을 수 있습니다. 다시 발급받아 견주어 보십시오.`,
  PAPER_READ_EXPIRED: ({ untilOn }: { untilOn: string }) =>
    `유효기간이 ${formatDate(untilOn)}에 끝났습니다. 새로 발급한 것을 요청하십시오.`,
  PAPER_READ_PAGES_MISSING: ({ read, of }: { read: number; of: number }) =>
    `${of}쪽 가운데 ${read}쪽만 있습니다. 빠진 쪽에 다른 내용이 있을 수 있으니 모든 쪽이 있는 파일을 고르십시오.`,
  PAPER_READ_OTHER_ADDRESS: ({ found }: { found: string }) =>
    `이 집의 서류인지 확인하지 못했습니다. 서류에 적힌 곳: ${found === '' ? '읽지 못함' : found}. 지번과 동·호가 같은지 확인하십시오.`,
  PAPER_READ_SCANNED: '스캔한 파일에 덧붙인 글자라 틀릴 수 있습니다. 모든 값을 서류와 견주어 확인하십시오.',
  PAPER_READ_CANCELLED: '무효이거나 말소되었다는 표시가 있습니다. 지금 유효한 서류를 다시 받으십시오.',
  PAPER_READ_NOT_ISSUED: '발급번호, 발급일, 발급한 기관을 모두 읽지 못했습니다. 빈 서식이 아닌지 확인하십시오.',
  PAPER_READ_COUNT_DIFFERS: ({ printed, read }: { printed: number; read: number }) =>
    `서류에는 ${printed}건이라고 적혔지만 ${read}건을 읽었습니다. 모든 줄을 서류와 견주어 확인하십시오.`,
  PAPER_READ_UNREADABLE: ({ what }: { what: Part }) => `${PARTS[what]} 서류를 보고 직접 적어 주십시오.`,
  PAPER_READ_NOT_READ: ({ title }: { title: string }) =>
    `"${title}"입니다. 이 서류는 읽지 않으니 필요한 내용을 직접 적어 주십시오.`,
  HOUSEHOLDS_LEFT_OUT: ({ leftOut }: { leftOut: keyof typeof LEFT_OUT }) => LEFT_OUT[leftOut],
}

/** Second-hand, as read on that day, but for the paper of foreigners. */
const ONE_ADDRESS = '빠질 수 있다고 알려져 있습니다(2026년 11월 28일 확인). 주민센터에 확인하고'
const LEFT_OUT = {
  FOREIGNERS: `외국인은 ${PAPER_NAMES.RESIDENT_LIST}에 나오지 않습니다. 임대차계약서를 가지고 주민센터에서 외국인체류확인서도 발급받으십시오.`,
  REPORTED_BY_ROAD: `지번으로 발급한 확인서라 도로명주소로 전입한 세대가 ${ONE_ADDRESS} 도로명주소로도 발급받으십시오.`,
  REPORTED_BY_LOT: `도로명주소로 발급한 확인서라 지번으로 전입한 세대가 ${ONE_ADDRESS} 지번으로도 발급받으십시오.`,
  REPORTED_BY_OTHER_ADDRESS: `지번과 도로명주소 가운데 한쪽으로만 발급하면 다른 쪽으로 전입한 세대가 ${ONE_ADDRESS} 양쪽 모두로 발급받으십시오.`,
}

type Part = keyof typeof PARTS

const PARTS = {
  TABLE: '표를 읽지 못했습니다. 없다는 뜻이 아닙니다.',
  ROWS: '읽지 못했거나 순서가 맞지 않는 줄이 있습니다.',
  STATEMENT: '체납액이 없다는 문장을 읽지 못했습니다.',
  DEFERRED: '유예된 세금을 적는 칸을 읽지 못했습니다.',
  TOO_LARGE: '서류가 너무 길어 끝까지 읽지 못했습니다.',
  TWO_DOCUMENTS: '서로 다른 서류의 쪽이 섞여 있습니다.',
}
