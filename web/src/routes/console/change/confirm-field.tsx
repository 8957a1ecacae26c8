import { type ComponentProps, createContext, use } from 'react'
import { Field, TextArea } from '../../../ui/field.tsx'

/** The service's error for each field, by the service's name for it. */
export const Refused = createContext<Record<string, string>>({})

export function idOf(name: string): string {
  return `confirm-${name}`
}

/** A field of the confirmation; `name`: the service's name for it. */
export function ConfirmField({ name, ...field }: ComponentProps<typeof Field> & { name: string }) {
  return <Field {...field} error={use(Refused)[name]} id={idOf(name)} />
}

export function ConfirmTextArea({ name, ...field }: ComponentProps<typeof TextArea> & { name: string }) {
  return <TextArea {...field} error={use(Refused)[name]} id={idOf(name)} />
}
