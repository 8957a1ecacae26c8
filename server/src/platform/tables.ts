import type { ColumnType, Generated } from 'kysely'

/** A column the database fills when it is left out and that may also be written. */
export type WithDefault<T> = Generated<T>
/** A `timestamptz`: read as a `Date`, written as a `Date` or an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>

type PlatformTables = {
  schema_migrations: { name: string; checksum: string; applied_at: Timestamp }
  rate_limit_windows: { subject: string; used: number; ends_at: Timestamp }
}

/** Every table of the service. An area adds its own as one more type in the `extends` list. */
export interface Database extends PlatformTables {}
