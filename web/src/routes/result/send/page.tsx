import { linkToSend, loginLink, resultLink } from '../../../lib/links.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { type ShownResult, WithResult } from '../load/with-result.tsx'
import styles from '../result.module.css'
import { SendButton } from '../send-button.tsx'
import { Files } from './files.tsx'
import { ShareLinks } from './share-links.tsx'
import { ko } from './words.ko.ts'

/** The ways to send a result, from those that name no home to those that show all of it. */
export default function Send() {
  return <WithResult>{(shown) => <SendOf {...shown} />}</WithResult>
}

function SendOf({ result, subject, notice }: ShownResult) {
  const words = useWords(ko)
  const language = useLanguage()
  const signedIn = useSignedIn()
  return (
    <Screen above={<BackToResult subject={subject} />} title={words.title}>
      {notice}
      <Files diagnosisId={result.diagnosisId} subject={subject} />
      {'diagnosisId' in subject ? (
        <ShareLinks diagnosisId={subject.diagnosisId} />
      ) : (
        <Section title={words.link}>
          <p>{words.linkWarning}</p>
          <SendButton
            names={words.sendLink}
            sentOf={() => ({ title: words.sentTitle, url: linkToSend(resultLink(subject), language) })}
          />
          <p className={styles['small']}>{words.withoutLot}</p>
          {signedIn === false && <ButtonLink href={loginLink(resultLink(subject, '/send'))}>{words.login}</ButtonLink>}
        </Section>
      )}
      <LinkRows
        rows={[
          { href: resultLink(subject, '/ask'), label: words.questions },
          { href: resultLink(subject, '/sheet'), label: words.print },
        ]}
      />
    </Screen>
  )
}
