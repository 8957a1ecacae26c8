import { formatArea, formatDate, formatFloor, formatManwon, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { PROPERTY_TYPES, type PropertyType, propertyTypeName, type TypeOfHome } from '../property-types.ts'

const NOT_A_HOME =
  '주거용으로 쓰면 원상복구 명령이나 이행강제금의 대상이 될 수 있고, 전세대출과 반환보증이 제한될 수 있습니다.'

export const HOME_CRITERIA = {
  NO_BUILDING_IN_REGISTER:
    '건축물대장에서 이 지번의 건물을 찾지 못했습니다. 건물이 없다는 뜻이 아니므로 지번을 다시 확인해야 합니다.',
  BUILDING_CONFIRMED: ({ propertyType, single }: TypeOfHome) => {
    const type =
      propertyType === 'UNKNOWN'
        ? '적힌 용도가 주택이 아니어서 주택 유형을 정하지 못했습니다'
        : `대장의 용도로 본 유형은 ${propertyTypeName({ propertyType, single })}입니다`
    return `건축물대장에서 해당 건물 한 동을 확인했고, ${type}.`
  },
  SEVERAL_BUILDINGS: ({ count, propertyType }: Typed & { count: number }) => {
    const common = propertyType === 'UNKNOWN' ? '' : `(공통 유형: ${PROPERTY_TYPES[propertyType]})`
    return `같은 지번에 건축물대장 후보가 ${count}동 있어 어느 건물인지 확정하지 못했습니다${common}.`
  },
  BUILDING_NOT_CHOSEN: '계약할 건물이 후보 가운데 어느 동인지 알 수 없습니다.',
  CHOOSE_BUILDING: '동·호수를 입력하거나 건축물대장 후보 가운데 해당 건물을 선택하십시오.',
  TYPE_OPEN: '건축물대장에서 건물은 확인했으나, 적힌 용도만으로는 주택 유형을 하나로 정하지 못했습니다.',
  USE_SETTLES_NO_TYPE: '건축물대장의 주용도와 기타용도만으로 주택 유형을 정할 수 없습니다.',
  LOOK_UP_USE_OF_UNIT: '건축물대장 전유부에서 해당 호실의 용도를 확인하십시오.',
  TYPE_FROM_HINT: ({ propertyType, byUser }: Typed & { byUser: boolean }) => {
    const basis = byUser ? '입력하신 내용' : '같은 지번의 과거 거래'
    return `주택 유형(${PROPERTY_TYPES[propertyType]})은 ${withParticle(basis, '을/를')} 기준 후보로 삼은 것이며, 건축물대장으로 확인된 사실이 아닙니다.`
  },
  HINT_DIFFERS: '입력하신 주택 유형이 공공자료로 본 유형과 다릅니다. 입력하신 유형은 공식 사실로 쓰지 않았습니다.',
  REGISTER_LOOKUP: '건축물대장 조회 결과',
  TYPE_BASIS: ({ basis }: { basis: keyof typeof BASES }) => `유형 판단 근거: ${BASES[basis]}`,
  MAIN_BUILDING_CANDIDATES: '주건축물 후보 수(동)',
  BUILDING_NOT_CONFIRMED: '건축물대장에서 해당 건물을 확인하지 못했습니다.',
  GET_BUILDING_REGISTER: `주소의 지번을 다시 확인하고 정부24에서 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 대조하십시오.`,
  // The entered floor, building and unit compared with the register and the address.
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
  NEIGHBORHOOD_FACILITY: `건축물대장의 주용도가 근린생활시설이어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
  NON_RESIDENTIAL: `건축물대장의 주용도가 주택이 아니어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
  MIXED_USE: '건축물대장에 주택과 근린생활시설이 함께 적혀 있어, 계약할 호실의 용도가 주택이 아닐 수 있습니다.',
  USE_UNCLEAR: '건축물대장에 적힌 용도만으로는 주거용인지 분명하지 않습니다.',
  OFFICETEL_USE:
    '오피스텔은 건축법에서 업무시설로 분류되므로, 전입신고와 주거용 사용이 되는지 계약 전에 확인해야 합니다.',
  REGISTERED_USE: ({ mainUse, detailUse, several }: Registered) =>
    `건축물대장에 적힌 용도는 다음과 같습니다${several === null ? '' : `(후보 ${several}동)`}. 주용도: ${mainUse}, 기타용도: ${detailUse}.`,
  USE_KIND: '용도 구분',
  MAIN_USE: '주용도',
  DETAIL_USE: '기타용도',
  // Statements of a listing's description that differ from better-known facts.
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
  // Statements of a listing that only a paper can settle. They are not quoted: the service does not repeat advertisements.
  LISTING_SHOP_USE: `매물 설명에 근린생활시설(근생)이라고 적혀 있습니다. 근린생활시설은 주택이 아니어서 전세대출과 반환보증이 거절되거나 원상복구 명령을 받을 수 있으므로, ${PAPER_NAMES.BUILDING_REGISTER} 전유부에서 계약할 호실의 용도를 확인해야 합니다.`,
  LISTING_NO_DEBT: `매물 설명에 융자가 없다고 적혀 있어도 확인된 내용이 아닙니다. 근저당권과 압류는 ${PAPER_NAMES.REGISTRY_DOCUMENT}에서 계약 직전과 잔금 직전에 직접 확인해야 합니다.`,
  LISTING_GUARANTEE:
    '매물 설명에 반환보증(보증보험)에 관한 말이 있어도 확인된 내용이 아닙니다. 받아 주는지는 보증기관의 심사로만 정해지므로, 계약 전에 보증기관에 직접 묻고 거절되면 계약을 해제한다는 특약을 넣어야 합니다.',
  LISTING_GUARANTEE_REFUSED: `매물 설명에 반환보증(보증보험)에 가입할 수 없다는 말이 있습니다. 그러면 보증금을 돌려받지 못할 때 대신 갚아 줄 보증기관이 없습니다. 많은 선순위 채권, 위반건축물, 근린생활시설이나 집값에 비해 큰 보증금처럼 집에 있는 문제 때문일 수 있으므로, 이유를 중개사와 보증기관에 묻고 ${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER}에서 확인해야 합니다.`,
  LISTING_LOAN:
    '매물 설명에 대출에 관한 말이 있어도 확인된 내용이 아닙니다. 은행에 주소를 알려 직접 묻고, 대출이 거절되면 계약금을 돌려받는다는 특약을 넣어야 합니다.',
  LISTING_LOAN_REFUSED: `매물 설명에 전세대출을 받을 수 없거나 받지 않아야 한다는 말이 있습니다. 근린생활시설, 위반건축물, 신탁이나 많은 선순위 채권처럼 집에 있는 문제 때문일 수 있으므로, 이유를 중개사에게 묻고 ${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER}에서 확인해야 합니다. 같은 이유로 반환보증도 거절될 수 있습니다.`,
  LISTING_MOVE_IN:
    '매물 설명에 전입신고에 관한 말이 있어도 확인된 내용이 아닙니다. 전입신고를 막지 않는다는 내용을 계약서에 적고, 주민센터에 이 주소로 신고가 되는지 물어야 합니다.',
  LISTING_NO_BASEMENT: `매물 설명에 지하층이 아니라고 적혀 있어도 확인된 내용이 아닙니다. 몇 층으로 등록되어 있는지는 ${PAPER_NAMES.BUILDING_REGISTER} 층별개요와 전유부에서 확인해야 합니다.`,
  LISTING_NO_VIOLATION: `매물 설명에 위반건축물이 아니라고 적혀 있어도 확인된 내용이 아닙니다. ${PAPER_NAMES.BUILDING_REGISTER} 첫 장의 위반건축물 표시를 직접 확인해야 합니다.`,
}

type Typed = { propertyType: PropertyType }

const BASES = {
  REGISTER: '건축물대장',
  USER_HINT: '입력하신 유형',
  SAME_LOT_DEALS: '같은 지번의 과거 거래',
  NONE: '없음',
} as const

export type UnlikeUnit = { floor: number; ho: string; hoFloor: number }

/** `others`: some of the listed units on the floor. */
type NotPublished = { ho: string; floor: number; baseYear: number; others: readonly string[] }

/** `oldestOfSeveral`: the oldest of the possible buildings; `old`: needs checking because of its age. */
type Age = { date: string; years: number; oldestOfSeveral: boolean; old: boolean }

/** `several`: the number of possible buildings; `null`: only one. */
type Registered = { mainUse: string; detailUse: string; several: number | null }

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
