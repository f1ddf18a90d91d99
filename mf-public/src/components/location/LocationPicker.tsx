import { useState } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Sheet, Stack, useIsMobile } from '@samspel/ui'
import css from './Location.module.css'
import { LocationFields, type LocationFieldsProps } from './LocationFields'
import { LocationProblem } from './LocationProblem'
import { messages } from './messages'

/** The place as text: town, country, "nearest", or everywhere. */
function usePlaceText({ country, city, near }: LocationFieldsProps['value']) {
  const t = useText()
  const f = useFormats()
  const parts = [city, country && !city && f.country(country), near && t(messages.nearest)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : t(messages.everywhere)
}

/** Where to search (S-29): fields side by side; on phones a button with the current place that opens them in a sheet. */
export function LocationPicker(props: LocationFieldsProps) {
  const t = useText()
  const text = usePlaceText(props.value)
  const isPhone = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const fields = (
    <Stack gap={12}>
      <LocationFields {...props} />
      <LocationProblem />
    </Stack>
  )
  if (!isPhone)
    return (
      <div role="group" aria-label={t(messages.title)}>
        {fields}
      </div>
    )
  return (
    <>
      <Button
        icon="map-pin"
        iconAfter="chevron-down"
        variant="light"
        aria-haspopup="dialog"
        className={css.open}
        onClick={() => setOpen(true)}
        aria-label={t(messages.chosen, { place: text })}
      >
        {text}
      </Button>
      {isOpen && (
        <Sheet
          open
          onClose={() => setOpen(false)}
          title={t(messages.title)}
          size="sm"
          footer={
            <Button variant="main" onClick={() => setOpen(false)}>
              {t(commonMessages.done)}
            </Button>
          }
        >
          {fields}
        </Sheet>
      )}
    </>
  )
}
