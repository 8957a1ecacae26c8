import { useEffect, useState } from 'react'
import { installOffer, isInstalled } from '../../../lib/install.ts'
import { keptResults } from '../../../lib/kept-results.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ko } from './words.ko.ts'

/** Users who have checked a second home may want the client at hand. */
const FROM_RESULTS = 2
const PUT_OFF = 'install-put-off'

/** Shown until dismissed: the client can be installed on the home screen, where results open offline. */
export function InstallHint() {
  const { install: words } = useWords(ko)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (isInstalled() || localStorage.getItem(PUT_OFF) !== null) return
    void keptResults().then((kept) => setIsShown(kept.length >= FROM_RESULTS))
  }, [])
  const [offer, setOffer] = useState(installOffer)
  useEffect(() => {
    // the browser's offer may arrive after the hint; the module that stores it receives it first
    const look = () => setOffer(installOffer())
    addEventListener('beforeinstallprompt', look)
    return () => removeEventListener('beforeinstallprompt', look)
  }, [])
  if (!isShown) return null
  const close = () => {
    localStorage.setItem(PUT_OFF, 'yes')
    setIsShown(false)
  }
  return (
    <Notice title={words.title}>
      <p>{offer ? words.how : words.byHand}</p>
      {offer && <Button onClick={() => void offer.prompt().then(close)}>{words.add}</Button>}
      <Button look="quiet" onClick={close}>
        {words.later}
      </Button>
    </Notice>
  )
}
