import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { PROPERTY_TYPES, type PropertyType, propertyTypeName, type TypeOfHome } from '../property-types.ts'

export const PROPERTY_IDENTITY = {
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
}

type Typed = { propertyType: PropertyType }

const BASES = {
  REGISTER: '건축물대장',
  USER_HINT: '입력하신 유형',
  SAME_LOT_DEALS: '같은 지번의 과거 거래',
  NONE: '없음',
} as const
