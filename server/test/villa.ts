/** A jeonse of the sandbox's row-house: its register, deals and public price are all found. */
export const VILLA = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
} as const
