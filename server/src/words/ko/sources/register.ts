import { formatDate } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

/** What the building register shows on a lot. */
export const REGISTER_SOURCE = {
  REGISTER_SOURCE_TITLE: '건축물대장(표제부)',
  ONE_BUILDING_ON_LOT: '이 지번에서 건물 한 동을 확인했습니다.',
  /** `chosen`: chosen by the user, not taken from the address. */
  BUILDING_OF_SEVERAL: ({ count, chosen }: { count: number; chosen: boolean }) =>
    `같은 지번의 후보 ${count}동 가운데 ${chosen ? '선택하신 건물을' : '주소에 적힌 동을'} 기준으로 했습니다.`,
  CANDIDATES_ON_LOT: ({ count }: { count: number }) =>
    `같은 지번에 후보 건물이 ${count}동 있습니다. 주소 뒤에 동·호수(예: 101동 1203호)를 붙이거나 후보 가운데 계약할 건물을 선택하십시오.`,
  /** `others`: the number of candidates not named. */
  CANDIDATES_NAMED: ({ named, others }: { named: readonly Candidate[]; others: number }) =>
    `후보: ${named.map(({ name, use }) => `${name ?? '이름 없는 건물'}(${use ?? '용도 기재 없음'})`).join(', ')}${others > 0 ? ` 외 ${others}동` : ''}`,
  REGISTERED_USE_NAMES: ({ names }: { names: readonly string[] }) => names.join(', ') || '기재 없음',
  REGISTERED_NAME: ({ name }: { name: string }) => `건물명: ${name}`,
  REGISTERED_USES: ({ mainUse, detailUse }: { mainUse: string | null; detailUse: string | null }) =>
    `주용도: ${mainUse ?? '기재 없음'}, 기타용도: ${detailUse ?? '기재 없음'}`,
  /** `date`: `null` if there is none. A future or invalid date is not usable. */
  REGISTERED_APPROVAL: ({ date, usable }: { date: string | null; usable: boolean }) =>
    `사용승인일: ${date === null ? '기재 없음' : usable ? formatDate(date) : '쓸 수 없는 날짜로 적혀 있음'}`,
  REGISTERED_HOUSEHOLDS: ({ count }: { count: number }) => `세대수: ${count}세대`,
  REGISTERED_FAMILIES: ({ count }: { count: number }) => `가구수: ${count}가구`,
  REGISTERED_USE_OPEN: '적혀 있는 용도만으로는 주택 유형이 하나로 정해지지 않습니다.',
  VIOLATION_NOT_IN_REGISTER: `위반건축물 여부는 이 자료로 판단하지 않으므로 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 직접 확인하십시오.`,
  NO_REGISTER_FOUND: '이 지번의 건축물대장을 찾지 못했습니다. 건물이 없다는 뜻이 아니므로 지번을 다시 확인하십시오.',
  /** A short description; `null` params are left out. */
  WHAT_STANDS: ({ mainUse, detailUse, approvedOn }: Standing) =>
    [
      mainUse === null ? null : `주용도 ${mainUse}`,
      detailUse === null ? null : `기타용도 ${detailUse}`,
      approvedOn === null ? null : `사용승인일 ${formatDate(approvedOn)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
}

type Candidate = { name: string | null; use: string | null }
type Standing = { mainUse: string | null; detailUse: string | null; approvedOn: string | null }
