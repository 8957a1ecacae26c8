/** The basis of the public prices of a lot. */
export const PUBLIC_PRICE_SOURCE = {
  NO_USABLE_PUBLIC_PRICE: '조회된 공시가격 가운데 쓸 수 있는 값이 없습니다.',
  /** `areaGiven`: the units with the closest area are used. */
  PRICE_OF_OTHER_UNITS: ({ count, areaGiven }: { count: number; areaGiven: boolean }) =>
    `${areaGiven ? '같은 지번에서 면적이 가장 가까운' : '같은 지번의'} 호실 ${count}곳을 기준으로 했으며, 계약할 호실의 값은 아닙니다. 호수를 적으면 해당 호실의 값을 찾습니다.`,
  PRICE_OF_UNITS_BUT_THE_TYPED: ({ count, areaGiven }: { count: number; areaGiven: boolean }) =>
    `적으신 호수의 값은 찾지 못해, ${areaGiven ? '같은 지번에서 면적이 가장 가까운' : '같은 지번의'} 호실 ${count}곳을 기준으로 했으며, 계약할 호실의 값은 아닙니다. 호수가 맞는지 확인하십시오.`,
  PRICE_OF_WHOLE_BUILDING: '건물 전체의 값이므로 한 가구의 보증금과 그대로 비교할 수 없습니다.',
  PRICE_OF_LAND: '토지만의 값이므로 보증금과 비교하지 않았습니다.',
  PRICE_OF_EARLIER_YEAR: ({ baseYear }: { baseYear: number }) =>
    `올해 공시가격을 찾지 못해 가장 최근인 ${baseYear}년 값을 사용했습니다.`,
  PRICE_OF_ASSUMED_TYPE: '주택 유형이 건축물대장으로 확인되지 않아, 기준 후보로 삼은 유형의 가격을 사용했습니다.',
  PUBLIC_PRICE_IS_NO_MARKET_PRICE: '공시가격은 매년 정해지는 공적 가격이며 실제 시세와 다릅니다.',
  OFFICETEL_HAS_NO_PUBLIC_PRICE: '오피스텔은 주택 공시가격이 공시되지 않아 조회하지 않았습니다.',
  LOOK_UP_OFFICETEL_PRICE: '국세청 홈택스의 오피스텔 기준시가를 직접 확인하십시오.',
}
