import type { DeliveryAddress } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { OnlineTextButton } from '../network'
import css from './Address.module.css'
import { messages as m } from './messages'

/** The saved address in one line, with the way to change it. */
export function AddressRow({
  address: { street, city },
  onChange,
}: {
  address: Pick<DeliveryAddress, 'street' | 'city'>
  onChange?: () => void
}) {
  const t = useText()
  return (
    <p className={css.row}>
      <span>
        {t(m.to)}{' '}
        <b>
          {street}, {city}
        </b>
      </span>
      {onChange && (
        <OnlineTextButton onClick={onChange} aria-label={t(m.changeAddress)}>
          {t(m.change)}
        </OnlineTextButton>
      )}
    </p>
  )
}
