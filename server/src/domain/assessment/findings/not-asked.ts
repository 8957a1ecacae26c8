import { type Finding, finding } from './finding.ts'

/** Without a lot nobody was asked anything, so this one gap stands behind everything that is missing. */
export function addressNotConfirmed(): Finding {
  return finding('ADDRESS_NOT_CONFIRMED', 'GAP', {
    sentence: '주소를 지번까지 확인하지 못해 공공자료를 조회하지 않았습니다.',
    missing: [
      {
        field: 'address',
        reason: '주소를 지번까지 확인하지 못했습니다.',
        requiredAction: '지번주소를 다시 확인해 진단을 다시 요청하십시오.',
        checkId: 'ADDRESS_AND_UNIT',
      },
    ],
  })
}
