import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { SANDBOX_KEY as KEY, type Sandbox, startSandbox } from './index.ts'
import {
  INVENTED,
  inventedPaths,
  inventReply,
  parseReply,
  RECORDED,
  type Reply,
  readInvented,
  readReply,
} from './invented-replies.ts'

/** Invented replies are always compared; recordings as well, if they exist beside the repository. */
const SOURCES: [which: string, folder: URL][] = [
  ['invented', INVENTED],
  ...(existsSync(RECORDED) ? [['recorded', RECORDED] satisfies [string, URL]] : []),
]

let sandbox: Sandbox

before(async () => {
  sandbox = await startSandbox({ now: () => new Date('2026-11-20T03:00:00Z') })
})
after(() => sandbox.stop())

async function ask(path: string): Promise<Reply> {
  const response = await fetch(sandbox.origin + path)
  assert.equal(response.headers.get('x-data-mode'), 'sample')
  return parseReply(await response.text())
}

/** Tests a comparison with the replies of each source. */
function testEach(rule: string, compare: (recorded: (path: string) => Reply) => Promise<void>): void {
  for (const [which, folder] of SOURCES) test(`${which}: ${rule}`, () => compare((path) => readReply(folder, path)))
}

test('the replies are invented from the recordings, where these are', () => {
  const paths = inventedPaths()
  assert.ok(paths.length > 70, `only ${paths.length} replies were found`)
  if (!existsSync(RECORDED)) return
  for (const path of paths) assert.equal(readInvented(path), inventReply(RECORDED, path), path)
})

/** The names of a row and, where asked, the kind of each value. */
function names(row: Reply | undefined): string[] {
  assert.ok(row, 'there is a row to compare')
  return Object.keys(row)
}

function kinds(row: Reply | undefined): string[] {
  return names(row).map((name) => `${name}: ${typeof row?.[name]}`)
}

const RTMS_RECORDED = {
  AptRent: 'rtms/AptRent/doc-jongno-202407.xml',
  RHRent: 'rtms/RHRent/gangnam-202607.xml',
  OffiRent: 'rtms/OffiRent/gangnam-202607.xml',
  AptTradeDev: 'rtms/AptTradeDev/doc-jongno-202407.xml',
  RHTrade: 'rtms/RHTrade/doc-jongno-202407.xml',
  SHTrade: 'rtms/SHTrade/gangnam-202608.xml',
  OffiTrade: 'rtms/OffiTrade/gangnam-202508-one.xml',
}

function rtmsPath(operation: string, rest = '', month = '202609'): string {
  return `/1613000/RTMSDataSvc${operation}/getRTMSDataSvc${operation}?serviceKey=${KEY}&LAWD_CD=11620&DEAL_YMD=${month}&numOfRows=500${rest}`
}

/** Returns the newest month of 2026 that has any deals; detached houses are seldom sold. */
async function askForDeals(operation: string): Promise<Reply> {
  for (const month of ['202609', '202608', '202607', '202606', '202605', '202604', '202603']) {
    const reply = await ask(rtmsPath(operation, '', month))
    if (String(reply.response?.body?.totalCount) !== '0') return reply
  }
  return assert.fail(`no deals of ${operation}`)
}

for (const [operation, path] of Object.entries(RTMS_RECORDED)) {
  testEach(`transactions: a row of ${operation} has the recorded tags in the recorded order`, async (recorded) => {
    const [ours, theirs] = [await askForDeals(operation), recorded(path)]
    assert.deepEqual(names(ours.response), names(theirs.response))
    assert.deepEqual(names(ours.response?.body), names(theirs.response?.body))
    assert.deepEqual(ours.response?.header, theirs.response?.header)
    assert.deepEqual(names(ours.response?.body?.items?.item?.[0]), names(theirs.response?.body?.items?.item?.[0]))
  })
}

test('transactions: SHRent has the documented fields, and neither lot nor name', async () => {
  const reply = await ask(rtmsPath('SHRent'))
  assert.deepEqual(
    names(reply.response?.body?.items?.item?.[0]),
    'buildYear contractTerm contractType dealDay dealMonth dealYear deposit houseType monthlyRent preDeposit preMonthlyRent sggCd totalFloorAr umdNm useRRRight'.split(
      ' ',
    ),
  )
})

testEach('transactions: JSON guesses types as recorded and an empty month has items ""', async (recorded) => {
  const ours = await ask(rtmsPath('AptTradeDev', '&_type=json'))
  const theirs = recorded('rtms/AptTradeDev/suwon-yeongtong-202511-one.json')
  const row = ours.response?.body?.items?.item?.find(
    (deal) => String(deal.aptDong) === ' ' && String(deal.rgstDate) === ' ' && String(deal.cdealType) === ' ',
  )
  // A road letter may be blank, and a main number without leading zeros is guessed to be numeric.
  const withoutGuess = (entries: string[]) => entries.filter((entry) => !/^(roadNmbCd|bonbun):/.test(entry))
  assert.deepEqual(withoutGuess(kinds(row)), withoutGuess(kinds(theirs.response?.body?.items?.item?.[0])))
  const empty = await ask(rtmsPath('AptTradeDev', '&_type=json').replace('11620', '99999').replace('500', '1'))
  assert.deepEqual(empty, recorded('rtms/AptRent/empty-unknown-lawd-99999.json'))
})

