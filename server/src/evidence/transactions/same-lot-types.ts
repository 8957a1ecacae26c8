import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { namedQuery } from '../../platform/named-query.ts'

const typesOnLot = namedQuery<{ property_type: TradedPropertyType }, [string, string, string, string]>(
  'read-same-lot-types',
  `select distinct property_type
   from transaction_facts
   where legal_district_code = $1 and main_number = $2 and sub_number = $3 and land_kind = $4 and not cancelled`,
)

/** The types of the stored past deals on one lot: a hint where the register is silent, never an official fact. */
export async function readSameLotTypes(pool: Pool, lot: Lot): Promise<TradedPropertyType[]> {
  const rows = await typesOnLot(pool, lot.legalDistrictCode, lot.mainNumber, lot.subNumber, lot.landKind)
  return rows.map((row) => row.property_type)
}
