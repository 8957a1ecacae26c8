import type { PaperReading, RegistryReading as Registry } from '@lease-risk/contract/papers-input'
import { statement } from '../../platform/database/statement.ts'

export type SavedReading = { diagnosisId: number; version: number; reading: PaperReading; savedAt: Date }

const KEPT = { diagnosisId: 'int8', version: 'int4', reading: 'jsonb', savedAt: 'timestamptz' } as const
const SELECTED = 'diagnosis_id as "diagnosisId", version, reading, saved_at as "savedAt"'

/** Adds the version after `version`; returns no row when that is no longer the newest. */
export const addReading = statement<
  { version: number },
  {
    diagnosisId: number
    userId: number
    version: number
    pnu: string | null
    unitText: string | null
    reading: string
    savedAt: Date
  }
>({
  name: 'paper-reading-add',
  columns: { version: 'int4' },
  text: `
    insert into paper_readings (diagnosis_id, user_id, version, pnu, unit_text, reading, saved_at)
    select :diagnosisId::bigint, :userId::bigint, :version::int + 1, :pnu::text, :unitText::text, :reading::jsonb, :savedAt::timestamptz
    where :version::int = coalesce((select max(version) from paper_readings where diagnosis_id = :diagnosisId), 0)
    on conflict (diagnosis_id, version) do nothing
    returning version`,
})

/** The readings of some versions of one diagnosis. */
export const readVersions = statement<SavedReading, { diagnosisId: number; versions: number[] }>({
  name: 'paper-reading-versions',
  columns: KEPT,
  text: `select ${SELECTED} from paper_readings where diagnosis_id = :diagnosisId and version = any(:versions::int[])`,
})

export const readNewest = statement<SavedReading, { diagnosisId: number }>({
  name: 'paper-reading-newest',
  columns: KEPT,
  text: `select ${SELECTED} from paper_readings where diagnosis_id = :diagnosisId order by version desc limit 1`,
})

/** The newest one of a diagnosis; without one, any of the user's, which shows that there may be one to carry over. */
export const readNewestOrAny = statement<SavedReading, { diagnosisId: number; userId: number }>({
  name: 'paper-reading-newest-or-any',
  columns: KEPT,
  text: `
    select ${SELECTED} from paper_readings where user_id = :userId
    order by diagnosis_id = :diagnosisId desc, version desc limit 1`,
})

/**
 * What earlier diagnoses of the same lot by the same user may leave to this one: of each unit as it was written, the newest
 * reading from before this one's first; the newest of all in front.
 */
export const readEarlier = statement<
  SavedReading & { unitText: string | null },
  { diagnosisId: number; userId: number; pnu: string }
>({
  name: 'paper-reading-earlier',
  columns: { ...KEPT, unitText: 'text' },
  text: `
    select ${SELECTED}, unit_text as "unitText"
    from (
      select distinct on (unit_text) *
      from paper_readings
      where user_id = :userId and pnu = :pnu and diagnosis_id < :diagnosisId
        and saved_at <= coalesce(
          (select min(saved_at) from paper_readings where diagnosis_id = :diagnosisId), 'infinity'::timestamptz
        )
      order by unit_text, saved_at desc, reading_id desc
    ) as newest
    order by saved_at desc, reading_id desc`,
})

export const listVersions = statement<
  {
    version: number
    savedAt: Date
    readOn: string | null
    part: Registry['part'] | null
    home: Registry['home'] | null
  },
  { diagnosisId: number }
>({
  name: 'paper-reading-list',
  columns: { version: 'int4', savedAt: 'timestamptz', readOn: 'text', part: 'text', home: 'jsonb' },
  text: `
    select version, saved_at as "savedAt", reading->'registry'->>'readOn' as "readOn",
      reading->'registry'->>'part' as part, reading->'registry'->'home' as home
    from paper_readings where diagnosis_id = :diagnosisId order by version desc limit 200`,
})

/** How users are registered as foreigners, by the newest answer that each stored with any papers. */
export const readForeignRegistrations = statement<
  { userId: number; answer: NonNullable<PaperReading['foreignRegistration']> },
  { userIds: number[] }
>({
  name: 'paper-reading-foreign-registrations',
  columns: { userId: 'int8', answer: 'text' },
  text: `
    select distinct on (user_id) user_id as "userId", reading->>'foreignRegistration' as answer
    from paper_readings where user_id = any(:userIds::bigint[]) and reading ? 'foreignRegistration'
    order by user_id, saved_at desc, reading_id desc`,
})

/** Whether a user has stored any papers. */
export const hasPapers = statement<{ stored: boolean }, { userId: number }>({
  name: 'paper-reading-any',
  columns: { stored: 'bool' },
  text: 'select exists (select from paper_readings where user_id = :userId) as stored',
})
