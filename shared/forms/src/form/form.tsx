import type { FormApi } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { formActions, type RequestError, useAppDispatch, useAppStore } from '@samspel/store'
import { type Schema, validate } from '../validation/schema'
import { readable } from '../validation/unread'
import { drafts } from './draft'
import { DraftKeeper, ownerOf } from './draft-keeper'
import { FormAlerts, RestoredContext } from './form-alerts'
import { FormIdContext } from './form-id'
import { FormMirror } from './form-mirror'
import { FormShell } from './form-shell'
import { LeaveGuard } from './leave-guard'
import { type FieldNames, type SubmitOutcome, toSubmitErrors } from './submit-errors'

/** What a form needs; see {@link Form}. */
export interface FormProps<V extends object> {
  /** Unique in the application: names the form's state in the store (E-35), its draft and its element. */
  id: string
  /** Rules by field (V-02); see `rules`. */
  schema?: Schema
  initialValues: V
  /** Sends the values. Give back what `dispatch` of the request gives: its errors go to the fields and the alert. */
  onSubmit: (values: V, form: FormApi<V>) => SubmitOutcome | Promise<SubmitOutcome>
  /** Asked with valid values before they are sent; on no, nothing is sent or said, and what was typed stays. */
  ask?: (values: V) => Promise<boolean>
  /** Server names of fields that are called otherwise in the form (V-21). */
  fieldNames?: FieldNames
  /** Asks before leaving with unsaved changes (T-39). Default true; false for sign-in and search. */
  guard?: boolean
  /**
   * Keeps typed values when the session ends or the page is reloaded while the form is open, and gives them back; never passwords.
   * `untilSent` keeps them also when the form is closed, as a dialog is by Escape: the default of a form that does not ask before it is
   * left (`guard`). Give such a form an id of its own for each record.
   */
  draft?: boolean | 'untilSent'
  /** After a good submit: `keep` shows what was saved, `clear` returns to the initial values. Default `keep`. */
  afterSubmit?: 'keep' | 'clear'
  /** The form shows its alert itself, by `<FormAlerts />` at another place. */
  ownAlert?: boolean
  className?: string
  children: ReactNode
}

/**
 * The one way to write a form: `<Form id schema initialValues onSubmit>`, fields by name inside, and a `<SubmitButton />`.
 * Validates on change and on blur (V-01), keeps what was typed when a submit fails, announces the failure, and focuses the first wrong
 * field.
 */
export function Form<V extends object>({
  id,
  schema = noRules,
  initialValues,
  onSubmit,
  ask,
  fieldNames,
  guard = true,
  draft = guard ? true : 'untilSent',
  afterSubmit = 'keep',
  ownAlert = false,
  className,
  children,
}: FormProps<V>) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const latest = useRef(onSubmit)
  latest.current = onSubmit
  const submitted = useRef<object | undefined>(undefined)
  const sent = useRef<object | undefined>(undefined)
  const [isRestored, setRestored] = useState(false)
  const showRestored = useCallback(() => setRestored(true), [])
  const closeRestored = useCallback(() => setRestored(false), [])
  const mutators = useMemo(() => ({ ...arrayMutators }), [])

  const submit = async (typed: V, form: FormApi<V>) => {
    // A text that was not read can be left only in a field that does not apply any more and is gone.
    const values = readable(typed)
    // An error that no field shows: final-form takes the submit as one that did not go through.
    if (ask && !(await ask(values))) return { [declined]: true }
    submitted.current = values
    dispatch(formActions.submitPending({ form: id }))
    const outcome = await latest.current(values, form)
    if (!outcome || outcome.ok) {
      const owner = ownerOf(store.getState())
      // A sheet may close before or after this, and must not keep what was sent.
      sent.current = values
      if (draft && owner) drafts.drop(owner, id)
      dispatch(formActions.submitSuccess({ form: id }))
      return undefined
    }
    if (outcome.parsedError)
      dispatch(formActions.submitError({ form: id, error: outcome.parsedError satisfies RequestError }))
    return toSubmitErrors(outcome, form.getRegisteredFields(), fieldNames)
  }

  return (
    <FinalForm<V>
      onSubmit={submit as (values: V, form: FormApi<V>) => Promise<undefined>}
      initialValues={initialValues as Partial<V>}
      initialValuesEqual={sameJson}
      keepDirtyOnReinitialize
      validate={(values) => validate(schema, readable(values))}
      mutators={mutators as never}
    >
      {({ handleSubmit }) => (
        <FormIdContext.Provider value={id}>
          <FormShell
            id={id}
            className={className}
            afterSubmit={afterSubmit}
            submitted={submitted}
            onSubmit={handleSubmit}
          >
            <FormMirror id={id} />
            {guard && <LeaveGuard />}
            <RestoredContext value={isRestored ? closeRestored : undefined}>
              {!ownAlert && <FormAlerts />}
              {children}
            </RestoredContext>
            {draft && <DraftKeeper id={id} untilSent={draft === 'untilSent'} sent={sent} onRestored={showRestored} />}
          </FormShell>
        </FormIdContext.Provider>
      )}
    </FinalForm>
  )
}

const noRules: Schema = {}
const declined = ' declined'
const sameJson = (a: object | undefined, b: object | undefined) => JSON.stringify(a) === JSON.stringify(b)
