import { endWithProblem } from '../platform/process/supervised.ts'

const OF_PATHS: Record<string, string> = {
  ENOENT: '없는 파일이나 폴더입니다.',
  EACCES: '읽거나 쓸 권한이 없습니다.',
  EPERM: '읽거나 쓸 권한이 없습니다.',
  EROFS: '쓸 수 없는 디스크입니다.',
  EISDIR: '파일이 아니라 폴더입니다.',
  ENOTDIR: '폴더가 아닌 것이 경로에 있습니다.',
  ENOSPC: '디스크에 남은 공간이 없습니다.',
}

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number; hostname?: string; $metadata?: object }

/** Ends a failed command with one line that names the problem. */
export function endCommand(error: unknown): never {
  const words = wordsOf(error)
  endWithProblem(words === undefined ? error : new Error(words, { cause: error }))
}

/** Words an error of the file system, the database or the storage; returns undefined for all others. */
export function wordsOf(error: unknown): string | undefined {
  // every address of a name was tried, and the aggregate's own message is empty
  if (error instanceof AggregateError) return wordsOf(error.errors[0])
  const { code = '', name, path, syscall, address, port, hostname = '', cause, $metadata } = error as SystemError
  if (syscall === 'connect' || syscall === 'getaddrinfo') {
    const where = address === undefined ? hostname : `${address}:${port}`
    return `연결할 수 없습니다: ${where} (${code}). DATABASE_URL(파일이라면 S3_ENDPOINT)과 방화벽을 확인해 주십시오.`
  }
  if ($metadata) return `파일 저장소가 거절했습니다: ${name}. S3_로 시작하는 값을 확인해 주십시오.`
  const words = OF_PATHS[code]
  if (words !== undefined && path !== undefined) return `${path}: ${words}`
  // libraries wrap the original error
  return cause instanceof Error ? wordsOf(cause) : undefined
}
