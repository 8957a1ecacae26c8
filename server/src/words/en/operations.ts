import { SERVICE_NAME_EN } from '@lease-risk/contract/service-name.en'
import type { DealSource, OPERATIONS as KO, Provider } from '../ko/operations.ts'
import { asTitle, PAPERS } from './paper-names.ts'

export const OPERATIONS = {
  PROVIDER_NAME: ({ provider }) => PROVIDERS[provider],
  DEAL_SOURCE_TITLE: ({ source }) => DEAL_SOURCES[source],
  CLIENT_TITLE: SERVICE_NAME_EN,
  STARTING_PAGE: 'This page changes by itself when everything is ready.',
  CLIENT_NOT_BUILT: 'The screens are not built yet',
  CLIENT_BUILD: ({ command }) => `Run ${command}, then start the service again.`,
  WITHHELD_MONTHS: ({ count }) => `${count} being checked`,
  API_DOCUMENTS: 'API documents',
} satisfies typeof KO

const PROVIDERS: Record<Provider, string> = {
  juso: 'Road-name address search (도로명주소)',
  'building-register': asTitle(PAPERS.BUILDING_REGISTER),
  transactions: 'Reported deals (실거래가)',
  'public-price': 'Public prices (공시가격)',
  'broker-offices': 'Register of brokers (중개사무소 등록)',
  'land-ledger': 'Land ledger (토지대장)',
  boundary: 'Boundaries of legal districts (법정동)',
  geocoder: 'Conversion of coordinates',
  'map-tiles': 'Background map',
  'r-one': 'Real estate statistics (R-ONE, 부동산 통계정보)',
  'risk-model': 'Language model for risk scores',
}

const DEAL_SOURCES: Record<DealSource, string> = {
  AptRent: 'Apartments, jeonse and monthly rent',
  RHRent: 'Row and multi-unit houses, jeonse and monthly rent',
  SHRent: 'Detached and multi-family houses, jeonse and monthly rent',
  OffiRent: 'Officetels, jeonse and monthly rent',
  AptTradeDev: 'Apartments, sales',
  RHTrade: 'Row and multi-unit houses, sales',
  SHTrade: 'Detached and multi-family houses, sales',
  OffiTrade: 'Officetels, sales',
}
