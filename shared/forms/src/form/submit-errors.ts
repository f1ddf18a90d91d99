import { FORM_ERROR, setIn } from 'final-form'
import { type Message, messageForField, messageForStatus } from '@samspel/i18n'
import type { ApiOutcome, RequestError } from '@samspel/store'

/** Names of the server's fields that stand under another name in the form: `{ collaborationPageSlug: 'collaborationPage.slug' }` (V-21). */
export type FieldNames = Readonly<Record<string, string>>

/** What a submit may answer with: nothing, or the outcome of a request. */
export type SubmitOutcome = void | undefined | Pick<ApiOutcome, 'ok' | 'parsedError'>

/**
 * The one place where a server's errors become a form's: errors of fields that the form shows go to those fields, the rest,
 * and the text of the failure, to the form's alert. `undefined` when all went well.
 */
export const toSubmitErrors = (
  outcome: SubmitOutcome,
  shownFields: readonly string[],
  names: FieldNames = {},
): Record<string, unknown> | undefined => {
  if (!outcome || outcome.ok) return undefined
  const error: Pick<RequestError, 'message' | 'original'> = outcome.parsedError ?? {
    message: messageForStatus(500),
    original: undefined,
  }
  const raw = error.original
  const byField = raw && !Array.isArray(raw) ? Object.entries(raw) : []
  const listed = Array.isArray(raw) ? raw.map(messageForField) : []

  let errors: object = {}
  const elsewhere: Message[] = [...listed]
  for (const [serverName, ids] of byField) {
    const name = names[serverName] ?? withIndexes(serverName)
    const message = messageForField(([] as string[]).concat(ids)[0] ?? 'invalid')
    const field =
      shownFields.find((shown) => shown === name) ?? shownFields.find((shown) => shown === withoutRoot(name))
    if (field) errors = setIn(errors, field, message) as object
    else elsewhere.push(message)
  }
  return { ...errors, [FORM_ERROR]: { message: error.message, details: elsewhere } satisfies FormAlert }
}

/** What the form's alert says. */
export interface FormAlert {
  message: Message
  /** Errors of fields that the form does not show. */
  details: readonly Message[]
}

/** `products.0.productTitle` of the server is `products[0].productTitle` of the form. */
const withIndexes = (name: string) => name.replace(/\.(\d+)(?=\.|$)/g, '[$1]')

/** `instagramer.email` is `email` in the form: bodies are wrapped in the record's name. */
const withoutRoot = (name: string) => name.slice(name.indexOf('.') + 1)
