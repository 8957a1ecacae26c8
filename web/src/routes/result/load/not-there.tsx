import { START } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ko } from '../words.ko.ts'

/** Shown for a result that cannot be read, without revealing whether it exists. */
export default function NotThere() {
  const words = useWords(ko)
  return (
    <Screen title={words.missing}>
      <p>{words.missingHow}</p>
      <ButtonLink href={START} look="primary">
        {words.start}
      </ButtonLink>
    </Screen>
  )
}
