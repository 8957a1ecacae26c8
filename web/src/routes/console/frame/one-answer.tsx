import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RequestOptions } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { ko } from '../words.ko.ts'
import type { ScreenName } from './entries.ts'
import { LoadFailure } from './load-failure.tsx'

/** A single answer of the service: waiting, failure, and content. */
export function OneAnswer<T>({
  name,
  path,
  read,
  children,
}: {
  name: ScreenName
  path: string
  /** The `api` call that reads the answer. */
  read(path: string, options: RequestOptions): Promise<T>
  children(answer: T): ReactNode
}) {
  const words = useWords(ko)
  const { data, error, refetch } = useQuery({
    queryKey: ['console', name, path],
    queryFn: ({ signal }) => read(path, { signal }),
  })
  return (
    <>
      {error && <LoadFailure error={error} name={name} onRetry={() => void refetch()} />}
      {error && data !== undefined && <Notice title={words.isKept} />}
      {data === undefined && !error && <Waiting heights={[24, 320]} slow={words.slow} />}
      {data !== undefined && children(data)}
    </>
  )
}
