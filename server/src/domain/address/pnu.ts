import type { Lot } from './lot.ts'

const PNU = /^(\d{10})([12])(\d{4})(\d{4})$/

/** PNU (필지고유번호), 19 digits: legal-district code, 1 for land or 2 for mountain land, main number, sub number. */
export function pnuOf(lot: Lot): string {
  return `${lot.legalDistrictCode}${lot.landKind === 'MOUNTAIN' ? 2 : 1}${lot.mainNumber}${lot.subNumber}`
}

/** The lot of a PNU; null if the text is not a PNU. */
export function parsePnu(text: string): Lot | null {
  const [, legalDistrictCode, kind, mainNumber, subNumber] = PNU.exec(text) ?? []
  if (legalDistrictCode === undefined || mainNumber === undefined || subNumber === undefined) return null
  return { legalDistrictCode, landKind: kind === '2' ? 'MOUNTAIN' : 'LAND', mainNumber, subNumber }
}
