import { ROLE_NAMES } from '@lease-risk/contract/account'
import type {
  AdminUserCreateRequest,
  AdminUserPermissionUpdateRequest,
  AdminUserResponse,
  AdminUserRoleUpdateRequest,
} from '@lease-risk/contract/admin-users'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import { type Doubtful } from '../../platform/http/refuse-wrong.ts'
import type { OperatorServices } from '../account/index.ts'
import { accountProblems, createUser, defaultDepartmentOf } from '../account/index.ts'
import { type AuditedAction, audited, changedFields, type OperatorContext } from '../audit/index.ts'
import { confirmed, keepAUserManager, needsSecond, refuseGiving } from './change-rules.ts'
import { lockManagedRow, presentUser, readManagedUser } from './managed-users.ts'
import { applyChange, differences, pagesByName, type UserChange, userAfter } from './user-change.ts'
import { keepForSecond } from './user-changes.ts'

/** `isWaiting`: nothing is changed until a second administrator confirms it. */
export type ChangeOutcome = { user: AdminUserResponse; isWaiting: boolean }

/**
 * Changes a user, or stores the change for a second administrator where one is required.
 * @throws AppError 404; 403 when it gives what the operator does not hold; 409 when nobody would be left to manage
 * users, or while another change of the user waits.
 */
function changeUser(
  transaction: Queryable,
  { operatorId, userId, change, now }: { operatorId: number; userId: number; change: UserChange; now: Date },
): Promise<AuditedAction<ChangeOutcome>> {
  return keepAUserManager(transaction, operatorId, async () => {
    const row = await lockManagedRow(transaction, userId)
    const [before, after] = [presentUser(row), userAfter(row, change)]
    const changes = differences(change, before, after)
    refuseGiving(await readManagedUser(transaction, operatorId), before, after)
    const lockedOut = change.kind === 'PASSKEYS_RESET' ? userId : null
    if (changes.length > 0 && (await needsSecond(transaction, operatorId, before, after, lockedOut))) {
      const changeId = await keepForSecond(transaction, { userId, change, changes, operatorId, now })
      return {
        result: { user: before, isWaiting: true },
        changedFields: changedFields({}, { waitingChangeId: changeId }),
      }
    }
    await applyChange(transaction, row, change, now)
    return { result: { user: await readManagedUser(transaction, userId), isWaiting: false }, changedFields: changes }
  })
}

/** What the schema of a new account cannot express. @throws AppError 503 as `accountProblems`. */
export function managedUserProblems(
  { passwords }: Pick<OperatorServices, 'passwords'>,
  given: Doubtful<AdminUserCreateRequest>,
): Promise<FieldProblem[]> {
  const roleName = ROLE_NAMES.find((role) => role === given.roleName) ?? 'ROLE_USER'
  return accountProblems(passwords, given, roleName)
}

/**
 * Registers an account with a role that holds no more than the operator does. A new administrator begins as a plain
 * user whose role waits for a second administrator.
 * @throws AppError 400 for a weak password or a nickname that is not allowed, 403 as `changeUser`, 409 when the
 * username is taken.
 */
export const createManagedUser = audited<OperatorServices, OperatorContext, AdminUserCreateRequest, ChangeOutcome>(
  {
    actionType: 'USER_CREATE',
    targetType: 'USER',
    summary: ({ username, roleName, departmentCode }) => ({ username, roleName, departmentCode }),
    precondition: confirmed,
  },
  async (transaction, given, { services, context, now }) => {
    const { password, roleName, departmentCode = defaultDepartmentOf(roleName), ...who } = given
    const role = { roleName: 'ROLE_USER', departmentCode: defaultDepartmentOf('ROLE_USER') } as const
    const errors = await managedUserProblems(services, given)
    if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
    const passwordHash = await services.passwords.hash(password)
    const { userId } = await createUser(transaction, { ...who, ...role, passwordHash }, now)
    const { result, changedFields: roleFields = [] } = await changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: { kind: 'ROLE', roleName, departmentCode },
      now,
    })
    return { result, targetId: userId, changedFields: [...namesOf(result.user), ...roleFields] }
  },
)

