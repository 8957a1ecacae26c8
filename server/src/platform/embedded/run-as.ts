import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

type Account = { uid: number; gid: number }

/** How PostgreSQL programs are started; they refuse to run as root. */
export type RunAs = {
  /** `undefined`: the user running this process. */
  account: Account | undefined
  command(
    program: string,
    parameters: string[],
  ): { program: string; parameters: string[]; account: Account | undefined }
}

/**
 * When started by root, PostgreSQL runs as the owner of its existing data, else as `postgres` if the machine has that user,
 * else as `nobody`; no user is created. If that account cannot pass a folder on the way to the data or the programs
 * (a checkout under /root, a `mktemp -d`), no permissions are changed: `setpriv` lends the one capability for passing
 * folders, and `no_setuid_fixup` makes access(2) respect it.
 */
export function chooseAccount(dataFolder: string, programFolder: string): RunAs {
  if (process.getuid?.() !== 0)
    return { account: undefined, command: (program, parameters) => ({ program, parameters, account: undefined }) }
  const account = ownerOf(dataFolder) ?? accountOf('postgres') ?? accountOf('nobody')
  if (account === undefined)
    throw new Error(
      'PostgreSQL does not run as root and there is neither a user postgres nor nobody. Set DATABASE_URL.',
    )
  const closed = closedFolder(dataFolder) ?? closedFolder(programFolder)
  if (closed === undefined) return { account, command: (program, parameters) => ({ program, parameters, account }) }
  const lend = capabilityToPass(closed, account)
  return {
    account,
    command: (program, parameters) => ({
      program: 'setpriv',
      parameters: [...lend, program, ...parameters],
      account: undefined,
    }),
  }
}

function ownerOf(folder: string): Account | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

function accountOf(name: string): Account | undefined {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

/** Returns the outermost folder above `path` (not itself) that others may not pass. */
function closedFolder(path: string): string | undefined {
  const parent = dirname(path)
  if (parent === path) return undefined
  const mode = statSync(parent, { throwIfNoEntry: false })?.mode ?? 0o001
  return closedFolder(parent) ?? ((mode & 0o001) === 0 ? parent : undefined)
}

function capabilityToPass(closed: string, { uid, gid }: Account): string[] {
  for (const capability of ['dac_read_search', 'dac_override']) {
    const flags = [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
    ]
    try {
      execFileSync('setpriv', [...flags, 'ls', '-d', `${closed}/.`], { stdio: 'ignore', cwd: '/' })
      return flags
    } catch {
      // Not installed, or the capability is withheld from this process (a container): try the next one.
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and the folder ${closed} lets no other user pass. ` +
      'Set DATA_DIR and the checkout where others may pass (chmod o+x), or set DATABASE_URL.',
  )
}
