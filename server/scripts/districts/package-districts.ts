import type { CatalogueRow } from '../../src/domain/district/catalogue-text.ts'

/** `dist/sigungu.json` of the npm package budongsan-api, as far as we read it. */
type PackageSido = {
  sido_fullname: string
  sigungu_array: {
    /** `종로구`, `수원시 장안구`; `세종시` for the whole of Sejong. */
    sigungu_name: string
    /** 5 digits. */
    sigungu_code: string
    /** `bjd_name`: `청운동`, `호명읍 본포리`. */
    bjd_array: { bjd_name: string; sigungu_bjd_code: string }[]
  }[]
}

const SEJONG = '36110'

/** The districts that the package lists, with the 시도, 시 and 시군구 above them. */
export function readPackageDistricts(json: string): Map<string, CatalogueRow> {
  const rows = new Map<string, CatalogueRow>()
  const add = (code: string, name: string): void => {
    rows.set(code, { code, name, active: true, abolishedOn: null, successorCodes: [], isGuess: false })
  }
  for (const sido of JSON.parse(json) as PackageSido[]) {
    for (const { sigungu_name, sigungu_code, bjd_array } of sido.sigungu_array) {
      const [city = '', ward] = sigungu_name.split(' ')
      if (sigungu_code === SEJONG) {
        add(`${SEJONG}00000`, sido.sido_fullname)
      } else {
        add(`${sigungu_code.slice(0, 2)}00000000`, sido.sido_fullname)
        if (ward !== undefined) add(`${sigungu_code.slice(0, 4)}000000`, city)
        add(`${sigungu_code}00000`, ward ?? city)
      }
      for (const { bjd_name, sigungu_bjd_code } of bjd_array) {
        add(sigungu_bjd_code, bjd_name.split(' ').at(-1) ?? bjd_name)
      }
    }
  }
  return rows
}
