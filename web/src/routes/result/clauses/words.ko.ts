export const ko = {
  title: '계약서에 넣을 특약',
  slow: '응답이 늦어요. 특약을 불러오고 있어요.',
  found: '이 집에서 먼저 챙길 것',
  others: '함께 챙길 것',
  more: '막아 주는 것과 막지 못하는 것',
  limits: '여기까지예요.',
  copy: '특약 모두 복사하기',
  copied: '복사했어요.',
}
