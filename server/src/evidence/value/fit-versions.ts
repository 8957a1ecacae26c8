import type { ValuedType } from '../../domain/value/valued-home.ts'
import type { Zone } from '../../domain/value/zone.ts'

/** Which fits and calibrations of a zone and property type are in force, as one text; empty: none. */
export const FIT_VERSIONS = `(
  select coalesce(string_agg(kind || ' ' || version, ',' order by kind, version), '')
  from (
    select kind, version from price_mean
    where property_type = :propertyType and zone = :zone and version is not null
    union all
    select kind, version from price_calibration where property_type = :propertyType
  ) as fits
)`

export type FitScope = { propertyType: ValuedType; zone: Zone }
