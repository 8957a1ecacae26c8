import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file system for one drill. Its contents are lost after `remove`. */
export type SmallDisk = { folder: string; fill(): void; free(): void; remove(): void }

/** Mounts a tmpfs over `folder`. Returns `undefined` if this process may not mount. */
export function mountSmallDisk(folder: string, mebibytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true })
  if (!succeeds('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=755`, 'tmpfs', folder])) return undefined
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      // a concurrent process may take some of the space first
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

/** A disk that can be made to block all writes until `thaw`, like a hanging network disk. */
export type HangingDisk = { folder: string; freeze(): void; thaw(): void; remove(): void }

/** Mounts an ext4 image file over `folder`. Returns `undefined` if this process may not mount. */
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
  // thaw however the process ends: a frozen disk would block every process that accesses it
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

/** Limits the size of files that a process may write; 0: none. Simulates a full disk where mounting is not allowed. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' })
}
