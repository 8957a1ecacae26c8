import { formatDate } from '../format.ts'

/** How old the data of a source are. */
export const COLLECTED = {
  COLLECTED: ({ day, stored }: { day: string; stored: boolean }) =>
    `${stored ? '저장해 둔 자료를 사용했습니다' : '진단 당일에 수집한 자료입니다'}(수집일 ${formatDate(day)}).`,
  DEALS_COLLECTED: ({ basis, day }: { basis: keyof typeof BASES; day: string | null }) =>
    `${BASES[basis]}${day === null ? '' : `(마지막 수집일 ${formatDate(day)})`}.`,
}

const BASES = {
  STORED: '저장해 둔 거래를 사용했습니다',
  COLLECTED: '이번 진단에서 새로 조회한 거래를 함께 사용했습니다',
  STORED_SPARSE: '새로 조회했으나 더해진 거래가 없어 저장해 둔 거래만 사용했습니다',
}
