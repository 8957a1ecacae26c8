import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { calendarDate, floorOf, positiveDecimalOf, wholeOf } from '../gateway-fields.ts'
import { readText, type WireObject } from '../wire-object.ts'

/** One row of `getBrTitleInfo`; `null` without the key that distinguishes buildings. The register has no field for violating buildings (위반건축물). */
export function readTitle(row: WireObject): RegisterBuilding | null {
  const registerKey = readText(row, 'mgmBldrgstPk')
  if (registerKey === null) return null
  return {
    registerKey,
    registerKindName: readText(row, 'regstrKindCdNm'),
    isMain: readText(row, 'mainAtchGbCd') !== '1',
    buildingName: readText(row, 'bldNm'),
    dongName: readText(row, 'dongNm'),
    lotAddress: readText(row, 'platPlc'),
    roadAddress: readText(row, 'newPlatPlc'),
    mainUseCode: readText(row, 'mainPurpsCd'),
    mainUseName: readText(row, 'mainPurpsCdNm'),
    detailUse: readText(row, 'etcPurps'),
    householdCount: wholeOf(row, 'hhldCnt') ?? 0,
    familyCount: wholeOf(row, 'fmlyCnt') ?? 0,
    unitCount: wholeOf(row, 'hoCnt') ?? 0,
    floorsAboveGround: floorOf(row, 'grndFlrCnt'),
    floorsBelowGround: floorOf(row, 'ugrndFlrCnt'),
    totalAreaSquareMeter: positiveDecimalOf(row, 'totArea'),
    structureName: readText(row, 'strctCdNm'),
    useApprovalDate: compactDate(readText(row, 'useAprDay')),
  }
}

/** `YYYYMMDD` to `YYYY-MM-DD`. */
function compactDate(text: string | null): string | null {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '')
  return parts === null ? null : calendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}
