import { formatDate } from '../format.ts'

export const BUILDING = {
  BUILDING_AGE: ({ date, years, oldestOfSeveral, old }: Age) => {
    const whose = oldestOfSeveral ? '후보 건물 가운데 가장 오래된 건물의 사용승인일은' : '사용승인일은'
    const passed = years === 0 ? '진단일까지 1년이 지나지 않았습니다' : `진단일까지 ${years}년이 지났습니다`
    const look = old ? ' 설비와 구조의 상태를 꼼꼼히 살펴야 합니다.' : ''
    return `${whose} ${formatDate(date)}이며 ${passed}.${look}`
  },
  USE_APPROVAL_DATE: '사용승인일',
  YEARS_SINCE_APPROVAL: '사용승인 후 경과 연수(년)',
  APPROVAL_DATE_MISSING:
    '건축물대장에서 쓸 수 있는 사용승인일을 찾지 못해 건물이 지어진 지 얼마나 되었는지 확인하지 못했습니다.',
  APPROVAL_DATE_NOT_CONFIRMED: '사용승인일이 확인되지 않았습니다.',
  LOOK_UP_APPROVAL_DATE: '건축물대장에서 사용승인일을 확인하십시오.',
}

/** `oldestOfSeveral`: the oldest of the possible buildings; `old`: needs checking because of its age. */
type Age = { date: string; years: number; oldestOfSeveral: boolean; old: boolean }
