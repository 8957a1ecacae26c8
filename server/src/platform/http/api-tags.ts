/** The areas of the API in the order of the document; every operation belongs to one of them. */
export const API_TAGS: { name: string; description: string }[] = [
  { name: 'health', description: '서비스가 응답하는지, 데이터베이스에 연결되는지' },
  { name: 'auth', description: '회원 가입, 로그인, 로그인 연장, 로그아웃' },
  { name: 'users', description: '내 정보와 프로필 사진' },
  { name: 'address-search', description: '도로명주소 안내시스템의 주소 검색' },
  { name: 'diagnosis', description: '전월세 위험 사전 진단: 바로 답하는 것과 나중에 답하는 것, 비교 후보' },
  { name: 'diagnosis-history', description: '로그인한 사용자의 진단 이력과 등기부 확인 기록' },
  { name: 'papers', description: '직접 읽은 서류: 계산, 저장, 비교, 서류 요청, 달력' },
  { name: 'sharing', description: '진단의 공유 링크' },
  { name: 'regional', description: '지역 지표 분석' },
  { name: 'places', description: '지역, 지번, 건물의 공개 자료' },
  { name: 'map', description: '지도에 그릴 자료' },
  { name: 'operations', description: '외부 API 호출 기록과 수집 상태, 진단 자료(관리자)' },
  { name: 'admin-users', description: '사용자 관리(관리자)' },
  { name: 'admin-audit', description: '감사 기록(관리자)' },
]
