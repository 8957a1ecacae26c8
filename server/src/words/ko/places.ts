/** Regions, lots with stored evidence, search and surroundings. */
export const PLACES = {
  STATISTICS_OF_PAST_DEALS:
    '신고된 과거 거래의 통계이며 현재 매물이 아닙니다. 저장된 자료가 없다고 거래나 위험이 없다는 뜻은 아닙니다.',
  STATISTICS_OF_WIDER_REGION: '이 동의 통계가 없어 시군구 전체의 통계를 보였습니다.',
  STATISTICS_NOT_SO_WIDE: '시도나 구가 있는 시 전체의 통계는 만들지 않습니다. 아래 지역을 고르십시오.',
  DISTRICT_UNKNOWN: '알 수 없는 법정동코드입니다.',
  DISTRICT_DIVIDED: '폐지되어 하나로 이어지지 않는 법정동코드입니다. 지역 정보에서 이어받은 지역을 확인해 주세요.',
  LOT_WITHOUT_DATA: '이 필지에 저장된 자료가 없습니다.',
  STORED_RECORD_OF_LOT:
    '저장된 공공자료를 모은 기록이며 매물 정보가 아닙니다. 자료가 모인 뒤에 바뀐 내용은 없을 수 있으니 원본을 확인하십시오.',
  WHAT_IS_SEARCHED: '지역, 공공자료가 저장된 필지, 게시글을 찾습니다. 현재 매물은 찾지 않습니다.',
  NO_PROVIDER_OF_SURROUNDINGS: '주변 환경 정보를 제공하는 기관이 연결되어 있지 않아 자동으로 확인하지 못합니다.',
  LISTEN_AND_LOOK_ON_SITE: '소음, 야간 귀갓길, 주차는 시간대를 달리해 현장에서 확인하십시오.',
  LOOK_UP_DISASTERS: '침수와 재해 이력은 지방자치단체와 재해 정보 지도에서 확인하십시오.',
  MEASURE_DISTANCES: '학교, 대중교통, 의료 시설까지의 거리는 지도 서비스에서 확인하십시오.',
}
