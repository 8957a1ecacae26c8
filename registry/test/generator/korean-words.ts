export const KINDS = { UNIT: '집합건물', BUILDING: '건물', LAND: '토지' }

export function korean(date: string): string {
  const [year, month, day] = date.split('-')
  return `${year}년${Number(month)}월${Number(day)}일`
}
