import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import { bus } from '@samspel/event-bus'
import { useAppSelector, useAppStore, type RootState } from '@samspel/store'
import { drafts } from './draft'

const VISITOR = 'visitor'

const ownerOf = ({ app }: RootState) => app.currentUserId ?? app.currentInstagramerId ?? VISITOR

/**
 * Saves the typed values when the session expires under an open form, or a new version takes the place of the form's remote, and gives them
 * back, once, to the same person. Stands after the fields: values come back to fields that are there.
 */
export function DraftKeeper({ id, onRestored }: { id: string; onRestored: () => void }) {
  const form = useForm()
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)

  useEffect(() => {
    const save = (person: string) => {
      if (form.getState().dirty) drafts.save(person, id, form.getState().values)
    }
    const ends = [
      // Whose it was must be known: somebody else may sign in next.
      bus.subscribe('session:expired', () => {
        const person = ownerOf(store.getState())
        if (person !== VISITOR) save(person)
      }),
      bus.subscribe('platform:version-leaving', () => save(ownerOf(store.getState()))),
    ]
    return () => ends.forEach((end) => end())
  }, [form, id, store])

  useEffect(() => {
    const values = drafts.take(owner, id)
    if (!values) return
    form.batch(() => {
      for (const [name, value] of Object.entries(values)) form.change(name, value)
    })
    onRestored()
  }, [form, id, onRestored, owner])

  return null
}
