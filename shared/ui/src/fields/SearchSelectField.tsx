import { lazyPart } from '../base/lazyPart'
import { FieldFrame, type FieldProps } from './FieldFrame'
import type { Option } from './SelectField'
import { WaitingControl } from './WaitingControl'

export interface SearchSelectFieldProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V | null) => void
  placeholder?: string
  clearable?: boolean
  /** Told what is typed, for lists that the server searches; the options are then shown as they are. */
  onSearch?: (text: string) => void
}

const part = lazyPart(() => import('./SearchCombobox').then((module) => module.SearchCombobox))

/** One of a long list: typing narrows it. */
export function SearchSelectField<V extends string>(props: SearchSelectFieldProps<V>) {
  const Control = part.usePart(true)
  const { options } = props
  return (
    <FieldFrame {...props}>
      {(wiring) =>
        Control ? (
          <Control {...props} onChange={props.onChange as (value: string | null) => void} wiring={wiring} />
        ) : (
          <WaitingControl
            wiring={wiring}
            text={options.find((option) => option.value === props.value)?.label ?? ''}
            bad={Boolean(props.error)}
          />
        )
      }
    </FieldFrame>
  )
}
