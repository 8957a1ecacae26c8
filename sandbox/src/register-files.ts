import { sampleTitles } from './building-register.ts'
import { encodeCp949 } from './cp949.ts'
import type { SampleFile } from './public-price-files.ts'
import { homesOf, KIND_WORDS, SAMPLE_LOTS, type SampleHome, type SampleLot } from './sample-lots.ts'

/** The columns of `mart_djy_03.txt` by the names of the interface (R-REGFILE-01). */
const TITLES =
  'mgmBldrgstPk regstrGbCd regstrGbCdNm regstrKindCd regstrKindCdNm platPlc newPlatPlc bldNm sigunguCd bjdongCd platGbCd bun ji splotNm block lot bylotCnt naRoadCd naBjdongCd naUgrndCd naMainBun naSubBun dongNm mainAtchGbCd mainAtchGbCdNm platArea archArea bcRat totArea vlRatEstmTotArea vlRat strctCd strctCdNm etcStrct mainPurpsCd mainPurpsCdNm etcPurps roofCd roofCdNm etcRoof hhldCnt fmlyCnt heit grndFlrCnt ugrndFlrCnt rideUseElvtCnt emgenUseElvtCnt atchBldCnt atchBldArea totDongTotArea indrMechUtcnt indrMechArea oudrMechUtcnt oudrMechArea indrAutoUtcnt indrAutoArea oudrAutoUtcnt oudrAutoArea pmsDay stcnsDay useAprDay pmsnoYear pmsnoKikCd pmsnoKikCdNm pmsnoGbCd pmsnoGbCdNm hoCnt engrGrade engrRat engrEpi gnBldGrade gnBldCert itgBldGrade itgBldCert crtnDay rserthqkDsgnApplyYn rserthqkAblty'.split(
    ' ',
  )

/** A row of `mart_djy_06.txt` (R-REGFILE-02). */
function areaRow(
  lot: SampleLot,
  home: SampleHome,
  { owned, area, index }: { owned: boolean; area: number; index: number },
): string {
  const { oldPnu, building } = lot
  const words = KIND_WORDS[building.kind]
  const place = [
    oldPnu.slice(0, 5),
    oldPnu.slice(5, 10),
    lot.isMountain ? '1' : '0',
    oldPnu.slice(11, 15),
    oldPnu.slice(15),
  ]
  const road = [oldPnu.slice(0, 5) + lot.roadCode, `${oldPnu.slice(5, 8)}01`, '0', lot.roadMain, lot.roadSub]
  const floor = [home.floor < 0 ? '10' : '20', home.floor < 0 ? '지하' : '지상', String(Math.abs(home.floor))]
  return [
    `${oldPnu.slice(0, 5)}-${100_000 + index}`,
    '2',
    '집합',
    '4',
    '전유부',
    `${lot.lotAddress}번지`,
    lot.roadAddress + lot.roadSuffix,
    building.name ?? ' ',
    ...place,
    ' ',
    ' ',
    ' ',
    ...road,
    home.dong ?? ' ',
    `${home.ho}호`,
    ...floor,
    owned ? '1' : '2',
    owned ? '전유' : '공용',
    '0',
    '주건축물',
    `${Math.abs(home.floor)}층`,
    '21',
    '철근콘크리트구조',
    '철근콘크리트조',
    words.mainUseCode,
    owned ? words.mainUseName : '계단실',
    words.detailUse,
    String(area),
    '20261002',
  ].join('|')
}

/** A home's own rooms are in two rows, as where a unit has two floors, and it shares the stairs. */
function areaRows(lot: SampleLot): string[] {
  return homesOf(lot.building).flatMap((home, index) => {
    const { areaSquareMeter } = home.plan
    const small = Math.round(areaSquareMeter * 25) / 100
    return [
      areaRow(lot, home, { owned: true, area: Math.round((areaSquareMeter - small) * 100) / 100, index }),
      areaRow(lot, home, { owned: false, area: 12.34, index }),
      areaRow(lot, home, { owned: true, area: small, index }),
    ]
  })
}

/** Returns the files of title sections (UTF-8, as since 2026) and of areas of units (code page 949) of the sample lots. */
export function sampleRegisterFiles(): Record<'titles' | 'unitAreas', SampleFile> {
  const titles = sampleTitles().map((row) => TITLES.map((name) => String(row[name] ?? ' ')).join('|'))
  const collective = SAMPLE_LOTS.filter(({ building }) =>
    ['Apt', 'RH', 'Offi'].includes(KIND_WORDS[building.kind].traded ?? ''),
  )
  const text = (rows: string[]) => rows.map((row) => `${row}\r\n`).join('')
  return {
    titles: { name: 'mart_djy_03.txt', content: Buffer.from(text(titles)) },
    unitAreas: { name: 'mart_djy_06.txt', content: encodeCp949(text(collective.flatMap(areaRows))) },
  }
}
