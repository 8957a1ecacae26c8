import { START } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

export default function NotFound() {
  const words = useWords(ko)
  return (
    <Screen title={words.title}>
      <p>{words.how}</p>
      <ButtonLink href={START} look="primary">
        {words.start}
      </ButtonLink>
    </Screen>
  )
}
