import type { FavoriteQuery } from '@lease-risk/contract/favorites'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { WayState } from '../../domain/way/way-steps.ts'
import { statement } from '../../platform/database/statement.ts'

/** The stored data of a favorite. Amounts in manwon, the area in square metres; `null`: not given. */
export type FavoriteEntry = {
  /** `null`: the address was not resolved to a lot. */
  pnu: string | null
  address: string
  inputAddress: string
  unitText: string | null
  /** As returned by the address search. */
  jusoAddress: Record<string, unknown> | null
  label: string | null
  contractPurpose: ContractPurpose | null
  depositManwon: number | null
  monthlyRentManwon: number | null
  maintenanceFeeManwon: number | null
  areaSquareMeter: number | null
  /** Under which the named unit is published; counts where none was typed. */
  publishedAreaSquareMeter: number | null
  floorNumber: number | null
  /** The building of the lot that was chosen. */
  registerKey: string | null
  knownPropertyType: string | null
  propertyType: PropertyType | null
  memo: string | null
  diagnosisId: number | null
  /** Days of the contract, `YYYY-MM-DD`. */
  contractOn: string | null
  balanceOn: string | null
  moveInOn: string | null
  endOn: string | null
}

export type StoredFavorite = FavoriteEntry & {
  favoriteId: number
  state: WayState
  /** The day on which the state last changed; `null`: never. */
  stateSince: string | null
  createdAt: Date
  updatedAt: Date
}

