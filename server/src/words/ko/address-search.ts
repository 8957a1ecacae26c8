import { formatDate } from './format.ts'

/** Messages of the address search, its popup, the map and the client. */
export const ADDRESS_SEARCH = {
  ADDRESS_KEYWORD_REFUSED: ({ why }: { why: string }) => REFUSED[why] ?? '검색어를 바꾸어 다시 시도해 주세요.',
  ADDRESS_NOT_FOUND: '검색 결과가 없습니다. 동 이름과 번지를 다시 확인해 주세요.',
  ADDRESS_SEARCH_TROUBLE: ({ trouble, hasStored }: { trouble: Trouble; hasStored: boolean }) => {
    const retry = trouble === 'ERROR' ? '잠시 후 다시 시도하거나 ' : ''
    const instead = hasStored
      ? '저장된 자료가 아는 주소만 후보로 보여 드립니다. 없으면 지번주소를 직접 입력해 주세요.'
      : `${retry}지번주소를 직접 입력해 주세요.`
    return `${TROUBLES[trouble]} ${instead}`
  },
  ADDRESS_FROM_FILE: ({ asOf, isFresh }: { asOf: string; isFresh: boolean }) =>
    `도로명주소 한글 자료(${formatDate(asOf)} 기준)에서 찾았습니다.${isFresh ? '' : ' 오래된 자료라 그 뒤에 바뀐 주소는 없을 수 있으니 계약서의 주소와 비교해 주세요.'}`,
  ADDRESS_WINDOW_TITLE: '주소 검색',
  ADDRESS_WINDOW_OPEN: '주소 검색 열기',
  ADDRESS_WINDOW_CHOSEN: '주소를 선택했습니다. 이 창을 닫아 주세요.',
  ADDRESS_WINDOW_CALL_INVALID: '주소 검색 창의 호출 정보가 올바르지 않습니다.',
  ADDRESS_WINDOW_UNAVAILABLE: '주소 검색 창을 사용할 수 없습니다. 주소 검색이나 지번주소 직접 입력을 이용해 주세요.',
  MAP_ATTRIBUTION: '© 국토교통부 브이월드',
}

const TROUBLES = {
  UNAVAILABLE: '주소 검색을 사용할 수 없습니다.',
  ERROR: '주소 검색 기관의 응답에 문제가 있습니다.',
}
export type Trouble = keyof typeof TROUBLES

/** Why the provider refuses a keyword. */
const REFUSED: Record<string, string> = {
  KEYWORD_EMPTY: '검색어를 입력해 주세요.',
  MORE_DETAIL_NEEDED: '주소를 더 자세히 입력해 주세요. 예: 신림동 1422-5',
  KEYWORD_TOO_SHORT: '두 글자 이상 입력해 주세요.',
  LETTERS_AND_DIGITS_NEEDED: '한글과 숫자를 함께 입력해 주세요. 예: 신림동 1422-5',
  KEYWORD_TOO_LONG: '검색어가 너무 깁니다. 짧게 줄여 주세요.',
  TOO_MANY_DIGITS: '숫자가 너무 깁니다. 번지나 건물번호만 입력해 주세요.',
  SPECIAL_CHARACTERS_ONLY: '특수문자와 숫자만으로는 검색할 수 없습니다.',
  FORBIDDEN_CHARACTERS: '검색할 수 없는 문자가 들어 있습니다.',
  NARROW_DOWN: '결과가 너무 많습니다. 동 이름이나 번지를 더 입력해 주세요.',
}
