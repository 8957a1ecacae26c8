import type { UnreturnedDepositGuide } from '@lease-risk/contract/unreturned-deposit'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import styles from './unreturned-deposit.module.css'
import { ko } from './words.ko.ts'

/** Steps and offices for tenants whose deposit was not returned. The page makes no promises. */
export default function UnreturnedDeposit() {
  const words = useWords(ko)
  const { data, error, refetch } = useQuery({
    queryKey: ['unreturned-deposit'],
    queryFn: ({ signal }) => api<UnreturnedDepositGuide>('/api/unreturned-deposit-steps', { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  return (
    <Screen title={words.title}>
      {failure && <Failure {...failure} />}
      {!data && !failure && <Loading heights={[72, 200, 200]} slow={words.slow} />}
      {data && <Notice title={data.note} />}
      {data?.steps.map(({ stepId, title, what, office, limits, source, sureness }) => (
        <Section key={stepId} title={title}>
          <p>{what}</p>
          <dl className={styles['facts']}>
            <dt>{words.office}</dt>
            <dd>{office}</dd>
            <dt>{words.limits}</dt>
            <dd>{limits}</dd>
            <dt>{words.source}</dt>
            <dd>
              {source} ({words.sureness[sureness]})
            </dd>
          </dl>
        </Section>
      ))}
    </Screen>
  )
}
