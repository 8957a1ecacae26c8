export const ko = {
  title: '이 집 계약서에 넣을 특약',
  count: (count: number) => `이 집 계약서에 넣을 특약 ${count}개`,
  protects: '막아 주는 것',
  limits: '막지 못하는 것',
  missing: '특약을 불러오지 못했어요. 이 집에 넣을 특약이 없다는 뜻은 아니에요.',
}
