import type { ValuedType } from '../../domain/value/valued-home.ts'
import type { Zone } from '../../domain/value/zone.ts'
import { ESTIMATE_MODEL } from './outcomes.ts'

const VERSIONS = `string_agg(kind || ' ' || version, ',' order by kind, version)`

/** SQL for the current fits and calibrations of a zone and property type, as one text; empty for none. */
export const FIT_VERSIONS = `(
  select coalesce(${VERSIONS}, '')
  from (
    select kind, version from price_mean
    where property_type = :propertyType and zone = :zone and version is not null
    union all
    select kind, version from value_calibrations where property_type = :propertyType and model = ${ESTIMATE_MODEL}
  ) as fits
)`

/** The same for every property type in the zone, as JSON by type. */
export const VERSIONS_OF_FITS = `(
  select json_object_agg(property_type, versions)
  from (
    select property_type, ${VERSIONS} as versions
    from (
      select property_type, kind, version from price_mean where zone = :zone and version is not null
      union all
      select property_type, kind, version from value_calibrations where model = ${ESTIMATE_MODEL}
    ) as fits
    group by property_type
  ) as of_types
)`

export type FitScope = { propertyType: ValuedType; zone: Zone }
