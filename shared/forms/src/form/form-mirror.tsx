import { useEffect } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { formActions, useAppDispatch } from '@samspel/store'
import { readable } from '../validation/unread'
import { withoutSecrets } from './draft'

const shown = { values: true, touched: true, errors: true } as const

/** Writes the form's state to the store, where other parts may read it (E-35). Passwords stay here. */
export function FormMirror({ id }: { id: string }) {
  const dispatch = useAppDispatch()
  const form = useForm()
  const { values, touched, errors } = useFormState({ subscription: shown })

  useEffect(() => {
    dispatch(formActions.started({ form: id, initialValues: plain(form.getState().initialValues) }))
    return () => void dispatch(formActions.closed({ form: id }))
  }, [dispatch, form, id])

  useEffect(() => {
    dispatch(formActions.changed({ form: id, values: plain(readable(values)) }))
  }, [dispatch, id, values])

  useEffect(() => {
    dispatch(formActions.changed({ form: id, touched: touched ?? {}, validationErrors: errors ?? {} }))
  }, [dispatch, id, touched, errors])

  return null
}

const plain = (values: object | undefined) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name, value]) => withoutSecrets(name, value) !== undefined))
