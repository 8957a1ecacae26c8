import type { Favorite } from '@lease-risk/contract/favorites'
import { useLocation } from 'wouter'
import { useLevel } from '../../lib/decision/use-level.ts'
import { favoriteLink, favoriteReportLink, START } from '../../lib/links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useRouteParams } from '../../lib/params.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { AnswerHeadline } from '../../ui/answer-headline.tsx'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { Text } from '../../ui/text.tsx'
import { diagnoseAgain } from './diagnose-again.ts'
import { Features, Market, SinceDiagnosis, Sources } from './evidence.tsx'
import styles from './favorites.module.css'
import { HomeTrend } from './home-trend.tsx'
import { NeedLogin } from './need-login.tsx'
import { useAnalysis } from './queries.ts'
import { Signal } from './signal.tsx'
import { nameOf, termsOf } from './terms-of.ts'
import { ko } from './words.ko.ts'

/** The stored data on one favorite, and what is missing. */
export default function Report() {
  const words = useWords(ko)
  const { id = '' } = useRouteParams()
  const signedIn = useSignedIn()
  const { data, error, refetch } = useAnalysis(id)
  const failure = useLoadFailure(error, refetch)
  const level = useLevel(data?.decision)
  const back = <LinkRows rows={[{ href: favoriteLink(id), label: words.backToWay }]} />
  if (signedIn === false) return <NeedLogin next={favoriteReportLink(id)} />
  if (!data)
    return (
      <Screen title={words.report}>
        {failure ? <Failure {...failure} /> : <Loading heights={[72, 120, 240]} slow={words.slow} />}
        {failure && back}
      </Screen>
    )
  const { savedCondition: favorite } = data
  const headline = data.answer?.headline ?? data.reportSummary.headline
  return (
    <Screen
      above={
        <p className={styles['small']}>
          <Text>
            {[nameOf(favorite), favorite.label ? favorite.address : '', termsOf(favorite, words)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </p>
      }
      heading={<AnswerHeadline headline={headline} level={level} />}
      title={headline}
    >
      {favorite.addressState === 'NEEDS_EXACT_ADDRESS' && (
        <Notice title={words.needsExact}>
          <p>{favorite.addressMessage}</p>
        </Notice>
      )}
      <Signal analysis={data} />
      <NextActions actions={data.nextActions} favorite={favorite} />
      <SinceDiagnosis analysis={data} />
      <Features features={data.features} />
      <HomeTrend points={data.priceTrend} rented={data.termsAsRent} />
      <Sources analysis={data} />
      <Market context={data.marketContext} />
      {back}
    </Screen>
  )
}

function NextActions({ actions, favorite }: { actions: string[]; favorite: Favorite }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  return (
    <Section title={words.next}>
      <ol className={styles['plain']}>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
      <Button
        look="primary"
        onClick={() => {
          diagnoseAgain(favorite)
          navigate(START)
        }}
        wide
      >
        {words.again}
      </Button>
    </Section>
  )
}
