import type { AuditValue, ChangedField } from '@lease-risk/contract/audit-log'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { inContendedTransaction, mayHaveCommitted, type Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { isTransient } from '../../platform/transient.ts'
import type { Services } from '../../services.ts'
import type { ActionContext } from './action-context.ts'
import { appendEntry } from './append-entry.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { AuditSeal } from './audit-seal.ts'
import { summariseUserAgent } from './summarise-user-agent.ts'

/** The dependencies of an audited action, beside its own. */
export type AuditServices = Pick<Services, 'pool' | 'clock'> & { auditSeal: AuditSeal; log: Pick<Logger, 'error'> }

type AuditDefinition<Given, Context, Input> = {
  /** Such as `USER_WITHDRAW`. */
  actionType: string
  /** Such as `USER`. */
  targetType: string
  /** The target of the action; omitted where it is only known afterwards. */
  targetId?: (input: Input) => number | string
  /** What is stored of the request: an allow-list, value by value. Never a password, a token or a hash. */
  summary: (input: Input) => Record<string, AuditValue | undefined>
  /**
   * A check before the transaction begins, such as the operator's password; its failure counts as the action's failure.
   */
  precondition?: (services: Given, context: Context, input: Input) => Promise<void>
}

/** The return value of an action: its result, and what the audit cannot know by itself. */
export type AuditedAction<Result> = { result: Result; targetId?: number | string; changedFields?: ChangedField[] }

type Scope<Given, Context> = { services: Given; context: Context; now: Date }

const SECRET_NAME = /password|token|secret|cookie|hash|authorization|api_?key/i
const MAX_TEXT = 500

/**
 * Wraps an action so that every call leaves one audit row: on success in the transaction of the action itself, so that
 * neither exists without the other; on failure in a separate transaction.
 * `act` runs inside the transaction, does everything on its connection, and must not return normally after a failure:
 * it throws.
 */
export function audited<Given extends AuditServices, Context extends ActionContext, Input, Result>(
  definition: AuditDefinition<Given, Context, Input>,
  act: (transaction: PoolClient, input: Input, scope: Scope<Given, Context>) => Promise<AuditedAction<Result>>,
): (services: Given, context: Context, input: Input) => Promise<Result> {
  return async (services, context, input) => {
    const begun = performance.now()
    const targetId = definition.targetId?.(input)
    const write = (transaction: Queryable, outcome: Outcome) =>
      record(services, transaction, {
        ...entryBase(services, context, definition.summary(input)),
        actionType: definition.actionType,
        targetType: definition.targetType,
        durationMillis: Math.round(performance.now() - begun),
        ...outcome,
      })
    try {
      await definition.precondition?.(services, context, input)
      return await inContendedTransaction(services.pool, async (transaction) => {
        const action = await act(transaction, input, { services, context, now: services.clock.now() })
        await write(transaction, success(action, targetId))
        return action.result
      })
    } catch (error) {
      // if the action was committed, its row exists, and its failure is not certain
      if (mayHaveCommitted(error)) throw error
      await inContendedTransaction(services.pool, (transaction) => write(transaction, failure(error, targetId))).catch(
        (cause) => {
          services.log.error({ err: cause, actionType: definition.actionType }, 'a failed action was not audited')
        },
      )
      throw error
    }
  }
}

type Outcome = Pick<AuditEntry, 'resultStatus' | 'targetId' | 'failureCode' | 'failureMessage' | 'changedFields'>

function success(action: AuditedAction<unknown>, targetId: number | string | undefined): Outcome {
  return {
    resultStatus: 'SUCCESS',
    targetId: textOrNull(action.targetId ?? targetId),
    failureCode: null,
    failureMessage: null,
    changedFields: action.changedFields ?? [],
  }
}

/** A failure that the caller did not cause is recorded by its code alone: its message may contain anything. */
function failure(error: unknown, targetId: number | string | undefined): Outcome {
  const failure =
    error instanceof AppError
      ? error
      : new AppError(isTransient(error) ? 'COMMON_503_UNAVAILABLE' : 'COMMON_500_INTERNAL')
  return {
    resultStatus: 'FAILURE',
    targetId: textOrNull(targetId),
    failureCode: failure.code,
    failureMessage: failure.message,
    changedFields: [],
  }
}

function textOrNull(id: number | string | undefined): string | null {
  return id === undefined ? null : String(id)
}

function entryBase(
  { clock, auditSeal }: AuditServices,
  { actor, requestId, clientAddress, userAgent }: ActionContext,
  summary: Record<string, AuditValue | undefined>,
) {
  return {
    requestId,
    actorUserId: actor.userId,
    actorUsername: actor.username,
    actorRoles: actor.roles,
    requestSummary: Object.fromEntries(Object.entries(summary).flatMap(([name, value]) => kept(name, value))),
    clientIpHash: clientAddress === null ? null : auditSeal.ofAddress(clientAddress),
    userAgentSummary: userAgent === null ? null : summariseUserAgent(userAgent),
    createdAt: clock.now(),
  }
}

function kept(name: string, value: AuditValue | undefined): [string, AuditValue][] {
  if (SECRET_NAME.test(name)) throw new Error(`${name} must not be kept in the audit log`)
  if (value === undefined) return []
  return [[name, typeof value === 'string' ? value.slice(0, MAX_TEXT).toWellFormed() : value]]
}

async function record(
  { auditSeal, log }: AuditServices,
  transaction: Queryable,
  facts: Omit<AuditEntry, 'auditId'>,
): Promise<void> {
  const { auditId, intact } = await appendEntry(transaction, auditSeal, facts)
  if (!intact) log.error({ auditId, securityEvent: 'AUDIT_CHAIN_BROKEN' }, 'the audit log was tampered with')
}

/** The members of `after` that differ from `before`. */
export function changedFields(
  before: Readonly<Record<string, AuditValue>>,
  after: Readonly<Record<string, AuditValue>>,
): ChangedField[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const former = before[field] ?? null
    return former === value ? [] : [{ field, before: former, after: value }]
  })
}
