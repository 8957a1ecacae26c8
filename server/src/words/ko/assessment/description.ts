import { formatArea, formatDate, formatManwon, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'

/** Statements of a listing's description that differ from better-known facts. */
export const DESCRIPTION = {
  DESCRIPTION_DIFFERS: ({ claimed, source, about, known, remark }: Differs) =>
    `매물 설명은 “${claimed}”인데 ${SOURCES[source]} ${withParticle(ABOUT[about], '은/는')} ${known}입니다.${remark === null ? '' : ` ${remark}`} 설명은 참고일 뿐 확인된 내용이 아니니 ${SETTLED_BY[about]} 어느 쪽이 맞는지 확인하십시오.`,
  HEADLINE_DESCRIPTION: ({ claimed, source, about, known }: Omit<Differs, 'remark'>) =>
    `매물 설명은 “${claimed}”인데 ${SOURCES[source]} ${withParticle(ABOUT[about], '은/는')} ${known}입니다.`,
  /** `exclusive`: the description states that the pyeong refer to the exclusive area. */
  PYEONG_IN_METERS: ({ squareMeter, exclusive }: { squareMeter: number; exclusive: boolean }) =>
    exclusive
      ? `설명의 넓이는 약 ${formatArea(squareMeter)}입니다.`
      : `평은 공급면적일 수도 전용면적일 수도 있어(약 ${formatArea(squareMeter)}), 공급면적이면 전용면적은 이보다 작습니다.`,
  DESCRIBED_AS_RENT: ({ claimedManwon, typedManwon, rate }: AsRent) => {
    const both =
      claimedManwon === typedManwon
        ? `설명과 입력 모두 한 달 ${formatManwon(typedManwon)}`
        : `설명은 한 달 ${formatManwon(claimedManwon)}, 입력하신 조건은 한 달 ${formatManwon(typedManwon)}`
    return `보증금까지 월세로 바꾸면(연 ${formatPercent(rate)}) ${both}입니다.`
  },
  HOUSEHOLD_COUNTS: ({ counts }: { counts: readonly number[] }) => counts.join('·'),
  DESCRIPTION_SAYS: ({ claimed }: { claimed: string }) => `매물 설명은 “${claimed}”`,
  REGISTERED_DAY: ({ date }: { date: string }) => formatDate(date),
}

type AsRent = { claimedManwon: number; typedManwon: number; rate: number }

const SOURCES = { BUILDING_REGISTER: '건축물대장의', USER_INPUT: '입력하신', PUBLIC_PRICE: '공시가격 자료의' }

const ABOUT = {
  AREA: '전용면적',
  FLOOR: '층',
  FLOORS_ABOVE_GROUND: '지상 층수',
  FLOORS_BELOW_GROUND: '지하 층수',
  APPROVAL_DATE: '사용승인일',
  TYPE: '용도로 본 유형',
  HOUSEHOLDS: '세대·가구 수',
  DEPOSIT: '보증금',
  RENT: '월세',
}

/** Where to check which of the two is right. */
const SETTLED_BY: Record<keyof typeof ABOUT, string> = {
  AREA: `${PAPER_NAMES.REGISTRY_DOCUMENT}나 ${PAPER_NAMES.BUILDING_REGISTER} 전유부에서`,
  FLOOR: `${PAPER_NAMES.BUILDING_REGISTER} 층별개요와 현장에서`,
  FLOORS_ABOVE_GROUND: `${PAPER_NAMES.BUILDING_REGISTER} 층별개요와 현장에서`,
  FLOORS_BELOW_GROUND: `${PAPER_NAMES.BUILDING_REGISTER} 층별개요와 현장에서`,
  APPROVAL_DATE: `${PAPER_NAMES.BUILDING_REGISTER}의 사용승인일에서`,
  TYPE: `${PAPER_NAMES.BUILDING_REGISTER} 전유부의 용도에서`,
  HOUSEHOLDS: `${PAPER_NAMES.BUILDING_REGISTER}의 세대·가구 수와 현장에서`,
  DEPOSIT: '계약서에 적을 금액으로',
  RENT: '계약서에 적을 금액으로',
}

export type DescribedThing = keyof typeof ABOUT
type Differs = {
  claimed: string
  source: keyof typeof SOURCES
  about: DescribedThing
  known: string
  remark: string | null
}
