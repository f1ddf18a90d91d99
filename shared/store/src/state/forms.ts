import { createAction, createReducer } from '@reduxjs/toolkit'
import { isApiPhase, type RequestError } from '../requests/api-action'
import { readPhase } from '../requests/phase'

/** State of one form (E-35). */
export interface FormState {
  submitting: boolean
  submitted: boolean
  values: Record<string, unknown>
  initialValues: Record<string, unknown>
  validationErrors: Record<string, unknown>
  /** Errors of the server by field: message ids. */
  errors: Record<string, unknown>
  touched: Record<string, boolean>
  parsedError: RequestError | undefined
  originalError: RequestError['original']
}

/** Forms by id; each has a state of its own. */
export type FormsState = Record<string, FormState>

/** The first state of a form. */
export const initialForm: FormState = {
  submitting: false,
  submitted: false,
  values: {},
  initialValues: {},
  validationErrors: {},
  errors: {},
  touched: {},
  parsedError: undefined,
  originalError: undefined,
}

/** Events of forms that are not phases of a request. `@samspel/forms` dispatches them. */
export const formActions = {
  started: createAction<{ form: string; initialValues: FormState['initialValues'] }>('forms/started'),
  changed: createAction<{ form: string } & Partial<Pick<FormState, 'values' | 'touched' | 'validationErrors'>>>(
    'forms/changed',
  ),
  submitPending: createAction<{ form: string }>('forms/submit-pending'),
  submitSuccess: createAction<{ form: string }>('forms/submit-success'),
  submitError: createAction<{ form: string; error: RequestError }>('forms/submit-error'),
  closed: createAction<{ form: string }>('forms/closed'),
}

const pending = (form: FormState): FormState => ({
  ...form,
  errors: {},
  parsedError: undefined,
  originalError: undefined,
  submitting: true,
})
const success = (form: FormState): FormState => ({
  ...form,
  values: {},
  touched: {},
  errors: {},
  submitted: true,
  submitting: false,
})
const failure = (form: FormState, error: RequestError): FormState => ({
  ...form,
  submitting: false,
  parsedError: error,
  originalError: error.original,
  errors: error.original && !Array.isArray(error.original) ? error.original : {},
})

const update = (state: FormsState, id: string, change: (form: FormState) => FormState): FormsState => ({
  ...state,
  [id]: change(state[id] ?? initialForm),
})

/** Reducer of {@link FormsState} (T-34…T-37, X-29). */
export const formsReducer = createReducer<FormsState>({}, (builder) =>
  builder
    .addCase(formActions.started, (state, { payload }) =>
      update(state, payload.form, () => ({ ...initialForm, initialValues: payload.initialValues })),
    )
    .addCase(formActions.changed, (state, { payload: { form, ...change } }) =>
      update(state, form, (old) => ({ ...old, ...change, submitted: change.values ? false : old.submitted })),
    )
    .addCase(formActions.submitPending, (state, { payload }) => update(state, payload.form, pending))
    .addCase(formActions.submitSuccess, (state, { payload }) => update(state, payload.form, success))
    .addCase(formActions.submitError, (state, { payload }) =>
      update(state, payload.form, (form) => failure(form, payload.error)),
    )
    .addCase(formActions.closed, (state, { payload: { form } }) => {
      const { [form]: _, ...rest } = state
      return rest
    })
    .addMatcher(isApiPhase, (state, action) => {
      const step = readPhase(action)
      const id = step?.meta.form
      if (!step || !id) return state
      if (step.phase === 'pending') return update(state, id, pending)
      if (step.phase === 'success') return update(state, id, success)
      if (step.phase === 'error') return update(state, id, (form) => failure(form, step.payload))
      return state
    }),
)
