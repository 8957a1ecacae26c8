import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import { readGatewayPage } from '../gateway.ts'
import { readTitle } from './client.ts'

function readTitles(text: string) {
  const page = readGatewayPage({ httpStatus: 200, contentType: '', text })
  assert.ok(page.status === 'FOUND')
  return page.value.rows.map(readTitle)
}

const fixture = (name: string) => readTitles(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))

const villa = {
  registerKey: '9999102000001234567890',
  registerKindName: '표제부',
  isMain: true,
  buildingName: '한빛빌라',
  dongName: null,
  lotAddress: '서울특별시 관악구 신림동 1422-5번지',
  roadAddress: '서울특별시 관악구 신림로 900 (신림동)',
  mainUseCode: '02000',
  mainUseName: '공동주택',
  detailUse: '다세대주택(8세대)',
  householdCount: 8,
  familyCount: 0,
  unitCount: 0,
  floorsAboveGround: 4,
  floorsBelowGround: 1,
  totalAreaSquareMeter: 551.08,
  structureName: '철근콘크리트구조',
  useApprovalDate: '2012-01-09',
}

test('XML: one space is blank, an annex is not main, a row without a key is dropped', () => {
  const [main, annex, again, withoutKey] = fixture('titles.xml')
  assert.deepEqual(main, villa)
  assert.deepEqual(again, villa)
  assert.deepEqual(annex, {
    ...villa,
    registerKey: '9999102000001234567891',
    isMain: false,
    buildingName: null,
    dongName: '부속동',
    roadAddress: null,
    mainUseCode: '04000',
    mainUseName: '제2종근린생활시설',
    detailUse: '관리실 & 창고',
    householdCount: 0,
    totalAreaSquareMeter: null,
    useApprovalDate: null,
  })
  assert.equal(withoutKey, null)
})

test('JSON: a register key of 22 digits keeps every digit', () => {
  assert.deepEqual(fixture('title-one.json'), [villa])
})

test('property: no row makes the reader throw, and a date is a day of the calendar', () => {
  const cell = fc.oneof(fc.constantFrom(' ', '20261399', '19780230', '20240229', '00000000', {}, null), fc.string())
  fc.assert(
    fc.property(cell, cell, cell, (useAprDay, hhldCnt, totArea) => {
      const title = readTitle({ mgmBldrgstPk: '1', useAprDay, hhldCnt, totArea })
      assert.ok(title !== null && (title.useApprovalDate === null || !Number.isNaN(Date.parse(title.useApprovalDate))))
    }),
  )
  assert.equal(readTitle({ mgmBldrgstPk: '1', useAprDay: '19780230' })?.useApprovalDate, null)
})

const recorded: [path: string, mainUseCodes: string[]][] = [
  ['real_apartment_02000.json', ['02000']],
  ['real_house_brick_01000.json', ['01000']],
  ['real_kunrin1_house_03000_01000.json', ['03000', '01000']],
  ['real_education_10000.json', ['10000']],
  ['real_office_gangnam_finance_14000.json', ['14000']],
  ['live_2026-05-08_gangnam_yeoksam_737.json', ['14000']],
  ['samseong-1-1.xml', ['14000']],
]
for (const [path, mainUseCodes] of recorded) {
  testRecorded(`bldrgst/getBrTitleInfo/${path}`, `main use ${mainUseCodes.join(', ')}`, (text) => {
    const titles = readTitles(text)
    assert.deepEqual(titles.map((title) => title?.mainUseCode).slice(0, mainUseCodes.length), mainUseCodes)
    assert.ok(titles.every((title) => title !== null && /^\d+$/.test(title.registerKey)))
    assert.deepEqual(
      titles.map((title) => [title?.registerKey, title?.useApprovalDate?.replaceAll('-', '') ?? ' ']),
      writtenValues(text, 'mgmBldrgstPk').map((key, index) => [key, writtenValues(text, 'useAprDay')[index]]),
    )
  })
}
testRecorded('bldrgst/getBrTitleInfo/empty.xml', 'NOT_FOUND', (text) => {
  assert.deepEqual(readGatewayPage({ httpStatus: 200, contentType: '', text }), { status: 'NOT_FOUND' })
})
