/** Kinds of stored data, by their key in responses. */
export const DATA_KINDS = {
  DATA_KIND: ({ kind }: { kind: DataKind }) => DATA_KIND_NAMES[kind],
}

export const DATA_KIND_NAMES = {
  transaction: '실거래',
  'lot-transaction': '이 지번의 실거래',
  'building-register': '건축물대장',
  'public-price': '공시가격',
  'monthly-statistic': '월별 통계',
  'market-signal': '지역 시장 지표',
  diagnosis: '진단 기록',
}
export type DataKind = keyof typeof DATA_KIND_NAMES