testEach('building register: a row has the recorded names, order and kinds of value', async (recorded) => {
  const base = `/1613000/BldRgstHubService/getBrTitleInfo?serviceKey=${KEY}&sigunguCd=11620&bjdongCd=10200&platGbCd=0&bun=1422&ji=0005`
  const theirs = recorded('bldrgst/getBrTitleInfo/real_apartment_02000.json')
  const ours = await ask(`${base}&_type=json`)
  assert.deepEqual(kinds(ours.response?.body), kinds(theirs.response?.body))
  assert.deepEqual(kinds(ours.response?.body?.items?.item?.[0]), kinds(theirs.response?.body?.items?.item?.[0]))
  const xml = await ask(base)
  const recordedXml = recorded('bldrgst/getBrTitleInfo/samseong-1-1.xml')
  assert.deepEqual(names(xml.response?.body?.items?.item?.[0]), names(recordedXml.response?.body?.items?.item?.[0]))
  const empty = await ask(`${base.replace('1422', '9999')}&numOfRows=1`)
  assert.deepEqual(empty, recorded('bldrgst/getBrTitleInfo/empty.xml'))
})

testEach(
  'public price: rows, the renamed root of an empty answer and the refusal are as recorded',
  async (recorded) => {
    const apart = `/ned/data/getApartHousingPriceAttr?key=${KEY}&pnu=1162010200114220005`
    const xml = await ask(apart)
    const theirs = recorded('vworld-ned/getApartHousingPriceAttr/sangam-worldcup1-2012.xml')
    assert.deepEqual(names(xml.response?.fields?.field?.[0]), names(theirs.response?.fields?.field?.[0]))
    const json = await ask(`${apart}&format=json`)
    const eunma = recorded('vworld-ned/getApartHousingPriceAttr/eunma-2026-two-rows.json')
    assert.deepEqual(names(json.apartHousingPrices).sort(), names(eunma.apartHousingPrices).sort())
    const row = json.apartHousingPrices?.field?.[0]
    assert.deepEqual(
      names(eunma.apartHousingPrices?.field?.[0]).filter((name) => row?.[name] === undefined),
      [],
    )
    assert.deepEqual(new Set(Object.values(row ?? {}).map((value) => typeof value)), new Set(['string']))
    assert.deepEqual(
      await ask(`/ned/data/getApartHousingPriceAttr?key=${KEY}&pnu=9999999999&format=json&numOfRows=5`),
      recorded('vworld-ned/getApartHousingPriceAttr/empty-response-wrapper.json'),
    )
    assert.deepEqual(
      await ask('/ned/data/getApartHousingPriceAttr?key=wrong&pnu=1162010200&format=json'),
      recorded('vworld-ned/errors/invalid-key.json'),
    )
    const house = await ask(`/ned/data/getIndvdHousingPriceAttr?key=${KEY}&pnu=1162010200114180007`)
    const chungsin = recorded('vworld-ned/getIndvdHousingPriceAttr/doc-chungsin-2012.xml')
    assert.deepEqual(names(house.response?.fields?.field?.[0]), names(chungsin.response?.fields?.field?.[0]))
  },
)

testEach('address search: common, row fields and the refusal are as recorded', async (recorded) => {
  const path = `/addrlink/addrLinkApi.do?confmKey=${KEY}&resultType=json&countPerPage=1&keyword=${encodeURIComponent('신림동 1422-5')}`
  const ours = await ask(path)
  const theirs = recorded('juso/addrLinkApi/seocho-single.json')
  assert.deepEqual(kinds(ours.results?.common), kinds(theirs.results?.common))
  assert.deepEqual(kinds(ours.results?.juso?.[0]), kinds(theirs.results?.juso?.[0]))
  const withInfo = await ask(`${path}&addInfoYn=Y`)
  const klid = recorded('juso/addrLinkApi/jinahya-AddrLinkApiResponse1.json')
  assert.deepEqual(names(withInfo.results?.juso?.[0]).sort(), names(klid.results?.juso?.[0]).sort())
  const refused = await ask(path.replace(KEY, 'wrong'))
  assert.deepEqual(refused, recorded('juso/addrLinkApi/addrDetailApi-error-E0001.json'))
})

