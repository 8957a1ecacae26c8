/** Everyday names of each active or abolished 시도, besides its official one. */
const SHORT_NAMES: Record<string, readonly string[]> = {
  서울특별시: ['서울', '서울시'],
  부산광역시: ['부산', '부산시'],
  대구광역시: ['대구', '대구시'],
  인천광역시: ['인천', '인천시'],
  광주광역시: ['광주', '광주시'],
  대전광역시: ['대전', '대전시'],
  울산광역시: ['울산', '울산시'],
  세종특별자치시: ['세종', '세종시'],
  경기도: ['경기'],
  강원특별자치도: ['강원'],
  충청북도: ['충북', '충북도'],
  충청남도: ['충남', '충남도'],
  전북특별자치도: ['전북', '전북도'],
  전라남도: ['전남', '전남도'],
  전남광주통합특별시: ['전남광주', '전남광주시', '전남광주특별시', '전남', '광주'],
  경상북도: ['경북', '경북도'],
  경상남도: ['경남', '경남도'],
  제주특별자치도: ['제주', '제주도'],
  강원도: ['강원'],
  전라북도: ['전북', '전북도'],
  제주도: ['제주'],
  부산직할시: ['부산', '부산시'],
  대구직할시: ['대구', '대구시'],
  인천직할시: ['인천', '인천시'],
  광주직할시: ['광주', '광주시'],
  대전직할시: ['대전', '대전시'],
}

export function shortSidoNames(sidoName: string): readonly string[] {
  return SHORT_NAMES[sidoName] ?? []
}

/** Whether two names, full or short, belong to one 시도: 세종특별자치시 and 세종시. */
export function isSameSido(one: string, other: string): boolean {
  return Object.entries(SHORT_NAMES).some(([name, short]) => {
    const names = [name, ...short]
    return names.includes(one) && names.includes(other)
  })
}
