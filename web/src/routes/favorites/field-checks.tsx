import { failureOf } from '../../lib/failure.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Failure } from '../../ui/failure.tsx'
import { KeptCheck } from '../../ui/kept-check.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './favorites.module.css'
import { useFieldChecks, useKeepFieldCheck } from './queries.ts'
import { ko } from './words.ko.ts'

/** Checks on site. A completed check does not state what was seen. */
export function FieldChecks({ favoriteId }: { favoriteId: number }) {
  const words = useWords(ko)
  const { data, error, refetch } = useFieldChecks(favoriteId)
  const keep = useKeepFieldCheck(favoriteId)
  const failure = useLoadFailure(error, refetch)
  const seen = data?.items.filter(({ completed }) => completed).length ?? 0
  return (
    <Disclosure summary={data ? words.fieldChecks(seen, data.items.length) : words.fieldChecksTitle}>
      {failure && <Failure {...failure} />}
      {keep.error && <Failure sentence={failureOf(keep.error).sentence} />}
      {!data && !failure && <Loading heights={[56, 56, 56]} slow={words.slow} />}
      <div className={styles['plain']}>
        {data?.items.map(({ code, title, guidance, completed, memo }) => (
          <KeptCheck
            checked={completed}
            detail={guidance}
            key={code}
            label={title}
            onKeep={async (next) => {
              // omitting the memo would delete it
              await keep.mutateAsync({ code, completed: next, ...(memo === null ? {} : { memo }) })
              announce(words.fieldCheckKept)
            }}
          />
        ))}
      </div>
      {data && <p className={styles['small']}>{data.notice}</p>}
    </Disclosure>
  )
}
