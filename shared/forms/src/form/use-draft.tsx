import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-final-form'
import { bus } from '@samspel/event-bus'
import { useText } from '@samspel/i18n'
import { useAppSelector, useAppStore, type RootState } from '@samspel/store'
import { Notice } from '@samspel/ui'
import { drafts } from './draft'
import { messages } from './messages'

const ownerOf = ({ app }: RootState) => app.currentUserId ?? app.currentInstagramerId

/** Saves the typed values when the session expires under an open form, and gives them back, once, to the same person. */
export function useDraft(id: string): ReactNode {
  const t = useText()
  const form = useForm()
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)
  const [isRestored, setRestored] = useState(false)

  useEffect(
    () =>
      bus.subscribe('session:expired', () => {
        const person = ownerOf(store.getState())
        if (person && form.getState().dirty) drafts.save(person, id, form.getState().values)
      }),
    [form, id, store],
  )

  useEffect(() => {
    const values = owner && drafts.take(owner, id)
    if (!values) return
    form.batch(() => {
      for (const [name, value] of Object.entries(values)) form.change(name, value)
    })
    setRestored(true)
  }, [form, id, owner])

  return isRestored ? <Notice kind="info" onClose={() => setRestored(false)}>{t(messages.restored)}</Notice> : null
}
