import { type ReactNode, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { ConfirmDialog } from '@samspel/ui'
import type { BookingValues } from './values'

export interface BookingQuestion {
  title: string
  confirm: string
  /** What happens to which account, and who else is needed. */
  text: ReactNode
}

/** Asks before money is booked by hand. `ask` answers once the dialog has been answered. */
export function useBookingQuestion(question: (values: BookingValues) => BookingQuestion) {
  const t = useText()
  const [asked, setAsked] = useState<{ values: BookingValues; answer: (yes: boolean) => void }>()
  const ask = (values: BookingValues) => new Promise<boolean>((answer) => setAsked({ values, answer }))
  const close = (yes: boolean) => {
    setAsked(undefined)
    asked?.answer(yes)
  }
  const shown = asked && question(asked.values)
  const dialog = shown && (
    <ConfirmDialog
      open
      title={shown.title}
      confirmLabel={shown.confirm}
      cancelLabel={t(commonMessages.cancel)}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {shown.text}
    </ConfirmDialog>
  )
  return { ask, dialog }
}
