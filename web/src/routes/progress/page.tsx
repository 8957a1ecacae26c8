import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { keepDraft } from '../../lib/draft.ts'
import { useFragment } from '../../lib/fragment.ts'
import { keepResult } from '../../lib/kept-results.ts'
import { resultLink, START, TERMS } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { type Followed, useFollowed } from './follow.ts'
import styles from './progress.module.css'
import { Steps } from './steps.tsx'
import { ko } from './words.ko.ts'

export default function Progress() {
  const words = useWords(ko)
  const token = useFragment()
  const id = useSearchParams()[0].get('id')
  const [, navigate] = useLocation()
  const followed = useFollowed(id === null ? { token } : { diagnosisId: Number(id) })
  const { result, status, failure } = followed
  useEffect(() => {
    if (!result) return
    if (id !== null) return navigate(resultLink({ diagnosisId: Number(id) }), { replace: true })
    void keepResult(token, result).then(() => navigate(resultLink({ token }), { replace: true }))
  }, [result, id, token, navigate])

  if (followed.isMissing)
    return (
      <Screen title={words.missing}>
        <p>{words.missingHow}</p>
        <ButtonLink href={START} look="primary">
          {words.start}
        </ButtonLink>
      </Screen>
    )
  if (status === 'FAILED') return <Failed failure={failure} />
  return (
    <Screen isStep title={words.title}>
      <p>{words.soon}</p>
      {followed.isLost && <Notice title={words.lost} />}
      <Steps followed={followed} />
      <Section title={words.meanwhile}>
        <ul className={styles['papers']}>
          {words.papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </Section>
    </Screen>
  )
}

function Failed({ failure }: Pick<Followed, 'failure'>) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const isOurs = failure === null || failure.code.includes('_500')
  return (
    <Screen title={words.failedTitle}>
      <Notice title={isOurs ? words.failed : failure?.message} tone="high" />
      <Button
        look="primary"
        onClick={() => {
          // the same key would return the same failure, and so would a building that does not exist
          keepDraft(isOurs ? {} : { registerKey: undefined })
          navigate(TERMS)
        }}
      >
        {isOurs ? words.again : words.toTerms}
      </Button>
    </Screen>
  )
}
