import { lazyPart } from '../base/lazyPart'
import { FieldFrame, type FieldProps } from './FieldFrame'
import type { Option } from './SelectField'
import { WaitingControl } from './WaitingControl'

export interface MultiSelectFieldProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  placeholder?: string
  /** At most so many can be chosen. */
  max?: number
}

const part = lazyPart(() => import('./MultiCombobox').then((module) => module.MultiCombobox))

/** Several of a list; typing narrows it, each choice becomes a tag. */
export function MultiSelectField<V extends string>(props: MultiSelectFieldProps<V>) {
  const Control = part.usePart(true)
  const { options } = props
  return (
    <FieldFrame {...props}>
      {(wiring) =>
        Control ? (
          <Control {...props} onChange={props.onChange as (value: string[]) => void} wiring={wiring} />
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
