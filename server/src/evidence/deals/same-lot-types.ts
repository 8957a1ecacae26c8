import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'

const typesOnLot = statement<{ property_type: TradedPropertyType }, Lot>({
  name: 'read-same-lot-types',
  columns: { property_type: 'text' },
  text: `select distinct property_type
   from stored_deals
   where legal_district_code = :legalDistrictCode and main_number = :mainNumber and sub_number = :subNumber
     and land_kind = :landKind and not cancelled`,
})

/** Property types of the stored past deals on one lot: a hint when the register has none, never an official fact. */
export async function readSameLotTypes(pool: Pool, lot: Lot): Promise<TradedPropertyType[]> {
  const rows = await typesOnLot(pool, lot)
  return rows.map((row) => row.property_type)
}
