import { useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { RESULTS_DATABASE } from '../../lib/results-database.ts'
import { useWords } from '../../lib/words.ts'
import { Part } from '../../ui/part.tsx'
import { Screen } from '../../ui/screen.tsx'
import type { Picked } from './address-popup/address-popup.tsx'
import { AddressSearch } from './address-search.tsx'
import type { Confirmed } from './paste/paste-listing.tsx'
import { SampleAnswer } from './sample-answer.tsx'
import styles from './start.module.css'
import { useChosenHome } from './use-chosen-home.ts'
import { ko } from './words.ko.ts'

const ChosenAddress = lazyPart(() => import('./chosen/chosen-address.tsx'))
/** Few users need it. */
const AddressPopup = lazyPart(() => import('./address-popup/address-popup.tsx'))
/** The second way of input: a text from which the address is read. */
const PasteListing = lazyPart(() => import('./paste/paste-listing.tsx'))
/** The alternative to the address search. */
const DirectAddress = lazyPart(() => import('./direct/direct-address.tsx'))
/** Shown below the first question, and only if this device has been used here before. */
const KeptResults = lazyPart(() => import('./kept/kept-results.tsx'))
const SEARCH_ID = 'address'

export default function Start() {
  const words = useWords(ko)
  const [isDirect, setIsDirect] = useState(false)
  const [message, setMessage] = useState<string>()
  const [typed, setTyped] = useState('')
  const { chosen, isRead, change, choose, chooseTyped, chooseLot, chooseAgain, focusWaiting } = useChosenHome(SEARCH_ID)
  const hasResults = useHasResults()

  const pick = (picked: Picked) => choose(picked, picked.addrDetail ? { unit: picked.addrDetail } : {})
  const confirm = ({ candidate, stated }: Confirmed) => choose(candidate, { ...stated, unit: stated.unit ?? '' })

  const kept = hasResults && (
    <Part>
      <KeptResults />
    </Part>
  )
  if (chosen)
    return (
      <Screen key="chosen" title={words.which}>
        <Part>
          <ChosenAddress chosen={chosen} onChange={change} onChooseAgain={chooseAgain} onShown={focusWaiting} />
        </Part>
        {kept}
      </Screen>
    )
  return (
    <Screen title={words.title}>
      <p className={styles['about']}>{words.about}</p>
      <AddressSearch
        id={SEARCH_ID}
        onChoose={chooseTyped}
        isDirect={isDirect}
        onDirect={() => setIsDirect(true)}
        onMessage={setMessage}
        onType={setTyped}
        typed={typed}
      />
      {message !== undefined && (
        <Part>
          <PasteListing key={message} message={message} onConfirm={confirm} />
        </Part>
      )}
      {isDirect && (
        <Part>
          <AddressPopup onPick={pick} />
          <DirectAddress onChoose={chooseLot} />
        </Part>
      )}
      {kept}
      {/* in the language of the reader, so not in the prerendered page */}
      {isRead && typed === '' && message === undefined && !isDirect && <SampleAnswer />}
    </Screen>
  )
}

/** Whether this device may hold stored results. Without any, none of their code is loaded. */
function useHasResults(): boolean {
  const [hasResults, setHasResults] = useState(false)
  useEffect(() => {
    void indexedDB.databases().then(
      (databases) => setHasResults(databases.some(({ name }) => name === RESULTS_DATABASE)),
      () => undefined,
    )
  }, [])
  return hasResults
}
