import { useWords } from '../lib/words.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Screen } from '../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** In the place of a screen that did not arrive. */
export function LoadFailed() {
  const words = useWords(ko)
  return (
    <Screen title={words.loadFailed}>
      <p>{words.loadFailedHow}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {words.again}
      </Button>
    </Screen>
  )
}

/** In the place of a part of a screen that did not arrive. */
export function PartFailed() {
  const words = useWords(ko)
  return <Failure retry={{ label: words.again, onRetry: () => location.reload() }} sentence={words.partFailed} />
}
