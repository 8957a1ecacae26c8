import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file system of a drill's own. What it holds is gone after `remove`. */
export type SmallDisk = { folder: string; fill(): void; free(): void; remove(): void }

/** In memory, over `folder`; `undefined` where this process may not mount. */
export function mountSmallDisk(folder: string, mebibytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true })
  if (!succeeds('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=755`, 'tmpfs', folder])) return undefined
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      // a process beside it may take some of the room first
      for (let bytes = bavail * bsize; bytes > 0; bytes = Math.floor(bytes / 2)) {
        try {
          writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' })
        } catch {}
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => void succeeds('umount', ['--lazy', folder]),
  }
}

/** A disk that can be made to take no write at all until `thaw`, as a network disk that hangs does. */
export type HangingDisk = { folder: string; freeze(): void; thaw(): void; remove(): void }

/** An ext4 out of a file, over `folder`; `undefined` where this process may not mount. */
export function mountHangingDisk(folder: string, mebibytes: number): HangingDisk | undefined {
  mkdirSync(folder, { recursive: true })
  const image = `${folder}.ext4`
  const mounted =
    succeeds('truncate', ['--size', `${mebibytes}M`, image]) &&
    succeeds('mkfs.ext4', ['-q', '-F', image]) &&
    succeeds('mount', ['-o', 'loop', image, folder])
  if (!mounted) {
    rmSync(image, { force: true })
    return undefined
  }
  const thaw = () => void succeeds('fsfreeze', ['--unfreeze', folder])
  // whatever ends the process: a frozen disk would hold everybody who comes near it
  process.on('exit', thaw)
  return {
    folder,
    freeze() {
      if (!succeeds('fsfreeze', ['--freeze', folder])) throw new Error('the disk could not be frozen')
    },
    thaw,
    remove() {
      thaw()
      process.off('exit', thaw)
      succeeds('umount', ['--lazy', folder])
      rmSync(image, { force: true })
    },
  }
}

function succeeds(command: string, parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** How large a file a process may still write; 0: none. Stands in for a full disk where nothing may be mounted. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' })
}
