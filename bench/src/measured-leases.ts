import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'

/** A row house of the sandbox, in 신림동. */
export const SAMPLE_LEASE = sampleLease('서울 관악구 신림동 1422-5')
export const SAMPLE_LEASE_DISTRICT = '1162010200'

/** An apartment in the district with the most deals in the real months. */
export const BUSY_LEASE = {
  address: '인천 부평구 십정동 630',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 30_000,
  exclusiveAreaSquareMeter: 59.8,
  floorNumber: 9,
}

function sampleLease(address: string): object {
  const sample = SAMPLE_REQUESTS.find(({ body }) => body.address === address)
  if (sample === undefined) throw new Error(`the sandbox has no sample request for ${address}`)
  return sample.body
}
