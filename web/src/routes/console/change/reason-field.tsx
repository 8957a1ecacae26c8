import { useWords } from '../../../lib/words.ts'
import { ko } from '../words.ko.ts'
import { ConfirmTextArea } from './confirm-field.tsx'

const MOST_REASON = 500

/** The operator's reason, stored in the audit log. */
export function ReasonField({ value, onChange }: { value: string; onChange(reason: string): void }) {
  const { confirm } = useWords(ko)
  return (
    <ConfirmTextArea
      name="reason"
      hint={confirm.reasonHint}
      label={confirm.reason}
      maxLength={MOST_REASON}
      onChange={({ target }) => onChange(target.value)}
      required
      value={value}
    />
  )
}
