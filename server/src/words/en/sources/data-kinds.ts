import type { DataKind, DATA_KINDS as KO } from '../../ko/sources/data-kinds.ts'
import { asTitle, PAPERS } from '../paper-names.ts'

export const DATA_KINDS = {
  DATA_KIND: ({ kind }) => DATA_KIND_NAMES[kind],
} satisfies typeof KO

export const DATA_KIND_NAMES: Record<DataKind, string> = {
  transaction: 'Reported deals (실거래)',
  'lot-transaction': 'Reported deals on this lot (실거래)',
  'building-register': asTitle(PAPERS.BUILDING_REGISTER),
  'public-price': 'Public price (공시가격)',
  'monthly-statistic': 'Monthly statistics',
  'market-signal': 'Indicators of the regional market',
  diagnosis: 'Diagnosis',
}
