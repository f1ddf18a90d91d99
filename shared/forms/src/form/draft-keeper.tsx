import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import { bus } from '@samspel/event-bus'
import { useAppSelector, useAppStore, type RootState } from '@samspel/store'
import { drafts } from './draft'

const ownerOf = ({ app }: RootState) => app.currentUserId ?? app.currentInstagramerId

/**
 * Saves the typed values when the session expires under an open form, and gives them back, once, to the same person.
 * Stands after the fields: values come back to fields that are there.
 */
export function DraftKeeper({ id, onRestored }: { id: string; onRestored: () => void }) {
  const form = useForm()
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)

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
    onRestored()
  }, [form, id, onRestored, owner])

  return null
}
