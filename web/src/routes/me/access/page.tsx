import type { Page } from '@lease-risk/contract/common'
import type { PersonalReadResponse } from '@lease-risk/contract/personal-reads'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { formatTime } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { ACCESS_RECORD, resultLink } from '../../../lib/links.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../me.module.css'
import { OwnScreen } from '../own-screen.tsx'
import { ko } from './words.ko.ts'

/** Which operators viewed the user's data. */
export default function AccessRecord() {
  const words = useWords(ko)
  return (
    <OwnScreen path={ACCESS_RECORD} words={words}>
      <Reads />
    </OwnScreen>
  )
}

function Reads() {
  const words = useWords(ko)
  const [search, setSearch] = useSearchParams()
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 0)) || 0)
  const { data, error, refetch } = useQuery({
    queryKey: ['access-record', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api<Page<PersonalReadResponse>>(`/api/users/me/access-record?page=${page}`, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  return (
    <>
      <p>{words.how}</p>
      {failure && <Failure {...failure} />}
      {!data && !error && <Loading heights={[96, 96]} slow={words.slow} />}
      {data?.content.length === 0 && <p>{words.none}</p>}
      {data && data.content.length > 0 && (
        <ul className={styles['list']}>
          {data.content.map((read) => (
            <Read key={read.readId} read={read} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          onPage={(next) => setSearch({ page: String(next) })}
          page={page}
          totalPages={data.totalPages}
          words={words.pager}
        />
      )}
      <p className={styles['small']}>{words.kept}</p>
    </>
  )
}

function Read({ read }: { read: PersonalReadResponse }) {
  const words = useWords(ko)
  const { action, targetType, targetId, roleName, purpose, reason, occurredAt } = read
  return (
    <li className={styles['item']}>
      <h2 className={styles['heading']}>
        {words.targets[targetType]}: {words.actions[action]}
      </h2>
      <p className={styles['small']}>{formatTime(occurredAt)}</p>
      <p>
        {words.who}: {words.roles[roleName]}
      </p>
      {reason === null ? (
        <p>
          {words.purpose}: {words.purposes[purpose]}
        </p>
      ) : (
        <p>
          {words.reason}: <Text>{reason}</Text>
        </p>
      )}
      {targetType === 'DIAGNOSIS' && (
        <p>
          <Link href={resultLink({ diagnosisId: targetId })}>{words.seeDiagnosis}</Link>
        </p>
      )}
    </li>
  )
}
