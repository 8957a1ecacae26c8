import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource, sourceFiles, withoutComments } from './source-files.ts'

/** The module that writes each table; no other does. */
const OWNED: Record<string, string[]> = {
  platform: [
    'backfills',
    'data_mode',
    'operation_marks',
    'outbox',
    'outbox_end',
    'outbox_set_aside',
    'outbox_subscribers',
    'process_leases',
    'rate_limit_windows',
    'recent_writers',
    'schema_migrations',
  ],
  evidence: [
    'broker_office_lookups',
    'address_districts',
    'address_imports',
    'address_lots',
    'address_names',
    'address_roads',
    'addresses',
    'building_names',
    'building_registers',
    'collection_ledger',
    'withheld_months',
    'district_evidence',
    'district_lots',
    'district_risk',
    'district_risk_months',
    'accuracy_months',
    'checked_deposits',
    'checked_estimates',
    'value_calibrations',
    'estimate_outcome',
    'evidence_versions',
    'imported_files',
    'imported_public_prices',
    'land_ledger_lookups',
    'lookup_claims',
    'lot_roads',
    'market_indicators',
    'market_statistics_monthly',
    'name_versions',
    'new_deal_groups',
    'price_calibration',
    'price_level',
    'price_mean',
    'price_near_deals',
    'public_price_snapshots',
    'public_prices',
    'register_units',
    'search_versions',
    'stored_lots',
    'transaction_facts',
  ],
  account: [
    'account_mails',
    'consents',
    'known_devices',
    'login_identities',
    'one_time_tokens',
    'personal_exports',
    'passkey_challenges',
    'passkey_recovery_codes',
    'passkeys',
    'refresh_tokens',
    'revoked_access_tokens',
    'sessions',
    'stray_profile_images',
    'user_page_permissions',
    'user_permissions',
    'users',
    'verified_emails',
  ],
  admin: ['user_changes'],
  audit: ['audit_chain', 'audit_logs', 'personal_reads', 'security_events'],
  board: [
    'comment_likes',
    'comments',
    'policy_events',
    'post_attachments',
    'post_blocks',
    'post_likes',
    'post_texts',
    'posts',
    'reports',
    'sanction_appeals',
    'sanctions',
    'takedown_requests',
  ],
  collection: ['provider_daily_quota', 'refresh_runs', 'refresh_targets'],
  diagnosis: [
    'diagnoses',
    'diagnosis_evidence',
    'diagnosis_runs',
    'idempotency_keys',
    'registry_confirmations',
    'risk_scoring_logs',
    'status_tokens',
  ],
  favorites: ['favorite_news', 'favorite_reminders', 'favorite_steps', 'favorites'],
  map: ['field_checks'],
  notifications: [
    'mail_channels',
    'notification_mails',
    'notification_pushes',
    'notification_switches',
    'notifications',
    'push_subscriptions',
  ],
  operations: ['external_api_calls'],
  papers: ['paper_readings', 'paper_requests'],
  sharing: ['shared_links'],
}

/** Maintained by triggers of the tables they summarise. */
const WRITTEN_BY_THE_DATABASE = [
  'building_names',
  'district_lots',
  'evidence_versions',
  'lot_roads',
  'name_versions',
  'post_blocks',
  'search_versions',
]

/** Read for older rows, or for rows of the previous release, which may run beside this one. */
const NO_LONGER_WRITTEN = ['estimate_outcome', 'price_calibration']

/** All other tables are read through the functions of their owner. */
const READ_BY_OTHERS: Record<string, string> = {
  'admin reads users': 'the names beside one page of changes that wait, in its own statement',
  'board reads users': 'whether the author has left, in the statement that decides or ends a case',
  'diagnosis reads users': 'the operators see who asked: names of one page of diagnoses, in its own statement',
  'map reads diagnoses': 'whose field checks go into the file of their data, in its own statement',
  'map reads favorites': 'whose field checks go into the file of their data, in its own statement',
  'notifications reads users': 'whether the recipient has left, in the statement that writes',
}

const OWNER = new Map(Object.entries(OWNED).flatMap(([room, tables]) => tables.map((table) => [table, room])))

const WRITES =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|copy)\s+(\w+)|\bupdate\s+(\w+)\s+(?:as\s+\w+\s+)?set\b/g
const READS = /\b(?:from|join|using|,)\s+(\w+)\b(?!\s*\()/g

function roomOf(file: string): string {
  return /^server\/src\/(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? file
}

/** Returns the tables written by the SQL in a source, wherever it is. */
function writesOf(source: string): string[] {
  return [...withoutComments(source).matchAll(WRITES)].flatMap(([, written, updated]) => written ?? updated ?? [])
}

/** Returns the tables read, searching only strings: `[lots, posts]` reads no table. */
function readsOf(source: string): string[] {
  const texts = withoutComments(source).match(/`[^`]*`|'[^'\n]*'/g) ?? []
  return [...texts.join('\n').matchAll(READS)].flatMap(([, table = '']) => (OWNER.has(table) ? [table] : []))
}

/** Sentences in English name things as tables are named. */
const WORDS = 'server/src/words/'
const sources = sourceFiles('server/src/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith(WORDS))
  .map((file) => ({ file, room: roomOf(file), text: readSource(file) }))

test('the reader of SQL sees every form of writing', () => {
  const text = `
    with gone as (delete from a where true), changed as (update b as old set x = 1)
    insert into c select 1 on conflict do update set y = 2;
    update d set z = 3; truncate e; copy f (x) from stdin; select from g for update`
  assert.deepEqual(writesOf(text), ['a', 'b', 'c', 'd', 'e', 'f'])
})

test('every table has one room that writes it, and no other does', () => {
  const writers = new Map<string, Set<string>>()
  for (const { room, text } of sources) {
    // other names are session tables, or not tables: the language model's instructions also look like SQL
    for (const table of writesOf(text).filter((name) => OWNER.has(name)))
      writers.set(table, (writers.get(table) ?? new Set()).add(room))
  }
  const found = [...writers].map(([table, rooms]) => [table, [...rooms].join(', ')])
  const expected = [...OWNER].filter(([table]) => ![...WRITTEN_BY_THE_DATABASE, ...NO_LONGER_WRITTEN].includes(table))
  assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected))
})

test('every table of the migrations has an owner, and every owned table is there', () => {
  const migrated = sourceFiles('server/migrations/*.sql').flatMap((file) =>
    [...readSource(file).matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table]) => table),
  )
  // created before the first migration
  assert.deepEqual(new Set([...migrated, 'schema_migrations']), new Set(OWNER.keys()))
})

test('a table of another room is read through functions of its owner', () => {
  const found = sources.flatMap(({ room, text }) =>
    readsOf(text).flatMap((table) => (OWNER.get(table) === room ? [] : [`${room} reads ${table}`])),
  )
  assert.deepEqual([...new Set(found)].toSorted(), Object.keys(READ_BY_OTHERS).toSorted())
})