testEach('boundary: a feature, NOT_FOUND and errors are as recorded', async (recorded) => {
  const base = `/req/data?service=data&version=2.0&request=GetFeature&key=${KEY}`
  const feature = (reply: Reply) => reply.response?.result?.featureCollection?.features?.[0]
  const ours = await ask(`${base}&data=LT_C_ADEMD_INFO&attrFilter=emd_cd:=:11620102&geometry=false`)
  const theirs = recorded('vworld-data/GetFeature/ademd-point-nogeom.json')
  assert.deepEqual(names(ours.response), names(theirs.response))
  assert.deepEqual(names(feature(ours)), names(feature(theirs)))
  assert.deepEqual(names(feature(ours)?.properties).sort(), names(feature(theirs)?.properties).sort())
  const lot = await ask(`${base}&data=LP_PA_CBND_BUBUN&attrFilter=pnu:=:1162010200114220005`)
  const parcel = recorded('vworld-data/GetFeature/real_parcel_boundary_gangnam_yeoksam_737.json')
  assert.deepEqual(names(feature(lot)).sort(), names(feature(parcel)).sort())
  assert.deepEqual(names(feature(lot)?.properties).sort(), names(feature(parcel)?.properties).sort())
  const nothing = await ask(`${base}&data=LP_PA_CBND_BUBUN&attrFilter=pnu:=:9999999999`)
  assert.deepEqual(
    names(nothing.response),
    names(recorded('vworld-data/GetFeature/real_parcel_boundary_not_found.json').response),
  )
  const missing = await ask(base)
  assert.deepEqual(missing.response?.error, recorded('vworld-data/errors/param-required.json').response?.error)
})

testEach('geocoder: an answer by road and by lot is as recorded', async (recorded) => {
  for (const [type, address, path] of [
    ['ROAD', '서울특별시 관악구 신림로59길 23', 'getcoord-road'],
    ['PARCEL', '서울특별시 관악구 신림동 1422-5', 'getcoord-parcel'],
  ] as const) {
    const ours = await ask(
      `/req/address?service=address&request=getCoord&key=${KEY}&type=${type}&address=${encodeURIComponent(address)}`,
    )
    const theirs = recorded(`vworld-data/address/${path}.json`)
    assert.deepEqual(names(ours.response), names(theirs.response))
    assert.deepEqual(kinds(ours.response?.refined?.structure), kinds(theirs.response?.refined?.structure))
    assert.deepEqual(kinds(ours.response?.result?.point), kinds(theirs.response?.result?.point))
  }
})

testEach('r-one: envelopes, rows and bare results are as recorded', async (recorded) => {
  const base = '/r-one/openapi/SttsApi'
  const data = await ask(`${base}TblData.do?KEY=${KEY}&Type=json&STATBL_ID=A_2024_00045&DTACYCLE_CD=MM&pSize=1`)
  const theirs = recorded('rone/SttsApiTblData/apt-sale-index-202501-one-row.json')
  assert.deepEqual(names(data.SttsApiTblData?.[0]?.head?.[0]), names(theirs.SttsApiTblData?.[0]?.head?.[0]))
  assert.deepEqual(kinds(data.SttsApiTblData?.[1]?.row?.[0]), kinds(theirs.SttsApiTblData?.[1]?.row?.[0]))
  const table = await ask(`${base}Tbl.do?KEY=${KEY}&Type=json&STATBL_ID=A_2024_00045`)
  const live = recorded('rone/SttsApiTbl/live-A_2024_00900.json')
  assert.deepEqual(kinds(table.SttsApiTbl?.[1]?.row?.[0]), kinds(live.SttsApiTbl?.[1]?.row?.[0]))
  const items = await ask(`${base}TblItm.do?KEY=${KEY}&STATBL_ID=A_2024_00045&ITM_TAG=${encodeURIComponent('분류')}`)
  const example = recorded('rone/SttsApiTblItm/doc-example-A_2024_00900-cls.xml')
  assert.deepEqual(names(items.SttsApiTblItm?.row?.[0]), names(example.SttsApiTblItm?.row?.[0]))
  for (const [query, file] of [
    [`KEY=wrong&Type=json`, 'ERROR-290-invalid-key'],
    [`KEY=${KEY}&Type=json`, 'ERROR-300-missing-param'],
    [`KEY=${KEY}&Type=json&STATBL_ID=A_0000_00000&DTACYCLE_CD=MM`, 'INFO-200-no-data'],
  ] as const) {
    assert.deepEqual(await ask(`${base}TblData.do?${query}`), recorded(`rone/errors/${file}.json`))
  }
})

testEach('data.go.kr: an unknown and a missing key are refused as recorded', async (recorded) => {
  const path = rtmsPath('RHRent')
  assert.deepEqual(
    await ask(path.replace(KEY, 'wrong')),
    recorded('datagokr-gateway/errors/http403-30-not-registered.json'),
  )
  assert.deepEqual(
    await ask(path.replace(`serviceKey=${KEY}&`, '')),
    recorded('datagokr-gateway/errors/http401-20-key-null.json'),
  )
})
