/** What others see of a diagnosis by a link. */
export const SHARING = {
  SHARED_SHEET: '계약 전에 확인한 자료와 물어볼 것',
  SHARED_SHEET_IS_NO_VERDICT:
    '공공자료로 본 근거와 아직 모르는 것을 옮긴 것입니다. 집을 알아볼 수 있는 내용은 빼고 보여 드리며, 계약 여부를 정해 주거나 법률 판단을 대신하지 않습니다.',
  REGION_NOT_CONFIRMED: '확인하지 못한 지역',
  LINK_MADE: '공유 링크를 만들었습니다.',
  LINK_DELETED: '공유 링크를 지웠습니다.',
}
