import { useState } from 'react'
import type { Country } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Sheet } from '@samspel/ui'
import { CountryField } from '../../components/CountryField'
import { messages } from './messages'

interface FilterSheetProps {
  country: Country | undefined
  onApply: (country: Country | undefined) => void
  onClose: () => void
}

/** The filter of the marketplace; nothing changes before it is applied (S-25). */
export function FilterSheet({ country, onApply, onClose }: FilterSheetProps) {
  const t = useText()
  const [chosen, choose] = useState(country)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(messages.filter)}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t(commonMessages.cancel)}</Button>
          <Button variant="main" onClick={() => onApply(chosen)}>
            {t(messages.apply)}
          </Button>
        </>
      }
    >
      <CountryField value={chosen} onChange={choose} />
    </Sheet>
  )
}