const COLUMNS = {
  favoriteId: 'int8',
  pnu: 'text',
  address: 'text',
  inputAddress: 'text',
  unitText: 'text',
  jusoAddress: 'jsonb',
  label: 'text',
  contractPurpose: 'text',
  depositManwon: 'float8',
  monthlyRentManwon: 'float8',
  maintenanceFeeManwon: 'float8',
  areaSquareMeter: 'float8',
  publishedAreaSquareMeter: 'float8',
  floorNumber: 'int2',
  registerKey: 'text',
  knownPropertyType: 'text',
  propertyType: 'text',
  memo: 'text',
  diagnosisId: 'int8',
  contractOn: 'text',
  balanceOn: 'text',
  moveInOn: 'text',
  endOn: 'text',
  state: 'text',
  stateSince: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
const SELECTED = `favorite_id as "favoriteId", pnu, address, input_address as "inputAddress", unit_text as "unitText",
  juso_address as "jusoAddress", label, contract_purpose as "contractPurpose", deposit_manwon as "depositManwon",
  monthly_rent_manwon as "monthlyRentManwon", maintenance_fee_manwon as "maintenanceFeeManwon",
  area_square_meter as "areaSquareMeter", published_area_square_meter as "publishedAreaSquareMeter",
  floor_number as "floorNumber", register_key as "registerKey", known_property_type as "knownPropertyType",
  property_type as "propertyType", memo, diagnosis_id as "diagnosisId",
  contract_on::text as "contractOn", balance_on::text as "balanceOn", move_in_on::text as "moveInOn",
  end_on::text as "endOn", state, state_since::text as "stateSince", created_at as "createdAt",
  updated_at as "updatedAt"`

/** The parameters for writing a home: JSON as text. */
export type WrittenHome = Omit<FavoriteEntry, 'jusoAddress'> & { jusoAddress: string | null }

const WRITTEN = `pnu, address, input_address, unit_text, juso_address, label, contract_purpose, deposit_manwon,
  monthly_rent_manwon, maintenance_fee_manwon, area_square_meter, published_area_square_meter, floor_number, register_key,
  known_property_type, property_type, memo`
const DATES = 'contract_on, balance_on, move_in_on, end_on'
const TYPED_DATES = ':contractOn::date, :balanceOn::date, :moveInOn::date, :endOn::date'
/** A home without contract days has no reminders. */
const SINCE = `case when num_nonnulls(${TYPED_DATES}) > 0 then :today::date end`
const ARE_CHANGED = `row(${DATES}) is distinct from row(${TYPED_DATES})`

const VALUES = `:pnu::text, :address::text, :inputAddress::text, :unitText::text, :jusoAddress::jsonb, :label::text,
  :contractPurpose::text, :depositManwon::float8, :monthlyRentManwon::float8, :maintenanceFeeManwon::float8,
  :areaSquareMeter::float8, :publishedAreaSquareMeter::float8, :floorNumber::smallint, :registerKey::text,
  :knownPropertyType::text, :propertyType::text, :memo::text`

/** Returns no row when the user has `most` already, or this home with these terms. */
export const addFavorite = statement<
  StoredFavorite,
  WrittenHome & { userId: number; now: Date; today: string; most: number }
>({
  name: 'favorite-add',
  columns: COLUMNS,
  text: `
    insert into favorites (user_id, ${WRITTEN}, diagnosis_id, ${DATES}, dates_since, created_at, updated_at)
    select :userId::bigint, ${VALUES}, :diagnosisId::bigint, ${TYPED_DATES}, ${SINCE}, :now::timestamptz, :now::timestamptz
    where (select count(*) from favorites where user_id = :userId) < :most::int
    on conflict do nothing
    returning ${SELECTED}`,
})

/**
 * Returns no row when it does not belong to the user; a unique violation when another of theirs has this home and these
 * terms.
 */
export const changeFavorite = statement<
  StoredFavorite,
  WrittenHome & { userId: number; favoriteId: number; now: Date; today: string }
>({
  name: 'favorite-change',
  columns: COLUMNS,
  text: `
    update favorites set
      (${WRITTEN}, diagnosis_id, ${DATES}, updated_at) = row(${VALUES}, :diagnosisId::bigint, ${TYPED_DATES}, :now::timestamptz),
      dates_since = case when ${ARE_CHANGED} then ${SINCE} else dates_since end,
      reminders_checked_on = case when ${ARE_CHANGED} then null else reminders_checked_on end
    where favorite_id = :favoriteId and user_id = :userId
    returning ${SELECTED}`,
})

/** What a later check of the same home and terms found out; nothing known is forgotten. */
export const linkCheck = statement<
  StoredFavorite,
  Pick<FavoriteEntry, 'diagnosisId' | 'registerKey' | 'publishedAreaSquareMeter' | 'propertyType'> & {
    favoriteId: number
  }
>({
  name: 'favorite-link-check',
  columns: COLUMNS,
  text: `
    update favorites set
      diagnosis_id = :diagnosisId::bigint,
      register_key = coalesce(:registerKey::text, register_key),
      published_area_square_meter = coalesce(:publishedAreaSquareMeter::float8, published_area_square_meter),
      property_type = coalesce(:propertyType::text, property_type)
    where favorite_id = :favoriteId
    returning ${SELECTED}`,
})

/** For a home whose type neither a diagnosis nor its owner has provided. */
export const keepType = statement<never, { favoriteId: number; propertyType: PropertyType }>({
  name: 'favorite-keep-type',
  columns: {},
  text: `update favorites set property_type = :propertyType where favorite_id = :favoriteId and property_type is null`,
})

type SameHome = Pick<
  FavoriteEntry,
  | 'pnu'
  | 'inputAddress'
  | 'unitText'
  | 'contractPurpose'
  | 'depositManwon'
  | 'monthlyRentManwon'
  | 'maintenanceFeeManwon'
  | 'areaSquareMeter'
  | 'floorNumber'
  | 'registerKey'
>

/**
 * The user's favorite of the same home and terms, of whichever building if none was chosen. In older ones, an amount of 0
 * may mean that none was given.
 */
export const findSame = statement<{ favoriteId: number }, SameHome & { userId: number }>({
  name: 'favorite-same',
  columns: { favoriteId: 'int8' },
  text: `
    select favorite_id as "favoriteId" from favorites
    where user_id = :userId and home = coalesce(:pnu::text, :inputAddress::text)
      and (unit_text, contract_purpose, deposit_manwon,
        case contract_purpose when 'JEONSE' then nullif(monthly_rent_manwon, 0) else monthly_rent_manwon end,
        nullif(maintenance_fee_manwon, 0), area_square_meter, floor_number) is not distinct from (:unitText::text, :contractPurpose::text, :depositManwon::float8,
        :monthlyRentManwon::float8, :maintenanceFeeManwon::float8, :areaSquareMeter::float8, :floorNumber::smallint)
      and coalesce(register_key, :registerKey::text, '') = coalesce(:registerKey::text, register_key, '')
    order by register_key is not distinct from :registerKey::text desc
    limit 1`,
})

export const readFavorites = statement<StoredFavorite, { userId: number; favoriteIds: number[] }>({
  name: 'favorite-read',
  columns: COLUMNS,
  text: `select ${SELECTED} from favorites where user_id = :userId and favorite_id = any(:favoriteIds::bigint[])`,
})

/** Locks the user's own favorite until the transaction ends; no row for another user's. */
export const lockFavorite = statement<{ favoriteId: number }, { userId: number; favoriteId: number }>({
  name: 'favorite-lock',
  columns: { favoriteId: 'int8' },
  text: `select favorite_id as "favoriteId" from favorites
   where user_id = :userId and favorite_id = :favoriteId for no key update`,
})

export const removeFavorite = statement<{ favoriteId: number }, { userId: number; favoriteId: number }>({
  name: 'favorite-remove',
  columns: { favoriteId: 'int8' },
  text: `delete from favorites where user_id = :userId and favorite_id = :favoriteId
   returning favorite_id as "favoriteId"`,
})

export const removeAllFavorites = statement<never, { userId: number }>({
  name: 'favorite-remove-all',
  columns: {},
  text: 'delete from favorites where user_id = :userId',
})

/** Dropped favorites come last. A user has at most 200, so one sort suffices for every order. */
export const listPage = statement<
  StoredFavorite,
  { userId: number; sort: FavoriteQuery['sort']; limit: number; offset: number }
>({
  name: 'favorite-page',
  columns: COLUMNS,
  text: `
    select ${SELECTED}
    from favorites where user_id = :userId
    order by
      state = 'DROPPED',
      case when :sort = 'DEPOSIT_ASC' then deposit_manwon end,
      case when :sort = 'DEPOSIT_DESC' then deposit_manwon end desc nulls last,
      case when :sort = 'LABEL_ASC' then label end,
      case when :sort = 'UPDATED_AT_DESC' then updated_at end desc,
      case when :sort = 'CREATED_AT_ASC' then created_at end,
      case when :sort = 'CREATED_AT_ASC' then favorite_id end,
      created_at desc, favorite_id desc
    limit :limit offset :offset`,
})

export const countFavorites = statement<{ count: number }, { userId: number }>({
  name: 'favorite-count',
  columns: { count: 'int8' },
  text: 'select count(*) from favorites where user_id = :userId',
})
