import type { FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import { useSearchParams } from 'wouter'
import { formatCount } from '../../lib/amount.ts'
import { useLevel } from '../../lib/decision/use-level.ts'
import { compareLink, FAVORITES } from '../../lib/links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { AnswerHeadline } from '../../ui/answer-headline.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { Text } from '../../ui/text.tsx'
import { ByPapers } from './by-papers/by-papers.tsx'
import { CompareTable, HardToCompare } from './compare-table.tsx'
import styles from './favorites.module.css'
import { NeedLogin } from './need-login.tsx'
import { useComparison } from './queries.ts'
import { nameOf } from './terms-of.ts'
import { ko } from './words.ko.ts'

const PERCENT = 100

/** Homes side by side, in the order in which they were selected; no home wins. */
export default function Compare() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const [search] = useSearchParams()
  const ids = [...new Set((search.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id)))]
  const { data, error, refetch } = useComparison(ids)
  const failure = useLoadFailure(error, refetch)
  if (signedIn === false) return <NeedLogin next={compareLink(ids)} />
  return (
    <Screen title={words.compareTitle} wide>
      {ids.length < 2 && (
        <>
          <Notice title={words.pickTwo}>
            <p>{words.pickTwoHow}</p>
          </Notice>
          <ButtonLink href={FAVORITES} look="primary">
            {words.back}
          </ButtonLink>
        </>
      )}
      {failure && <Failure {...failure} />}
      {ids.length > 1 && !failure && !data && <Loading heights={[80, 400]} slow={words.slow} />}
      {data && (
        <>
          <Answers homes={data.homes} />
          <ByPapers homes={data.homes} />
          <p>{words.sameRow}</p>
          <CompareTable comparison={data} />
          <HardToCompare comparison={data} />
          {data.conversionRate && (
            <p className={styles['small']}>
              {words.conversion(formatCount(data.conversionRate.value * PERCENT), data.conversionRate.source)}
            </p>
          )}
          <ToGet papers={data.toGet} />
          <Notice title={data.notice} />
          <LinkRows rows={[{ href: FAVORITES, label: words.back }]} />
        </>
      )}
    </Screen>
  )
}

/** The data missing before the homes can be compared. */
function ToGet({ papers }: { papers: string[] }) {
  const words = useWords(ko)
  if (papers.length === 0) return null
  return (
    <Section title={words.toGet}>
      <ul className={styles['plain']}>
        {papers.map((paper) => (
          <li key={paper}>
            <Text>{paper}</Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Home = FavoriteComparison['homes'][number]

/** What is said first of each compared home, the same sentence as on its own screens (R-WEB-61). */
function Answers({ homes }: { homes: Home[] }) {
  const words = useWords(ko)
  return (
    <Section title={words.answers}>
      <ul className={styles['plain']}>
        {homes.map((home) => (
          <li key={home.favoriteId}>
            <AnswerOfHome home={home} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function AnswerOfHome({ home }: { home: Home }) {
  const words = useWords(ko)
  const { answer, decision } = home
  const level = useLevel(decision)
  return (
    <>
      <strong>
        <Text>{nameOf(home)}</Text>
      </strong>
      {answer ? (
        <AnswerHeadline headline={answer.headline} level={level} />
      ) : (
        <p className={styles['small']}>{words.byPapers.noDiagnosis}</p>
      )}
    </>
  )
}
