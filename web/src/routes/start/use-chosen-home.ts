import { useEffect, useRef, useState } from 'react'
import { type Draft, keepDraft, readDraft } from '../../lib/draft.ts'
import { loadPart } from '../../lib/load-part.ts'
import type { Candidate, Keyword } from './queries.ts'

export const MOST_UNIT = 40
export const UNIT_ID = 'unit'

/** The home that is chosen so far, and the ways to choose one. `searchId`: the field to choose another one. */
export function useChosenHome(searchId: string) {
  const [draft, setDraft] = useState<Draft>()
  const { focusNext, focusWaiting } = useFocusNext()
  // only the browser has a draft; the prerendered page has none
  useEffect(() => setDraft(readDraft()), [])
  const change = ({ unit, ...next }: Partial<Draft>) =>
    setDraft(keepDraft(unit === undefined ? next : { ...next, unit: unit.slice(0, MOST_UNIT) }))

  const choose = (candidate: Candidate, stated: Partial<Draft> = {}) => {
    change({
      ...stated,
      addressLabel: candidate.roadAddrPart1 || candidate.jibunAddr,
      lotAddress: candidate.jibunAddr,
      jusoAddress: selectionOf(candidate),
    })
    focusNext(UNIT_ID)
  }

  const chooseTyped = (candidate: Candidate, typed: string, { unit, floor, unread }: Keyword) => {
    choose(candidate, {
      unit: unit ?? '',
      unread,
      ...(floor === null ? {} : { floor: String(Math.abs(floor)), basement: floor < 0 }),
    })
    if (unread.length === 0) return
    const fillIn = (stated: Partial<Draft>) => {
      if (readDraft().lotAddress === candidate.jibunAddr) change(stated)
    }
    // without an answer, all of it stays as not used
    loadPart(() => import('./paste/read-message.ts'))
      .then(({ readTerms }) => readTerms(typed))
      .then(fillIn, () => undefined)
  }

  const chooseLot = (lotAddress: string) => {
    change({ addressLabel: lotAddress, lotAddress })
    focusNext(UNIT_ID)
  }

  const chooseAgain = () => {
    change({ lotAddress: '', addressLabel: '' })
    focusNext(searchId)
  }

  return {
    chosen: draft?.lotAddress ? draft : undefined,
    isRead: draft !== undefined,
    change,
    choose,
    chooseTyped,
    chooseLot,
    chooseAgain,
    focusWaiting,
  }
}

/** Moves the focus to the element that replaces the focused one, once it is drawn; a part that loads late says when that is. */
function useFocusNext() {
  const next = useRef<string>(undefined)
  const focusWaiting = () => {
    const element = next.current === undefined ? null : document.getElementById(next.current)
    if (element === null) return
    element.focus()
    next.current = undefined
  }
  useEffect(focusWaiting)
  return {
    focusNext: (id: string) => {
      next.current = id
    },
    focusWaiting,
  }
}

/** The parts of a candidate that a diagnosis reads. */
function selectionOf(candidate: Candidate): Draft['jusoAddress'] {
  const { roadAddr, jibunAddr, admCd, siNm, sggNm, emdNm, liNm, bdNm, mtYn, lnbrMnnm, lnbrSlno } = candidate
  return { roadAddr, jibunAddr, admCd, siNm, sggNm, emdNm, liNm, bdNm, mtYn, lnbrMnnm, lnbrSlno }
}
