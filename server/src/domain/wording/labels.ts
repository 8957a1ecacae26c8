import { PROPERTY_TYPES } from '../../words/ko/property-types.ts'
import { SAMPLE_LEVELS } from '../../words/ko/samples.ts'
import type { SampleLevel } from '../comparison/comparison.ts'
import type { DealSource } from '../comparison/deal.ts'
import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { PropertyType } from '../property/property-type.ts'

/** Korean names of our codes, as a reader sees them. */
export const PURPOSE_LABELS: Record<ContractPurpose, string> = { JEONSE: '전세', MONTHLY_RENT: '월세' }

export const PROPERTY_TYPE_LABELS: Record<PropertyType, string> = PROPERTY_TYPES

export const SAMPLE_LEVEL_LABELS: Record<SampleLevel, string> = SAMPLE_LEVELS

/** The ministry's name of each source. */
export const DEAL_SOURCE_NAMES: Record<DealSource, string> = {
  AptRent: '국토교통부 아파트 전월세 실거래가',
  RHRent: '국토교통부 연립·다세대 전월세 실거래가',
  SHRent: '국토교통부 단독·다가구 전월세 실거래가',
  OffiRent: '국토교통부 오피스텔 전월세 실거래가',
  AptTradeDev: '국토교통부 아파트 매매 실거래가',
  RHTrade: '국토교통부 연립·다세대 매매 실거래가',
  SHTrade: '국토교통부 단독·다가구 매매 실거래가',
  OffiTrade: '국토교통부 오피스텔 매매 실거래가',
}
