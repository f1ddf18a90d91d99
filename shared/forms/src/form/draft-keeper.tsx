import { useEffect } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { bus } from '@samspel/event-bus'
import { type RootState, useAppSelector, useAppStore } from '@samspel/store'
import { drafts } from './draft'

const VISITOR = 'visitor'

/** Whose form it is; undefined while the server has not said who is signed in: it may be somebody else than before. */
const ownerOf = ({ app, auth }: RootState) =>
  app.currentUserId ?? app.currentInstagramerId ?? (auth.authenticated ? undefined : VISITOR)

const shown = { initialValues: true } as const

/**
 * Saves the typed values when the session expires under an open form, when the page is reloaded or left for another, or when a new version
 * takes the place of the form's remote, and gives them back, once, to the same person. Stands after the fields: values come back to fields
 * that are there.
 */
export function DraftKeeper({ id, onRestored }: { id: string; onRestored: () => void }) {
  const form = useForm()
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)
  const { initialValues } = useFormState({ subscription: shown })

  useEffect(() => {
    const save = () => {
      const person = ownerOf(store.getState())
      const { dirty, values, initialValues: base } = form.getState()
      if (person && dirty) drafts.save(person, id, values, base)
    }
    const saveOwn = () => {
      // Whose it was must be known: somebody else may sign in next.
      if (ownerOf(store.getState()) !== VISITOR) save()
    }
    const cameBack = (event: PageTransitionEvent) => {
      const person = ownerOf(store.getState())
      // The page was only set aside: the form still holds what was typed.
      if (event.persisted && person) drafts.drop(person, id)
    }
    window.addEventListener('pagehide', save)
    window.addEventListener('pageshow', cameBack)
    const ends = [bus.subscribe('session:expired', saveOwn), bus.subscribe('platform:version-leaving', save)]
    return () => {
      window.removeEventListener('pagehide', save)
      window.removeEventListener('pageshow', cameBack)
      ends.forEach((end) => end())
    }
  }, [form, id, store])

  useEffect(() => {
    const values = owner && drafts.take(owner, id, initialValues)
    if (!values) return
    form.batch(() => {
      for (const [name, value] of Object.entries(values)) form.change(name, value)
    })
    onRestored()
  }, [form, id, onRestored, owner, initialValues])

  return null
}
