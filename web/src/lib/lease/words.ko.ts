/** The wording of lease terms shared by all screens. */
export const ko = {
  jeonse: (deposit: string) => `전세 ${deposit}`,
  monthly: (deposit: string, rent: string) => `월세 보증금 ${deposit}, 월 ${rent}`,
}
