import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { givenVariables } from '../../server/src/platform/config/given-variables.ts'

/** Real apartment transactions as published by the ministry, one file per month; not part of the repository. */
export const REAL_MONTHS_FOLDER =
  givenVariables(process.env)['REAL_MONTHS_FOLDER'] ??
  fileURLToPath(new URL('../../../shared/data/transactions/apartment-capital', import.meta.url))

type RealKind = 'rent' | 'sale'

/** One published row with the provider's field names; every value is a string, and a blank value is empty. */
export type RealItem = Record<string, string>

export type RealMonth = {
  kind: RealKind
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  items: RealItem[]
}

export function hasRealMonths(folder = REAL_MONTHS_FOLDER): boolean {
  return existsSync(folder)
}

/** Every stored month, in the order of kind, LAWD_CD and month. */
export function readRealMonths(folder = REAL_MONTHS_FOLDER): RealMonth[] {
  return (['rent', 'sale'] as const).flatMap((kind) =>
    sortedNames(`${folder}/${kind}`).flatMap((lawdCd) =>
      sortedNames(`${folder}/${kind}/${lawdCd}`).map((file) => readMonth(folder, kind, lawdCd, file)),
    ),
  )
}

function readMonth(folder: string, kind: RealKind, lawdCd: string, file: string): RealMonth {
  const text = gunzipSync(readFileSync(`${folder}/${kind}/${lawdCd}/${file}`)).toString('utf8')
  const { items } = JSON.parse(text) as { items: RealItem[] }
  return { kind, lawdCd, dealMonth: file.slice(0, 6), items }
}

function sortedNames(folder: string): string[] {
  return readdirSync(folder).toSorted()
}
