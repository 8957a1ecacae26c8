/** The words that purposes consist of. Any other text in a purpose is a name. */
const WORDS =
  '소유권 보존 이전 일부 전부 중일부 지분 공유자전원 공유자 합유자 총유 합유 근저당권 근저당 저당권 설정 변경 경정 말소 회복 예고 등기명의인 등기 표시 신탁원부 신탁재산의 신탁재산 신탁 재신탁 처분에의한 처분금지 처분 가압류 압류 가처분 가등기 청구권 담보 임의경매 강제경매 경매 개시결정 신청 금지사항 주택임차권 상가건물임차권 임차권 전세권 구분지상권 지상권 지역권 질권 근질권 부기 부채권 채권 갑구 을구 제 번 내지 부터 공동담보 추가 공장 위탁자 수탁자 채무자 파산선고 회생절차 개시 종결 보전처분 환매특약 합병 분할 납세담보 공매공고 공유물분할금지약정 명령 매각재산 특약 민간임대주택 공공임대주택 임대주택 공공지원 장기일반 건설임대 매입임대 주의사항 거주의무 전매제한 전매행위제한 권리 소멸 약정 전전세 전대 요역지 승역지 대지권 공용부분 규약상 이라는뜻 인취지 임을표시 개인회생 간이회생 회생 파산 화의 절차 계획인가 인가 결정 선고 폐지 취소 합필 분필 멸실 환지 가환지 보전관리 관리처분계획 이전고시 참가 본압류로의이행 담보권 실행 등기된권리 환매권 순위 합유명의인 명의인 관리청 재산의 재산 복구 로인한 에관한 양도 행위 금지 본등기 부인 불분할 취급지점 목적물 존속기간 전세금 채권최고액 임차보증금 포기 해지 해제 취하 계약인수 계약양도 회사합병 회사분할 대위변제 부동산 에의한 각등기 귀속으로인한 승계 전산이기 상호변경 분의 의 부 및 과 와'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
const WORD = new RegExp(`(?:${WORDS.join('|')})`, 'y')
const HIDDEN = '○○○'
const SHARE_OF = /((?:^|번|,|및)(?:\(\d+\))?)([^\d]{1,60}?)(지분)/g
const NOBODY = /^(?:공유자전원|합유자전원|소유권|근저당권|전세권|)$/

/** Replaces every name in a purpose with `○○○`. */
export function withoutNames(purpose: string): string {
  const shares = purpose.replace(SHARE_OF, (all, before: string, name: string, share: string) =>
    NOBODY.test(name) ? all : `${before}${HIDDEN}${share}`,
  )
  let [result, at] = ['', 0]
  while (at < shares.length) {
    WORD.lastIndex = at
    const word = WORD.exec(shares)?.[0]
    const letter = word ?? String.fromCodePoint(shares.codePointAt(at) ?? 0)
    if (word !== undefined || !/\p{L}/u.test(letter)) result += letter
    else if (!result.endsWith(HIDDEN)) result += HIDDEN
    at += letter.length
  }
  return withoutNumbers(result)
}

/** Removes full and partial resident numbers from a text. */
export const withoutNumbers = (text: string): string => text.replace(/\d{6}\s?-\s?[\d*]{1,7}/g, HIDDEN)
