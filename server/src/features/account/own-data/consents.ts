import { CONSENT_KINDS, type Consent, type ConsentKind, type OwnConsents } from '@lease-risk/contract/consents'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { DOCUMENT_VERSIONS } from '../../../domain/privacy/document-versions.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { message } from '../../../words/message.ts'
import { audited, type OperatorContext } from '../../audit/index.ts'
import { lockOwnAccount } from '../hold-session.ts'
import type { AccountServices, OperatorServices } from '../services.ts'

/** The version in force of everything that an account agrees to. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, string>> = { ...DOCUMENT_VERSIONS, AGE_14: '2026-12-01' }

const insert = statement<{ kind: string }, { userId: number; kinds: string[]; versions: string[]; now: Date }>({
  name: 'consents-give',
  columns: { kind: 'text' },
  text: `insert into consents (user_id, kind, version, given_at)
   select :userId, kind, version, :now::timestamptz from unnest(:kinds::text[], :versions::text[]) as given (kind, version)
   on conflict do nothing
   returning kind`,
})

type LatestRow = { kind: ConsentKind; version: string; given_at: Date }

const selectLatest = statement<LatestRow, { userId: number }>({
  name: 'consents-latest',
  columns: { kind: 'text', version: 'text', given_at: 'timestamptz' },
  text: `select distinct on (kind) kind, version, given_at from consents
   where user_id = :userId order by kind, given_at desc, version desc`,
})

/** What is wrong with the consents of a sign-up: a version that is not in force, and what is missing. */
export function signUpConsentProblems(given: unknown): FieldProblem[] {
  if (given === undefined) return []
  const consents = consentsIn(given)
  const missing = CONSENT_KINDS.filter((kind) => !consents.some((consent) => consent.kind === kind))
  const lacking = { field: 'consents', code: 'REQUIRED', message: message('CONSENTS_MISSING', { kinds: missing }) }
  return [...versionProblems(consents), ...(missing.length > 0 ? [lacking] : [])]
}

/** The members that are consents; the schema reports the others. */
function consentsIn(given: unknown): Partial<Consent>[] {
  return Array.isArray(given) ? given.filter((each) => typeof each === 'object' && each !== null) : []
}

function versionProblems(consents: readonly Partial<Consent>[]): FieldProblem[] {
  return consents.flatMap(({ kind, version }, index) => {
    const current = kind === undefined ? undefined : CONSENT_VERSIONS[kind]
    if (current === undefined || version === current) return []
    const reason = message('CONSENT_VERSION_UNKNOWN', { version: current })
    return [{ field: `consents[${index}].version`, code: 'NOT_ALLOWED', message: reason }]
  })
}

/** Records consents of the versions in force; those given before stay as they are. @returns what is new. */
export async function recordConsents(
  transaction: Queryable,
  userId: number,
  consents: readonly Consent[],
  now: Date,
): Promise<string[]> {
  const kinds = consents.map(({ kind }) => kind)
  const rows = await insert(transaction, { userId, kinds, versions: consents.map(({ version }) => version), now })
  return rows.map(({ kind }) => kind)
}

/** What the account has to agree to, and what it has agreed to and when. */
export async function readOwnConsents({ pool }: Pick<AccountServices, 'pool'>, userId: number): Promise<OwnConsents> {
  const given = new Map((await selectLatest(pool, { userId })).map((row) => [row.kind, row]))
  return {
    items: CONSENT_KINDS.map((kind) => {
      const [version, latest] = [CONSENT_VERSIONS[kind], given.get(kind)]
      return {
        kind,
        required: true,
        version,
        givenVersion: latest?.version ?? null,
        givenAt: latest === undefined ? null : seoulDateTime(latest.given_at),
        missing: latest?.version !== version,
      }
    }),
  }
}

type Given = { caller: UserCaller; consents: readonly Consent[] }

/**
 * Records the caller's consents with an audit row; nothing is written where they were given before.
 * @throws AppError 400 for a version that is not in force, 401 when the account has ended in the meantime.
 */
export async function giveConsents(
  services: OperatorServices,
  context: OperatorContext,
  { caller, consents }: Given,
): Promise<OwnConsents> {
  const errors = versionProblems(consents)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  const { items } = await readOwnConsents(services, caller.userId)
  const fresh = consents.filter(({ kind }) => items.some((item) => item.kind === kind && item.missing))
  if (fresh.length > 0) await giveAudited(services, context, { caller, consents: fresh })
  return readOwnConsents(services, caller.userId)
}

const giveAudited = audited<OperatorServices, OperatorContext, Given, null>(
  {
    actionType: 'CONSENTS_GIVE',
    targetType: 'USER',
    targetId: ({ caller }) => caller.userId,
    summary: ({ consents }) => ({ consents: consents.map(({ kind, version }) => `${kind} ${version}`).join(', ') }),
  },
  async (transaction, { caller, consents }, { now }) => {
    await lockOwnAccount(transaction, caller)
    await recordConsents(transaction, caller.userId, consents, now)
    return { result: null }
  },
)
