import type { ProviderReply } from '../../domain/lookup.ts'

/** How often a statistic is published: monthly, quarterly, yearly, weekly. */
export type IndicatorCycle = 'MM' | 'QY' | 'YY' | 'WK'

/** One statistics table of the Korea Real Estate Board (R-ONE). */
export type IndicatorTable = {
  statblId: string
  name: string
  /** The supported cycles that the table has; empty when it has only others. */
  cycles: IndicatorCycle[]
  /** Basis of the values, such as `기준시점 : 2026.01.=100.0`. */
  note: string | null
}

/** Kind of a table item: a group (그룹), a class such as a region (분류), or a measure (항목). */
export type IndicatorItemTag = 'GROUP' | 'CLASS' | 'MEASURE'

/** One group, class or measure; its id is valid only within its own table and is not a legal-district code. */
export type IndicatorItem = {
  itemId: string
  /** `null` at the top of the tree. */
  parentItemId: string | null
  name: string
  /** Path from the top, such as `서울>강북지역>도심권>종로구`. */
  fullName: string
  unit: string | null
}

/** One number of a table: one class, one measure, one period. */
export type IndicatorObservation = {
  /** The provider's period id, unchanged: `YYYY`, `YYYYMM`, `YYYY01`…`YYYY04` for quarters; week ids are not ISO. */
  period: string
  /** The period in words, such as `2025년 1월`. */
  periodLabel: string | null
  groupName: string | null
  classId: string
  className: string
  classFullName: string
  itemId: string
  itemName: string
  /** `null` when the provider publishes no number for the period. */
  value: number | null
  unit: string | null
}

/** `from` and `to` are period ids, both inclusive. Without `itemId`, a table with several items mixes them. */
export type IndicatorQuery = {
  statblId: string
  cycle: IndicatorCycle
  itemId?: string
  classId?: string
  from: string
  to: string
}

export type IndicatorPort = {
  readTable(statblId: string, signal?: AbortSignal): Promise<ProviderReply<IndicatorTable>>
  readItems(statblId: string, tag: IndicatorItemTag, signal?: AbortSignal): Promise<ProviderReply<IndicatorItem[]>>
  /** In the provider's order, oldest period first. The latest months are often `NOT_FOUND`: request a range that reaches back. */
  readData(query: IndicatorQuery, signal?: AbortSignal): Promise<ProviderReply<IndicatorObservation[]>>
}
