import { PROPERTY_TYPES, type PropertyType, propertyTypeName, type TypeOfHome } from '../property-types.ts'

/** The building on the lot, and how certain that is. */
export const IDENTITY = {
  BUILDING_NOT_LOOKED_UP: '주소를 지번까지 확인하지 못해 건물을 조회하지 않았습니다.',
  ONE_BUILDING: ({ propertyType, single }: TypeOfHome) =>
    propertyType === 'UNKNOWN'
      ? '건축물대장에서 건물 한 동을 확인했으나, 용도가 주택이 아니어서 주택 유형을 정하지 못했습니다.'
      : `건축물대장에서 건물 한 동을 확인했습니다. 대장의 용도로 본 유형: ${propertyTypeName({ propertyType, single })}.`,
  ONE_OF_SEVERAL: ({ count, propertyType }: Typed & { count: number }) => {
    const shared =
      propertyType === 'UNKNOWN'
        ? '후보의 유형도 하나로 모이지 않습니다.'
        : `후보에 공통된 유형: ${PROPERTY_TYPES[propertyType]}.`
    return `건축물대장 후보가 ${count}동 있어 계약할 건물을 확정하지 못했습니다. ${shared} 동·호수를 적거나 후보 가운데 건물을 고르십시오.`
  },
  NO_BUILDING_FOUND: '건축물대장에서 이 지번의 건물을 찾지 못했습니다.',
  TYPE_NOT_JUDGED: '그래서 주택 유형을 판단하지 않았습니다.',
  TYPE_NOT_BY_REGISTER: ({ buildingFound }: { buildingFound: boolean }): string =>
    buildingFound
      ? '건축물대장에서 건물은 확인했으나 적힌 용도만으로는 유형을 하나로 정하지 못했습니다.'
      : '건축물대장으로 유형을 확인하지 못했습니다.',
  TYPE_ASSUMED: ({ propertyType, byUser }: Typed & { byUser: boolean }) =>
    `${byUser ? '입력하신 내용을' : '같은 지번의 과거 거래를'} 기준 후보로 삼았습니다(기준 후보: ${PROPERTY_TYPES[propertyType]}). 공식 자료로 확인된 유형이 아닙니다.`,
  POSSIBLE_TYPES: ({ propertyTypes }: { propertyTypes: readonly PropertyType[] }) =>
    `가능한 유형: ${propertyTypes.map((type) => PROPERTY_TYPES[type]).join(', ')}.`,
}

type Typed = { propertyType: PropertyType }
