import { heavyPart } from '../base/lazy-code'
import { FieldFrame } from './FieldFrame'
import type { SearchSelectFieldProps } from './SearchSelectField.props'
import { WaitingControl } from './WaitingControl'

const part = heavyPart(() => import('./SearchCombobox').then((module) => module.SearchCombobox))

/** One of a long list: typing narrows it. */
export function SearchSelectField<V extends string>(props: SearchSelectFieldProps<V>) {
  const control = part.useCode()
  const { options } = props
  return (
    <FieldFrame {...props}>
      {(wiring) =>
        control.status === 'ready' ? (
          <control.code {...props} onChange={props.onChange as (value: string | null) => void} wiring={wiring} />
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
