/** A ready-made request for `POST /api/rent-risk-diagnoses`, with what it demonstrates. */
export type SampleRequest = {
  title: { ko: string; en: string }
  body: {
    address: string
    contractPurpose: 'JEONSE' | 'MONTHLY_RENT'
    depositAmountManwon: number
    monthlyRentAmountManwon?: number
    maintenanceFeeAmountManwon?: number
    exclusiveAreaSquareMeter?: number
    floorNumber?: number
  }
}

export const SAMPLE_REQUESTS: SampleRequest[] = [
  {
    title: { ko: '다세대주택 전세', en: 'jeonse in a multi-unit house' },
    body: {
      address: '서울 관악구 신림동 1422-5',
      contractPurpose: 'JEONSE',
      depositAmountManwon: 12_000,
      exclusiveAreaSquareMeter: 29.35,
      floorNumber: 3,
    },
  },
  {
    title: {
      ko: '건축물대장 후보가 여러 개인 지번 (다가구주택과 근린생활시설)',
      en: 'a lot with several buildings in the register (a multi-family house and shops)',
    },
    body: {
      address: '서울 성동구 성수동2가 277-43',
      contractPurpose: 'JEONSE',
      depositAmountManwon: 15_000,
      exclusiveAreaSquareMeter: 31.7,
      floorNumber: 2,
    },
  },
  {
    title: { ko: '주거로 쓰이는 근린생활시설', en: 'a shop building that is used as a home' },
    body: {
      address: '서울 강남구 역삼동 742-11',
      contractPurpose: 'JEONSE',
      depositAmountManwon: 21_000,
      exclusiveAreaSquareMeter: 38.5,
      floorNumber: 4,
    },
  },
  {
    title: { ko: '오피스텔 월세', en: 'monthly rent in an officetel' },
    body: {
      address: '서울 강남구 역삼동 736-25',
      contractPurpose: 'MONTHLY_RENT',
      depositAmountManwon: 1_000,
      monthlyRentAmountManwon: 85,
      maintenanceFeeAmountManwon: 12,
      exclusiveAreaSquareMeter: 25.16,
      floorNumber: 7,
    },
  },
  {
    title: {
      ko: '코드가 바뀐 법정동의 아파트 단지 (동이 여러 개)',
      en: 'an apartment complex of several buildings, in a district whose code has changed',
    },
    body: {
      address: '인천 서해구 청라동 156-2',
      contractPurpose: 'JEONSE',
      depositAmountManwon: 30_000,
      exclusiveAreaSquareMeter: 84.62,
      floorNumber: 8,
    },
  },
]
