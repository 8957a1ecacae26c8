import { listed, type Processed } from './processed.ts'
import { ACCOUNT_TABLES } from './processed-of-accounts.ts'
import { HOME_TABLES } from './processed-of-homes.ts'
import { BOARD_TABLES } from './processed-of-the-board.ts'
import { SERVICE_TABLES } from './processed-of-the-service.ts'

/** Every table with data of persons, or of what the service did for them (R-PRIV-03). */
export const PROCESSING: Readonly<Record<string, Processed>> = {
  ...HOME_TABLES,
  ...ACCOUNT_TABLES,
  ...BOARD_TABLES,
  ...SERVICE_TABLES,
}

/** Tables without data of persons: from public sources, or about the service itself. */
export const PUBLIC_TABLES: readonly string[] = listed(`
  accuracy_months address_districts address_imports address_lots address_names address_roads addresses backfills
  broker_office_lookups building_names building_registers checked_deposits checked_estimates collection_ledger data_mode
  district_evidence district_lots district_risk district_risk_months estimate_outcome evidence_versions imported_files
  imported_public_prices land_ledger_lookups lot_roads market_indicators market_statistics_monthly name_versions
  new_deal_groups price_calibration price_level price_mean price_near_deals process_leases provider_daily_quota
  public_price_snapshots public_prices register_units schema_migrations search_versions stored_lots transaction_facts
  value_calibrations withheld_months`)
