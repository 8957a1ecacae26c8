import { Screen, Section } from '../../../ui/screen.tsx'
import { figures } from './figures.tsx'
import { forms } from './forms.tsx'
import { remarks } from './remarks.tsx'

/** Every component in its states, for developers; light or dark like the system. */
export default function Components() {
  return (
    <Screen title="ui">
      {[...forms, ...remarks, ...figures].map(({ file, states }) => (
        <Section key={file} title={file}>
          {Object.entries(states).map(([state, shown]) => (
            <div data-component={file} key={state}>
              <p>{state}</p>
              {shown}
            </div>
          ))}
        </Section>
      ))}
    </Screen>
  )
}
