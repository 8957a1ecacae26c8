/** One building in the building register's title section (건축물대장 표제부). `null`: blank in the register. */
export type RegisterBuilding = {
  /** Management key (관리건축물대장PK), up to 22 digits, so never a number. */
  registerKey: string
  /** `일반건축물`, `표제부`, … */
  registerKindName: string | null
  /** False for annexes (부속건축물). */
  isMain: boolean
  buildingName: string | null
  /** Building within a complex, such as `101동`. */
  dongName: string | null
  lotAddress: string | null
  roadAddress: string | null
  /** Main use code (주용도코드), such as `02000`. */
  mainUseCode: string | null
  mainUseName: string | null
  /** Detail use (기타용도), free text such as `다세대주택/근린생활시설`. */
  detailUse: string | null
  householdCount: number
  familyCount: number
  unitCount: number
  floorsAboveGround: number | null
  floorsBelowGround: number | null
  totalAreaSquareMeter: number | null
  structureName: string | null
  /** Date of use approval (사용승인일), `YYYY-MM-DD`. */
  useApprovalDate: string | null
}
