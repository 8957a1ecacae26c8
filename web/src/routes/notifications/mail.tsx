import { failureOf } from '../../lib/failure.ts'
import { ME } from '../../lib/links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Failure } from '../../ui/failure.tsx'
import { announce } from '../../ui/live-region.tsx'
import { useChannels, useChooseMail } from './queries.ts'
import { ko } from './words.ko.ts'

const HOW = ['OFF', 'EACH', 'DAILY'] as const

/** Whether notifications also come by mail, in the language of the client. Nothing where the service sends no mails. */
export function Mail() {
  const words = useWords(ko)
  const language = useLanguage()
  const { data, error, refetch } = useChannels()
  const choose = useChooseMail()
  const failure = useLoadFailure(error, refetch)
  if (failure) return <Failure {...failure} />
  if (!data?.mail.available) return null
  const { address, enabled, frequency, stoppedAt } = data.mail
  if (address === null)
    return (
      <>
        <p>{words.mailNeedsAddress}</p>
        <ButtonLink href={ME}>{words.mailAddress}</ButtonLink>
      </>
    )
  return (
    <>
      {choose.error && <Failure sentence={failureOf(choose.error).sentence} />}
      {stoppedAt !== null && <p>{words.mailStopped}</p>}
      <Choice
        legend={words.mail}
        name="mail"
        onChange={(how) => choose.mutate({ how, language }, { onSuccess: () => announce(words.settingsSaved) })}
        options={HOW.map((value) => ({ value, label: words.mailHow[value] }))}
        value={enabled && frequency !== null ? frequency : 'OFF'}
      />
    </>
  )
}
