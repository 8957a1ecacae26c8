import { formatFloor } from '../format.ts'
import { withParticle } from '../particle.ts'

/** The entered floor, building and unit compared with the register and the address. */
export const UNIT = {
  FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }: { floor: number; floorsAboveGround: number }) =>
    `입력하신 ${floor}층은 건축물대장의 지상 ${floorsAboveGround}층보다 높습니다. 층을 잘못 적었거나 대장에 없는 층(무단 증축, 옥탑)일 수 있으므로 확인해야 합니다.`,
  FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }: { floor: number; floorsBelowGround: number }) =>
    `${floorsBelowGround === 0 ? `지하 ${-floor}층을 입력하셨는데 건축물대장의 건물에는 지하층이 없습니다.` : `입력하신 지하 ${-floor}층은 건축물대장의 지하 ${floorsBelowGround}층보다 깊습니다.`} 층을 잘못 적었거나 대장에 없는 층일 수 있으므로 확인해야 합니다.`,
  DONG_NOT_IN_REGISTER: ({ dong, registered }: { dong: string; registered: readonly string[] }) =>
    `주소에 적힌 ${dong}동이 건축물대장의 동(${registered.join(', ')})에 없습니다. 지번이나 동을 잘못 적었을 수 있으므로 확인해야 합니다.`,
  HO_ABOVE_BUILDING: ({ ho, hoFloor, floorsAboveGround }: { ho: string; hoFloor: number; floorsAboveGround: number }) =>
    `${withParticle(`${ho}호`, '은/는')} ${hoFloor}층의 호수로 보이지만 건축물대장의 지상 층수는 ${floorsAboveGround}층입니다. 호수를 잘못 적었거나 대장에 없는 호실일 수 있으므로 확인해야 합니다.`,
  HO_OF_SINGLE_HOUSEHOLD: ({ ho }: { ho: string }) =>
    `건축물대장에는 한 세대의 집으로 적혀 있는데 주소에 ${ho}호가 적혀 있습니다. 방을 나누어 만든 호실일 수 있으므로 확인해야 합니다.`,
  UNIT_NOT_PUBLISHED: ({ ho, floor, baseYear, others }: NotPublished) =>
    `${baseYear}년 공시가격 목록의 ${formatFloor(floor)}에는 ${others.map((other) => `${other}호`).join(', ')}가 있고 ${ho}호는 없습니다. 한 호실을 나누어 만든 방(쪼갠 방)이거나 주택이 아닌 호실일 수 있으므로, 건축물대장 전유부에 이 호실이 있는지 확인해야 합니다.`,
  PUBLISHED_HOS: ({ others }: { others: readonly string[] }) => others.join(', '),
  PUBLISHED_ON_FLOOR: '같은 층에서 공시가격이 공시된 호수',
  ROOFTOP:
    '옥탑의 방으로 보입니다. 옥탑은 건축물대장에 주택으로 적혀 있지 않을 수 있으므로 층별 현황의 용도와 위반건축물 표시를 확인해야 합니다.',
  FLOOR_DIFFERS: ({ floor, inAddress }: { floor: number; inAddress: number | 'BASEMENT' }) => {
    const address =
      inAddress === 'BASEMENT' ? '주소는 지하층으로 보이는데' : `주소에는 ${formatFloor(inAddress)}이 적혀 있는데`
    return `${address} 입력하신 층은 ${formatFloor(floor)}입니다. 층에 따라 비교할 거래와 확인할 것이 달라지므로 어느 쪽이 맞는지 확인해야 합니다.`
  },
  FLOOR_UNLIKE_UNIT: ({ floor, ho, hoFloor }: UnlikeUnit) =>
    `${withParticle(`${ho}호`, '은/는')} 호수로는 ${hoFloor}층인데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다. 호수의 앞자리는 보통 층이지만 건물마다 다를 수 있습니다. 층에 따라 비교할 거래가 달라지므로 층과 호수를 다시 확인하십시오.`,
  BASEMENT:
    '지하층의 집으로 보입니다. 지하층은 침수와 환기를 살펴야 하고, 주택으로 쓰는 것이 허용된 층인지 건축물대장에서 확인해야 합니다.',
  UNIT_AS_TYPED: '입력한 동·호수 또는 층(건축물대장과 대조)',
}

export type UnlikeUnit = { floor: number; ho: string; hoFloor: number }

/** `others`: some of the listed units on the floor. */
type NotPublished = { ho: string; floor: number; baseYear: number; others: readonly string[] }
