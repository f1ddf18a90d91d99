import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { bus } from '@samspel/event-bus'
import { type RootState, useAppSelector, useAppStore } from '@samspel/store'
import { sameValue } from '../fields/use-bound-field'
import { drafts } from './draft'

const VISITOR = 'visitor'

/** Whose form it is; undefined while the server has not said who is signed in: it may be somebody else than before. */
export const ownerOf = ({ app, auth }: RootState) =>
  app.currentUserId ?? app.currentInstagramerId ?? (auth.authenticated ? undefined : VISITOR)

const shown = { initialValues: true } as const

/**
 * Saves the typed values when the session expires under an open form, when the page is reloaded or left for another, or when a new version
 * takes the place of the form's remote, and gives them back, once, to the same person. `untilSent` also keeps them when the form is closed.
 * Stands after the fields: values come back to fields that are there.
 */
export function DraftKeeper({
  id,
  untilSent,
  sent,
  onRestored,
}: {
  id: string
  untilSent: boolean
  /** What the server has taken. */
  sent: RefObject<object | undefined>
  onRestored: () => void
}) {
  const form = useForm()
  const store = useAppStore()
  const owner = useAppSelector(ownerOf)
  const { initialValues } = useFormState({ subscription: shown })

  const save = useCallback(() => {
    const person = ownerOf(store.getState())
    const { dirty, values, initialValues: base } = form.getState()
    if (person && dirty && !sameValue(values, sent.current)) drafts.save(person, id, values, base)
  }, [form, id, sent, store])

  // In the layout phase the fields are still registered; without them final-form calls every form unchanged.
  useLayoutEffect(() => (untilSent ? save : undefined), [untilSent, save])

  useEffect(() => {
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
  }, [id, save, store])

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
