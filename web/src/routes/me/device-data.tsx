import { useState } from 'react'
import { forgetDevice } from '../../lib/forget-device.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ko } from './words.ko.ts'

export function DeviceData() {
  const words = useWords(ko)
  const [isForgotten, setIsForgotten] = useState(false)
  return (
    <>
      <p>{words.deviceHow}</p>
      {isForgotten && <Notice title={words.forgotten} tone="low" />}
      <Button onClick={() => void forgetDevice().then(() => setIsForgotten(true))}>{words.forget}</Button>
    </>
  )
}
