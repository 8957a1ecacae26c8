export const ko = {
  next: '할 일',
  questions: '물어볼 것 세 가지',
  show: '중개사에게 보여 주기',
  twoYears: '2년 동안의 전월세 거래',
  slow: '응답이 늦어요. 거래를 불러오고 있어요.',
  noDeals: '견줄 전월세 거래가 없어, 이 금액이 비싼 편인지 알 수 없어요.',
  counted: {
    SIMILAR: (count: string) => `같은 지번에서 면적이 비슷한 거래 ${count}건이에요.`,
    LOT: (count: string) => `같은 지번의 거래 ${count}건이에요. 면적을 몰라 크기가 다른 집도 섞여 있어요.`,
    SAMPLE: (count: string) => `진단에서 비교한 거래 ${count}건이에요.`,
  },
  rank: (lower: string, higher: string) => `내 금액보다 낮은 거래가 ${lower}건, 높은 거래가 ${higher}건이에요.`,
  few: '몇 건뿐이라 참고만 해 주세요.',
  past: '과거에 신고된 거래예요. 지금 나온 집이 아니에요.',
  axis: {
    deposit: '전세 보증금',
    rent: (percent: string) => `한 달 금액: 월세에 보증금을 연 ${percent}%로 바꾸어 더했어요`,
  },
  own: {
    deposit: (amount: string) => `내 보증금 ${amount}`,
    rent: (amount: string) => `내 조건 한 달 ${amount}`,
  },
  table: '표로 보기',
  month: '계약한 달',
  amount: '금액',
  findings: '무엇을 봐야 하나요',
  weights: { SEVERE: '먼저 볼 것', CAUTION: '주의', GAP: '아직 모름', ASK: '확인할 것', NOTE: '참고' },
}
