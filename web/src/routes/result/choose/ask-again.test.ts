import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { requestOf } from '../../../lib/asked-diagnosis.ts'
import { keepDraft } from '../../../lib/draft.ts'
import type { Result } from '../queries.ts'
import { askAgain } from './ask-again.ts'

const LOT = '서울특별시 성동구 성수동2가 277-43'
/** Every field of the request: a new one is missed here until it is kept as well. */
const ASKED: Required<RentRiskDiagnosisRequest> = {
  address: `${LOT} 302호`,
  contractPurpose: 'MONTHLY_RENT',
  depositAmountManwon: 12_345,
  monthlyRentAmountManwon: 67,
  maintenanceFeeAmountManwon: 8,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: -1,
  knownPropertyType: 'OFFICETEL',
  listingDescription: '역세권 풀옵션',
  jusoAddress: { jibunAddr: LOT, admCd: '1120011500', mtYn: '0', lnbrMnnm: 277, lnbrSlno: 43 },
  selectedRentCandidate: { candidateId: '1', sourceLabel: '실거래가', dealDate: '2026-01-02' },
  selectedRegisterKey: 'A',
}
/** As the service tells what was asked. */
const RESULT = {
  inputSummary: { ...ASKED, contractPurposeName: '월세' },
  address: { jibunAddress: LOT, unitText: '302호' },
} as unknown as Result

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })
})

test('R-WEB-59: another building is asked about with all terms of the request, in a new tab too', () => {
  const { jusoAddress, ...others } = ASKED
  const chosen = { selectedRegisterKey: 'B' }
  assert.deepEqual(requestOf(askAgain(RESULT, { registerKey: 'B' })), { ...others, ...chosen })
  keepDraft({ lotAddress: LOT, jusoAddress })
  assert.deepEqual(requestOf(askAgain(RESULT, { registerKey: 'B' })), { ...ASKED, ...chosen })
})

test('R-WEB-59: a correction keeps the chosen building, and another lot has none', () => {
  assert.equal(requestOf(askAgain(RESULT, { area: '40' })).selectedRegisterKey, 'A')
  const other = requestOf(askAgain(RESULT, { lotAddress: '서울특별시 성동구 성수동2가 277-44' }))
  assert.deepEqual([other.selectedRegisterKey, other.selectedRentCandidate], [undefined, undefined])
  assert.deepEqual([other.depositAmountManwon, other.maintenanceFeeAmountManwon, other.floorNumber], [12_345, 8, -1])
})
