import { AllData } from './all-data.tsx'
import { Consents } from './consents.tsx'

/** What the user agreed to, and the file with everything that is stored about them. */
export default function OwnData() {
  return (
    <>
      <Consents />
      <AllData />
    </>
  )
}
