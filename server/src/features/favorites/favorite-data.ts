import { type PersonalData, personalTable } from '../../platform/personal-data.ts'

const OWN = 'favorite_id in (select favorite_id from favorites where user_id = :userId)'

/** What the favorites store of a user. */
export const FAVORITE_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'favorites',
      columns: `favorite_id, pnu, address, input_address, unit_text, juso_address, label, contract_purpose,
        deposit_manwon, monthly_rent_manwon, maintenance_fee_manwon, area_square_meter, published_area_square_meter,
        floor_number, register_key, known_property_type, property_type, memo, diagnosis_id, contract_on, balance_on,
        move_in_on, end_on, dates_since, state, state_since, seen_on, look_again_on, look_again_sent_on, created_at,
        updated_at`,
      of: 'user_id = :userId',
      key: 'favorite_id::text',
    }),
    personalTable({
      table: 'favorite_steps',
      columns: 'favorite_id, step, done_on',
      of: OWN,
      key: `favorite_id || ' ' || step`,
    }),
    personalTable({
      table: 'favorite_reminders',
      columns: 'favorite_id, step, due_on',
      of: OWN,
      key: `favorite_id || ' ' || step || ' ' || due_on`,
    }),
    personalTable({
      table: 'favorite_news',
      columns: 'favorite_id, lot_count, lot_months, similar_count, similar_months, told_on',
      of: OWN,
      key: 'favorite_id::text',
    }),
  ],
}
