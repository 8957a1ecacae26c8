import { formatArea, formatFloor, formatManwon } from '../format.ts'
import { withParticle } from '../particle.ts'
import { comparedWith } from './compared-amounts.ts'
import type { UnlikeUnit } from './unit.ts'

/** Headlines for findings not about the home's value: one sentence with the decisive fact. */
export const HEADLINES = {
  HEADLINE_LEASE: ({ depositManwon, otherManwon, ...other }: DearLease) =>
    `보증금 ${formatManwon(depositManwon)}은 ${leaseName(other)} ${comparedWith(depositManwon, otherManwon)}.`,
  /** Monthly amounts, with deposits converted to rent. */
  HEADLINE_RENT: ({ typedManwon, otherManwon, withDeposit, ...other }: DearRent) =>
    `${withDeposit ? '월세로 바꾸면' : '보증금 없이'} 한 달 ${formatManwon(typedManwon)}, ${rentName(other)} ${formatManwon(otherManwon)}입니다.`,
  HEADLINE_RENT_ALONE: ({ rentManwon, medianManwon, count }: RentAlone) =>
    `월세 ${formatManwon(rentManwon)}은 ${count === 1 ? '비슷한 거래 한 건의 월세' : '비슷한 거래의 가운데 월세'} ${comparedWith(rentManwon, medianManwon)}.`,
  HEADLINE_MONTHLY_COST: ({ costManwon, otherManwon, withFee, ...other }: Other & Cost) =>
    `보증금까지 월세로 바꾸면 ${withFee ? '관리비와 함께 ' : ''}한 달 ${formatManwon(costManwon)}, ${rentName(other)} ${formatManwon(otherManwon)}입니다.`,

  HEADLINE_FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }: { floor: number; floorsAboveGround: number }) =>
    `건축물대장의 건물은 지상 ${floorsAboveGround}층까지인데 ${floor}층을 입력하셨습니다.`,
  HEADLINE_FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }: { floor: number; floorsBelowGround: number }) =>
    floorsBelowGround === 0
      ? `건축물대장의 건물에는 지하층이 없는데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다.`
      : `건축물대장의 건물은 지하 ${floorsBelowGround}층까지인데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다.`,
  HEADLINE_DONG_NOT_IN_REGISTER: ({ dong }: { dong: string }) => `건축물대장에는 이 지번에 ${dong}동이 없습니다.`,
  HEADLINE_HO_ABOVE_BUILDING: ({ ho, floorsAboveGround }: { ho: string; floorsAboveGround: number }) =>
    `건축물대장의 건물은 지상 ${floorsAboveGround}층까지인데 ${ho}호를 입력하셨습니다.`,
  HEADLINE_HO_OF_SINGLE_HOUSEHOLD: ({ ho }: { ho: string }) =>
    `건축물대장에는 한 세대의 집인데 ${ho}호를 입력하셨습니다.`,
  HEADLINE_UNIT_NOT_PUBLISHED: ({ ho, floor, others }: { ho: string; floor: number; others: readonly string[] }) =>
    `공시가격 목록의 ${formatFloor(floor)}에는 ${others.map((other) => `${other}호`).join(', ')}가 있고 ${ho}호는 없습니다.`,
  HEADLINE_ROOFTOP: '옥탑의 방으로 보입니다. 옥탑은 건축물대장에 집으로 적혀 있지 않을 수 있습니다.',
  HEADLINE_FLOOR_DIFFERS: ({ floor, inAddress }: { floor: number; inAddress: number | 'BASEMENT' }) =>
    `주소의 층은 ${inAddress === 'BASEMENT' ? '지하' : formatFloor(inAddress)}인데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다.`,
  HEADLINE_FLOOR_UNLIKE_UNIT: ({ floor, ho, hoFloor }: UnlikeUnit) =>
    `${withParticle(`${ho}호`, '은/는')} 호수로는 ${hoFloor}층인데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다. 층이 맞습니까?`,

  HEADLINE_AREA_DIFFERS: ({ typedSquareMeter, publishedSquareMeter }: UnitAreas) =>
    `이 호실은 ${formatArea(publishedSquareMeter)}로 공시됐는데 ${formatArea(typedSquareMeter)}를 입력하셨습니다.`,
  HEADLINE_AREA_UNLIKE_LOT: ({ areaSquareMeter, fromSquareMeter, toSquareMeter }: LotAreas) => {
    const known =
      fromSquareMeter === toSquareMeter
        ? formatArea(fromSquareMeter)
        : `${formatArea(fromSquareMeter)}에서 ${formatArea(toSquareMeter)}`
    return `이 지번에서 확인된 집은 ${known}인데 ${formatArea(areaSquareMeter)}를 입력하셨습니다.`
  },
  HEADLINE_AREA_NOT_GIVEN: ({ areas }: { areas: readonly number[] }): string =>
    areas.length > 1
      ? '전용면적을 알려 주시지 않아 크기가 다른 집들과 비교했습니다.'
      : '전용면적을 알려 주시지 않아 같은 크기의 집과 비교하지 못했습니다.',
}

type Other = { against: 'SAMPLE' | 'ESTIMATE' | 'REGION'; count: number }
type DearLease = Other & { depositManwon: number; otherManwon: number }
type DearRent = Other & { typedManwon: number; otherManwon: number; withDeposit: boolean }
type RentAlone = { rentManwon: number; medianManwon: number; count: number }
type Cost = { costManwon: number; otherManwon: number; withFee: boolean }
type UnitAreas = { typedSquareMeter: number; publishedSquareMeter: number }
type LotAreas = { areaSquareMeter: number; fromSquareMeter: number; toSquareMeter: number }

/** A single deal has no median. */
function leaseName({ against, count }: Other): string {
  if (against === 'ESTIMATE') return '추정 전세 보증금'
  if (against === 'REGION') return '이 지역 전세의 가운데 값'
  return count === 1 ? '한 건의 전세 거래' : '비슷한 전세의 가운데 값'
}

function rentName({ against, count }: Other): string {
  if (against === 'REGION') return '이 지역 월세의 가운데는'
  return count === 1 ? '비슷한 거래 한 건은' : '비슷한 거래의 가운데는'
}
