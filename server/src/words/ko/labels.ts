import { SAMPLE_LEVELS } from './assessment/samples.ts'
import { propertyTypeName, type TypeOfHome } from './property-types.ts'

/** Names of our codes, for use on their own. */
export const LABELS = {
  PURPOSE_LABEL: ({ purpose }: { purpose: Purpose }) => PURPOSE_LABELS[purpose],
  PROPERTY_TYPE_LABEL: (home: TypeOfHome) => propertyTypeName(home),
  SAMPLE_LEVEL_LABEL: ({ level }: { level: keyof typeof SAMPLE_LEVELS }) => SAMPLE_LEVELS[level],
  DEAL_SOURCE_LABEL: ({ source }: { source: DealSource }) => DEAL_SOURCE_NAMES[source],
}

export const PURPOSE_LABELS = { JEONSE: '전세', MONTHLY_RENT: '월세' }
export type Purpose = keyof typeof PURPOSE_LABELS

/** The ministry's name of each source. */
export const DEAL_SOURCE_NAMES = {
  AptRent: '국토교통부 아파트 전월세 실거래가',
  RHRent: '국토교통부 연립·다세대 전월세 실거래가',
  SHRent: '국토교통부 단독·다가구 전월세 실거래가',
  OffiRent: '국토교통부 오피스텔 전월세 실거래가',
  AptTradeDev: '국토교통부 아파트 매매 실거래가',
  RHTrade: '국토교통부 연립·다세대 매매 실거래가',
  SHTrade: '국토교통부 단독·다가구 매매 실거래가',
  OffiTrade: '국토교통부 오피스텔 매매 실거래가',
}
export type DealSource = keyof typeof DEAL_SOURCE_NAMES
