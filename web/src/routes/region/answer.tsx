import { districtLink, START } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/screen.tsx'
import { Text } from '../../ui/text.tsx'
import { DistrictFigures } from './district-figures.tsx'
import { Insights, Sources } from './insights.tsx'
import { PlacesToPick } from './places-to-pick.tsx'
import type { Analysis, Purpose } from './queries.ts'
import { Reading } from './reading.tsx'
import styles from './region.module.css'
import { Trend } from './trend.tsx'
import { Usual } from './usual.tsx'
import { ko } from './words.ko.ts'

/** How the words were interpreted, the results, and their limits. */
export function Answer({
  analysis,
  keyword,
  onAsk,
}: {
  analysis: Analysis
  keyword: string
  onAsk(next: { keyword?: string; purpose?: Purpose }): void
}) {
  const words = useWords(ko)
  const { inputInterpretation: interpretation, propertyTypeCandidates, nextActions } = analysis
  const { regions, matchedText, contractPurpose } = interpretation
  const kind = contractPurpose === 'JEONSE' ? 'RENT_JEONSE' : 'RENT_MONTHLY'
  const wanted = propertyTypeCandidates
    .toSorted((a, b) => b.sampleCount - a.sampleCount)
    .map(({ propertyType }) => `${propertyType}.${kind}`)
  const pickRegion = (fullName: string) =>
    onAsk({ keyword: matchedText === null ? `${fullName} ${keyword}` : keyword.replace(matchedText, fullName) })
  const shown = regions.find(({ level }) => level !== 'SIDO')
  return (
    <>
      <Reading interpretation={interpretation} keyword={keyword} onCorrect={onAsk} />
      <PlacesToPick interpretation={interpretation} onPickRegion={pickRegion} />
      {shown && (
        <>
          <Usual code={shown.legalDistrictCode} />
          <Section title={words.trendOf(shown.name)}>
            <Trend code={shown.legalDistrictCode} key={wanted.join()} wanted={wanted} />
          </Section>
        </>
      )}
      <Notice title={interpretation.currentListingNotice} />
      <Insights sentences={analysis.insightSentences} />
      {analysis.districtFigures && <DistrictFigures figures={analysis.districtFigures} />}
      <Sources analysis={analysis} />
      <Section title={words.next}>
        <ol className={styles['plain']}>
          {nextActions.map((action) => (
            <li key={action}>
              <Text>{action}</Text>
            </li>
          ))}
        </ol>
        <ButtonLink href={START}>{words.diagnose}</ButtonLink>
      </Section>
      <LinkRows
        rows={regions.map(({ legalDistrictCode, fullName }) => ({
          href: districtLink(legalDistrictCode),
          label: words.districtPage(fullName),
        }))}
      />
    </>
  )
}
