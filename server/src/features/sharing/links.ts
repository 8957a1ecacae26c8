import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'

export type Link = {
  shareId: number
  includePapers: boolean
  openings: number
  lastOpenedAt: Date | null
  createdAt: Date
  expiresAt: Date
}

const LINK = {
  shareId: 'int8',
  includePapers: 'bool',
  openings: 'int4',
  lastOpenedAt: 'timestamptz',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
} as const
const SELECTED = `share_id as "shareId", include_papers as "includePapers", openings, last_opened_at as "lastOpenedAt",
  created_at as "createdAt", expires_at as "expiresAt"`

export type NewLink = {
  diagnosisId: number
  userId: number
  tokenHash: Buffer
  includePapers: boolean
  now: Date
  expiresAt: Date
}

/** Returns no row when the diagnosis has `most` active links already. */
export const addLink = statement<Link, NewLink & { most: number }>({
  name: 'shared-link-add',
  columns: LINK,
  text: `
    insert into shared_links (diagnosis_id, user_id, token_hash, include_papers, created_at, expires_at)
    select :diagnosisId::bigint, :userId::bigint, :tokenHash::bytea, :includePapers::boolean, :now::timestamptz, :expiresAt::timestamptz
    where (select count(*) from shared_links where diagnosis_id = :diagnosisId and expires_at > :now) < :most::int
    returning ${SELECTED}`,
})

/** The active links, newest first. */
export const listLinks = statement<Link, { diagnosisId: number; userId: number; now: Date }>({
  name: 'shared-link-list',
  columns: LINK,
  text: `
    select ${SELECTED} from shared_links
    where diagnosis_id = :diagnosisId and user_id = :userId and expires_at > :now order by share_id desc`,
})

export const removeLink = statement<{ shareId: number }, { shareId: number; diagnosisId: number; userId: number }>({
  name: 'shared-link-remove',
  columns: { shareId: 'int8' },
  text: `
    delete from shared_links
    where share_id = :shareId and diagnosis_id = :diagnosisId and user_id = :userId
    returning share_id as "shareId"`,
})

export type OpenedLink = { diagnosisId: number; userId: number; includePapers: boolean; expiresAt: Date }

export const findLink = statement<OpenedLink, { tokenHash: Buffer; now: Date }>({
  name: 'shared-link-find',
  columns: { diagnosisId: 'int8', userId: 'int8', includePapers: 'bool', expiresAt: 'timestamptz' },
  text: `
    select diagnosis_id as "diagnosisId", user_id as "userId", include_papers as "includePapers", expires_at as "expiresAt"
    from shared_links where token_hash = :tokenHash and expires_at > :now`,
})

/** Returns no row when the link was revoked in the meantime. */
export const countOpening = statement<{ shareId: number }, { tokenHash: Buffer; now: Date }>({
  name: 'shared-link-count-opening',
  columns: { shareId: 'int8' },
  text: `
    update shared_links set openings = openings + 1, last_opened_at = :now
    where token_hash = :tokenHash and expires_at > :now
    returning share_id as "shareId"`,
})

/** Removes expired links. */
export const removeExpiredLinks = removal<{ now: Date }>({
  name: 'shared-link-remove-expired',
  oldest: 'expires_at',
  text: 'delete from shared_links where expires_at <= :now',
})
