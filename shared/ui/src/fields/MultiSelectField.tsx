import { heavyPart } from '../base/lazy-code'
import { FieldFrame } from './FieldFrame'
import type { MultiSelectFieldProps } from './MultiSelectField.props'
import { WaitingControl } from './WaitingControl'

const part = heavyPart(() => import('./MultiCombobox').then((module) => module.MultiCombobox))

/** Several of a list; typing narrows it, each choice becomes a tag. */
export function MultiSelectField<V extends string>(props: MultiSelectFieldProps<V>) {
  const control = part.useCode()
  const { options } = props
  return (
    <FieldFrame {...props}>
      {(wiring) =>
        control.status === 'ready' ? (
          <control.code {...props} onChange={props.onChange as (value: string[]) => void} wiring={wiring} />
        ) : (
          <WaitingControl
            wiring={wiring}
            text={options
              .filter((option) => props.value.includes(option.value))
              .map((option) => option.label)
              .join(', ')}
            bad={Boolean(props.error)}
          />
        )
      }
    </FieldFrame>
  )
}
