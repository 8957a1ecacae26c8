/** Facts that public data cannot show and that must be checked on site. */
export const FIELD_CHECKS = {
  FIELD_CHECK_TITLE: ({ check }: { check: FieldCheck }) => CHECKS[check].title,
  FIELD_CHECK_GUIDANCE: ({ check }: { check: FieldCheck }) => CHECKS[check].guidance,
  FIELD_CHECKS_ARE_NOTES:
    '직접 보고 적은 기록이며 확인된 사실이 아닙니다. 점수에 들어가지 않고, 보았다는 것이 이상이 없다는 뜻은 아닙니다.',
  FIELD_CHECK_TARGET_UNCLEAR: 'diagnosisHistoryId와 favoriteId 가운데 하나만 적어야 합니다.',
  FIELD_CHECKS_SAVED: '저장했습니다.',
}

const CHECKS = {
  ROADVIEW_CHECK: {
    title: '거리 사진으로 둘러보기',
    guidance: '건물 앞길, 주변 가게, 공사 흔적을 거리 사진으로 먼저 보십시오.',
  },
  WALK_ROUTE_CHECK: {
    title: '걸어서 가 보기',
    guidance: '역이나 정류장에서 집까지 직접 걸으며 언덕과 걸리는 시간을 확인하십시오.',
  },
  NOISE_CHECK: { title: '소리 듣기', guidance: '낮과 저녁에 도로, 가게, 위층과 옆집의 소리를 들어 보십시오.' },
  NIGHT_RETURN_CHECK: {
    title: '밤길 걸어 보기',
    guidance: '해가 진 뒤 같은 길을 걸으며 가로등과 오가는 사람을 확인하십시오.',
  },
  BUILDING_ENTRANCE_CHECK: {
    title: '현관과 우편함 보기',
    guidance: '공동 현관, 우편함의 이름과 호수, 승강기와 계단의 상태를 보십시오.',
  },
  GROUND_FLOOR_USE_CHECK: {
    title: '아래층 쓰임 보기',
    guidance: '1층과 아래층이 무엇으로 쓰이는지, 건축물대장의 용도와 같은지 보십시오.',
  },
  PARKING_AND_ACCESS_CHECK: {
    title: '주차와 진입 보기',
    guidance: '주차할 자리와 순서, 차와 구급차가 들어올 길을 확인하십시오.',
  },
}
export type FieldCheck = keyof typeof CHECKS
