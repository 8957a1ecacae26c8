import type { PersonalExport } from '@lease-risk/contract/personal-export'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '../../../lib/amount.ts'
import { api, apiRaw } from '../../../lib/api.ts'
import { formatSize } from '../../../lib/file-size.ts'
import { useLoadFailure, useSendFailure } from '../../../lib/load-failure.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Loading } from '../../../ui/loading.tsx'
import styles from '../me.module.css'
import { ko } from './words.ko.ts'

const PATH = '/api/users/me/export'
const KEY = ['personal-export']
const NAME = 'my-data.zip'
const LOOK_AGAIN_MS = 3_000

/** The file with everything that is stored about the user: what is in it, its state and its download. */
export function AllData() {
  const words = useWords(ko)
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useQuery<PersonalExport>({
    queryKey: KEY,
    enabled: isOpen,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'MAKING' ? LOOK_AGAIN_MS : false),
    queryFn: ({ signal }) => api<PersonalExport>(PATH, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={words.data}>
      <p>{words.dataHow}</p>
      <ul className={styles['list']}>
        {words.contents.map((content) => (
          <li className={styles['item']} key={content}>
            {content}
          </li>
        ))}
      </ul>
      <p className={styles['small']}>{words.without}</p>
      {failure && <Failure {...failure} />}
      {isOpen && !data && !failure && <Loading heights={[48]} slow={words.slow} />}
      {data && <State made={data} />}
    </Disclosure>
  )
}

function State({ made: { state, sizeBytes, expiresAt, downloadToken } }: { made: PersonalExport }) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const { busy, error, send } = useSending()
  const failure = useSendFailure(error)
  const make = () =>
    void send(async () => {
      queries.setQueryData(KEY, await api<PersonalExport>(PATH, { method: 'POST' }))
    })
  const download = () =>
    void send(async () => {
      try {
        const answer = await apiRaw(`${PATH}/download`, { method: 'POST', body: { downloadToken } })
        saveFile(await answer.blob(), NAME)
        announce(words.downloaded)
      } finally {
        // the token works once; the state has the next one
        await queries.invalidateQueries({ queryKey: KEY })
      }
    })
  return (
    <>
      {failure && <Failure {...failure} />}
      {state === 'NONE' && (
        <Button busy={busy} onClick={make} sends>
          {words.make}
        </Button>
      )}
      <p role="status">
        {state === 'MAKING' && words.making}
        {state === 'READY' && expiresAt !== null && words.ready(formatSize(sizeBytes ?? 0), formatTime(expiresAt))}
      </p>
      {state === 'READY' && (
        <Button busy={busy} look="primary" onClick={download}>
          {words.download}
        </Button>
      )}
    </>
  )
}
