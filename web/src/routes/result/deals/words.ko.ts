import { floorInKorean } from '@lease-risk/contract/figures-in-words'
export const ko = {
  titles: {
    'rent-transaction': '비교한 전월세 거래',
    'sale-transaction': '비교한 매매 거래',
    value: '집값 추정 범위',
    jeonse: '전세 보증금 추정 범위',
  },
  district: '이 시군구의 보증사고와 경매',
  past: '과거에 신고된 거래예요. 지금 나온 집이 아니에요.',
  few: (count: number) => `거래가 ${count}건뿐이라 참고만 해 주세요.`,
  notLookedUp: '거래를 확인하지 못했어요. 자료가 없다는 것은 좋은 신호가 아니에요.',
  none: '비교할 거래가 없어요. 자료가 없다는 것은 좋은 신호가 아니에요.',
  sample: (count: number, months: string) => `${months} 거래 ${count.toLocaleString('ko-KR')}건`,
  collected: (time: string) => `${time}에 모은 자료예요.`,
  rank: (lower: number, equal: number, higher: number) =>
    equal > 0
      ? `내 금액보다 낮은 거래 ${lower}건, 같은 거래 ${equal}건, 높은 거래 ${higher}건이에요.`
      : `내 금액보다 낮은 거래 ${lower}건, 높은 거래 ${higher}건이에요.`,
  box: (low: string, middle: string, high: string) =>
    `가운데 절반은 ${low}에서 ${high} 사이이고, 가운데 값은 ${middle}이에요.`,
  spread: (low: string, high: string) => `점 하나가 거래 하나예요. 금액은 ${low}에서 ${high} 사이예요.`,
  counted: (count: number, rest: number) =>
    `1% 이상 반영한 거래는 ${count}건이에요. 나머지 ${rest}건은 1%보다 적게 반영했어요.`,
  mine: '내 금액',
  myDeposit: '내 보증금',
  deal: '거래',
  month: '계약한 달',
  amount: '금액',
  area: '면적',
  floor: '층',
  floorValue: floorInKorean,
  building: '건물',
  difference: '내 금액과 차이',
  same: '같아요',
  higher: (amount: string) => `${amount} 높아요`,
  lower: (amount: string) => `${amount} 낮아요`,
  lot: { SAME_LOT: '같은 지번', SAME_LEGAL_DISTRICT: '같은 동네' },
  monthly: (deposit: string, rent: string) => `보증금 ${deposit} · 월\u00a0${rent}`,
  rentDifference: (difference: string) => `월세 ${difference}`,
  monthDifference: (difference: string) => `한 달 금액 ${difference}`,
  converted: (percent: string, source: string) =>
    `월세에 보증금을 연 ${percent}%로 바꾸어 더한 한 달 금액으로 견줬어요(${source}).`,
  adjusted: '보정한 금액',
  share: '반영한 비율',
  shared: (percent: string) => `${percent} 반영`,
  adjustedTo: (amount: string) => `보정 ${amount}`,
  percent: (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`,
  unknown: '모름',
  table: '거래 목록',
  monthRange: (first: string, last: string) => (first === last ? first : `${first}부터 ${last}까지`),
  lines: {
    title: '보증금 선',
    about:
      '과거 자료에 비율을 곱한 금액이에요. 알맞은 보증금을 정해 주지는 않아요. 먼저 갚아야 할 빚은 들어 있지 않아요.',
    bases: {
      VALUE_ESTIMATE: '추정 집값',
      SALE_MEDIAN: '매매 가운데 값',
      PUBLIC_PRICE: '공시가격',
      LEASE_DEPOSIT_MEDIAN: '임대차 보증금 가운데 값',
      JEONSE_ESTIMATE: '추정 전세 보증금',
    },
    line: (percent: number) => `${percent}% 선`,
    above: (amount: string) => `내 보증금보다 ${amount} 높은 선이에요.`,
    below: (amount: string) => `내 보증금보다 ${amount} 낮은 선이에요.`,
    at: '내 보증금과 같은 선이에요.',
  },
  estimate: {
    band: (low: string, high: string, middle: string) =>
      `열 번 가운데 여덟 번은 ${low}에서 ${high} 사이로 계산돼요. 가운데는 ${middle}이에요.`,
    wideBand: (low: string, high: string) =>
      `주변의 거래만으로는 열 번 가운데 여덟 번이 ${low}에서 ${high} 사이로 계산돼요.`,
    provisional: '아직 충분히 검증되지 않은 잠정값이에요.',
    partial: '1년 안에 같은 단지의 거래가 없어 근거가 약해요.',
    otherAreas: '같은 단지에 이 면적과 비슷한 거래가 없어 근거가 약해요.',
    outsideOwnDeals: '같은 단지의 최근 1년 거래가 모두 이 범위 밖이라 추정이 어긋났을 수 있어요.',
    chance: { few: '5% 미만으', most: '95% 이상으', about: (percent: number) => `약 ${percent}%` },
    over: {
      value: (chance: string) => `보증금이 추정 집값의 80%를 넘을 가능성은 ${chance}로 계산돼요.`,
      jeonse: (chance: string) => `내 보증금이 추정 전세 보증금보다 높을 가능성은 ${chance}로 계산돼요.`,
    },
    method: '어떻게 계산하는지',
    asOf: (day: string) => `${day} 기준`,
  },
  noEstimate: { value: '집값을 추정하지 못했어요.', jeonse: '전세 보증금을 추정하지 못했어요.' },
  instead: (title: string) => `${title}를 대신 보여 드려요. 추정한 범위가 아니에요.`,
  slow: '응답이 늦어요. 거래를 불러오고 있어요.',
}
