import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { csvExport, fileFolder, leaseItem, monthDump } from '../../../test/deal-files.ts'
import { testService } from '../../../test/service.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { openDealFile } from '../../providers/deals/deal-file.ts'
import { importDeals } from '../collection/index.ts'

// 광주광역시 and 전라남도 became 전남광주통합특별시 on 2026-07-01: 서구 has the code 12240 since, and had 29140 before.
// Without a key: only imported data exists, and no provider can withdraw it.
const service = await testService({ DATA_GO_KR_SERVICE_KEY: '' })
const { app, database } = service
const { pool } = database
const folder = fileFolder()
service.clock.time = new Date('2026-08-20T12:00:00+09:00')

const HOME = { jibun: '1200', umdNm: '치평동' }
const JUNE = [leaseItem({ ...HOME, sggCd: '29140', dealMonth: '6', deposit: '20,000' })]
const JULY = [leaseItem({ ...HOME, sggCd: '12240', dealMonth: '7', deposit: '21,000' })]
const LEASE = { contractPurpose: 'JEONSE', depositAmountManwon: 20_000, exclusiveAreaSquareMeter: 59.95 } as const

async function run(...files: [name: string, content: string][]) {
  const context = {
    pool,
    catalogue: loadDistrictCatalogue(),
    now: () => service.clock.now(),
    onRefused: ({ reason }: { reason: string }) => assert.fail(reason),
    onProgress: () => undefined,
    again: false,
  }
  const paths = files.map(([name, content]) => folder.write(name, content))
  return (await importDeals(context, paths.map(openDealFile))).counts
}

before(() =>
  run(
    ['june.json', monthDump(JUNE, { lawdCd: '29140', dealMonth: '202606', fetchedAt: '2026-08-20' })],
    ['july.json', monthDump(JULY, { lawdCd: '12240', dealMonth: '202607', fetchedAt: '2026-08-20' })],
  ),
)

async function sampleOf(address: string): Promise<(string | number | null)[][]> {
  const answer = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: { ...LEASE, address } })
  assert.equal(answer.statusCode, 200, answer.body)
  const { diagnosisId, statusToken } = answer.json().data
  const evidence = await app.inject({
    url: `/api/rent-risk-diagnoses/${diagnosisId}/evidence/rent-transaction?statusToken=${statusToken}`,
  })
  return evidence
    .json<{ data: DiagnosisSample }>()
    .data.deals.map(({ contractMonth, amountManwon, matchLevel }) => [contractMonth, amountManwon, matchLevel])
}

test('R-ADDR-07: deals of before and after the merger are those of one lot, whichever name the address has', async () => {
  for (const address of [
    '광주광역시 서구 치평동 1200',
    '광주 서구 치평동 1200',
    '전남광주통합특별시 서구 치평동 1200',
    '전남광주 서구 치평동 1200',
  ])
    assert.deepEqual(
      await sampleOf(address),
      [
        ['2026-07', 21_000, 'SAME_LOT'],
        ['2026-06', 20_000, 'SAME_LOT'],
      ],
      address,
    )
})

test('R-ADDR-07: a month that is published anew under the other code, or as a table by either name, adds no deal', async () => {
  const newCode = JUNE.map((item) => ({ ...item, sggCd: '12240' }))
  const again = await run([
    'june-again.json',
    monthDump(newCode, { lawdCd: '12240', dealMonth: '202606', fetchedAt: '2026-08-20' }),
  ])
  assert.deepEqual([again.inserted, again.vanished, again.unchanged], [0, 0, 1])
  const row = (name: string) => ({
    시군구: `${name} 서구 치평동`,
    번지: '1200',
    단지명: '어느마을',
    '전용면적(㎡)': '59.95',
    계약년월: '202606',
    계약일: '03',
    '보증금(만원)': '20,000',
    '월세금(만원)': '0',
    층: '3',
    건축년도: '2004',
    주택유형: '아파트',
  })
  for (const name of ['광주광역시', '전남광주통합특별시']) {
    const counts = await run([`${name}.csv`, csvExport('apartmentLease', '아파트(전월세)', [row(name)])])
    assert.equal(counts.inserted, 0, name)
  }
  const { rows } = await pool.query('select distinct lawd_cd, legal_district_code from transaction_facts')
  assert.deepEqual(rows, [{ lawd_cd: '12240', legal_district_code: '1224012000' }])
})