function namesOf({ username, nickname }: AdminUserResponse) {
  return changedFields({}, { username, nickname })
}

type RoleInput = AdminUserRoleUpdateRequest & { userId: number }

/** Gives a user another role, which takes effect from their next request on. @throws AppError as `changeUser`. */
export const changeRole = audited<OperatorServices, OperatorContext, RoleInput, ChangeOutcome>(
  {
    actionType: 'USER_ROLE_UPDATE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: ({ roleName, departmentCode }) => ({ roleName, departmentCode }),
    precondition: confirmed,
  },
  (transaction, { userId, roleName, departmentCode = defaultDepartmentOf(roleName) }, { context, now }) =>
    changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: { kind: 'ROLE', roleName, departmentCode },
      now,
    }),
)

type PermissionsInput = AdminUserPermissionUpdateRequest & { userId: number }

/** Sets a user's permissions and pages, whatever the role. @throws AppError as `changeUser`. */
export const changePermissions = audited<OperatorServices, OperatorContext, PermissionsInput, ChangeOutcome>(
  {
    actionType: 'USER_PERMISSION_UPDATE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: (input) => ({ ...flagsOf(input), ...pagesByName(input.pagePermissions ?? []) }),
    precondition: confirmed,
  },
  (transaction, { userId, ...wanted }, { context, now }) =>
    changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: {
        kind: 'PERMISSIONS',
        permissions: withoutUndefined(flagsOf(wanted)),
        pages: wanted.pagePermissions ?? null,
      },
      now,
    }),
)

function flagsOf(input: Omit<AdminUserPermissionUpdateRequest, 'confirmationPassword'>) {
  const { canCreatePost, canUpdatePost, canDeletePost, canCreateComment, canUpdateComment, canDeleteComment } = input
  const { canAccessAllPages, canManageUsers, canManageCommunity } = input
  const posts = { canCreatePost, canUpdatePost, canDeletePost }
  const comments = { canCreateComment, canUpdateComment, canDeleteComment }
  return { ...posts, ...comments, canAccessAllPages, canManageUsers, canManageCommunity }
}

function withoutUndefined<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never
}

/**
 * Disables an account and ends all its sessions; nothing is deleted. An account that is withdrawn already stays so.
 * @throws AppError as `changeUser`, and 409 for the operator's own account.
 */
export const withdrawUser = audited<OperatorServices, OperatorContext, { userId: number }, ChangeOutcome>(
  {
    actionType: 'USER_WITHDRAW',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
  },
  async (transaction, { userId }, { context: { actor }, now }) => {
    if (userId === actor.userId) throw new AppError('USER_409_SELF_WITHDRAWAL')
    const change = { kind: 'ENABLED', enabled: false } as const
    return changeUser(transaction, { operatorId: actor.userId, userId, change, now })
  },
)

/** Reverses a withdrawal; sessions from before it stay ended. @throws AppError as `changeUser`. */
export const enableUser = audited<OperatorServices, OperatorContext, { userId: number }, ChangeOutcome>(
  {
    actionType: 'USER_ENABLE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
  },
  (transaction, { userId }, { context, now }) =>
    changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: { kind: 'ENABLED', enabled: true },
      now,
    }),
)

type PasskeysInput = { userId: number; confirmationPassword: string }

/**
 * Removes all keys and recovery codes of a user who has lost them, and ends the user's sessions.
 * @throws AppError as `changeUser`; 403 for the operator's own keys.
 */
export const resetPasskeys = audited<OperatorServices, OperatorContext, PasskeysInput, ChangeOutcome>(
  {
    actionType: 'PASSKEYS_RESET',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
    precondition: confirmed,
  },
  (transaction, { userId }, { context, now }) => {
    const operatorId = context.actor.userId
    if (userId === operatorId) throw new AppError('PASSKEY_403_OWN_RESET')
    return changeUser(transaction, { operatorId, userId, change: { kind: 'PASSKEYS_RESET' }, now })
  },
)
