const KIND_OF_HOME = /(아파트|오피스텔|주상복합|apt)+$/

/** The same as the SQL function `building_name_key`: 은마 equals 은마아파트, and e편한세상 equals 이편한세상. */
export function buildingNameKey(name: string): string {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('e편한', '이편한')
    .replaceAll('#', '샵')
    .replaceAll(/[^가-힣a-z0-9]/g, '')
  return key.replace(KIND_OF_HOME, '') || key
}
