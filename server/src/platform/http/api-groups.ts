type Operation = { 'x-access'?: string; 'x-group'?: string; security?: object[]; tags?: string[] }
export type ApiDocument = {
  openapi: string
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes?: object }
}

export const GROUPS = {
  'public-api': (access: string) => access === 'public',
  'authenticated-api': (access: string) => access === 'authenticated' || access === 'first-step',
  'admin-api': (access: string) => access.startsWith('admin'),
}
export type Group = keyof typeof GROUPS

/** Returns the part of the document for these callers, with the tags, schemas and security schemes it needs. */
export function groupOf(document: ApiDocument, group: Group): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [path, operations] of Object.entries(document.paths)) {
    const chosen = Object.entries(operations).filter(([, operation]) =>
      GROUPS[group](operation['x-group'] ?? operation['x-access'] ?? 'public'),
    )
    if (chosen.length > 0) paths[path] = Object.fromEntries(chosen)
  }
  const shown = Object.values(paths).flatMap((operations) => Object.values(operations))
  const used = new Set(shown.flatMap(({ tags }) => tags))
  const wantsLogin = shown.some(({ security = [] }) => security.length > 0)
  const { schemas, ...others } = document.components
  return {
    ...document,
    tags: document.tags.filter(({ name }) => used.has(name)),
    paths,
    components: { ...(wantsLogin && others), schemas: schemasIn(paths, schemas) },
  }
}

/** Returns the schemas these paths reference, directly or transitively. */
function schemasIn(
  paths: unknown,
  all: Record<string, unknown>,
  found: Record<string, unknown> = {},
): Record<string, unknown> {
  for (const [, name] of JSON.stringify(paths).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (name === undefined || name in found) continue
    found[name] = all[name]
    schemasIn(all[name], all, found)
  }
  return found
}

/** The areas of the API, in document order; every operation belongs to one of them. */
export const API_TAGS: { name: string; description: string }[] = [
  { name: 'health', description: '서비스가 응답하는지, 데이터베이스에 연결되는지' },
  { name: 'auth', description: '회원 가입, 로그인, 로그인 연장, 로그아웃' },
  { name: 'users', description: '내 정보와 프로필 사진' },
  { name: 'address-search', description: '도로명주소 안내시스템의 주소 검색' },
  { name: 'diagnosis', description: '전월세 위험 사전 진단: 바로 답하는 것과 나중에 답하는 것, 비교 후보' },
  { name: 'diagnosis-history', description: '로그인한 사용자의 진단 이력과 등기부 확인 기록' },
  { name: 'papers', description: '직접 읽은 서류: 계산, 저장, 비교, 서류 요청, 달력' },
  { name: 'sharing', description: '진단의 공유 링크' },
  { name: 'favorites', description: '저장한 집: 조건, 분석, 비교' },
  { name: 'notifications', description: '알림: 목록, 읽음, 받을 종류, 실시간 알림' },
  { name: 'regional', description: '지역 지표 분석' },
  { name: 'places', description: '지역, 지번, 건물의 공개 자료' },
  { name: 'map', description: '지도에 그릴 자료' },
  { name: 'community', description: '게시판: 글, 댓글, 좋아요, 첨부, 신고, 새 소식' },
  { name: 'privacy', description: '개인정보 처리방침과 이용약관' },
  { name: 'operations', description: '외부 API 호출 기록과 수집 상태, 진단 자료(관리자)' },
  { name: 'admin-users', description: '사용자 관리(관리자)' },
  { name: 'admin-community', description: '커뮤니티 운영: 신고, 숨김, 벌점과 제재(관리자)' },
  { name: 'admin-audit', description: '감사 기록(관리자)' },
]
