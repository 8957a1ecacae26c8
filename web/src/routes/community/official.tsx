import { ApiError } from '../../lib/errors.ts'
import { useWords } from '../../lib/words.ts'
import { CheckRow } from '../../ui/check-row.tsx'
import { ko } from './words.ko.ts'

/** Whether a text with a telephone number may be sent again once its writer confirms that it belongs to an office. */
export function isOfficialAsked(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === 'OFFICE_PHONE')
}

export function ConfirmOfficial({ checked, onChange }: { checked: boolean; onChange(checked: boolean): void }) {
  const words = useWords(ko)
  return <CheckRow checked={checked} label={words.official} onChange={onChange} />
}
