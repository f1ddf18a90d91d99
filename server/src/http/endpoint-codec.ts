import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { camelizeKeys } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import { invalid } from '../errors'
import { lazy } from '../lazy'
import { tidyText } from './text'
import { compileValidation, fieldNamer, type FieldNames, readQueryValues, refuseBrokenText } from './validate'
import { writerOf } from './wire'

const reader = (schema: TSchema | undefined, prepare: (value: unknown) => unknown, errorFields?: FieldNames) => {
  if (!schema) return () => undefined
  const nameOf = fieldNamer(schema, errorFields)
  const validate = compileValidation(schema, nameOf)
  const tidy = tidyText(schema)
  return (raw: unknown) => {
    const prepared = prepare(raw)
    refuseBrokenText(prepared, nameOf)
    const value = tidy(prepared)
    const errors = validate(value)
    if (errors) throw invalid(errors)
    return value
  }
}

const compile = ({ kind, params, query, body, response, errorFields }: Endpoint) => ({
  readQuery: reader(query, (raw) => readQueryValues(query as TSchema, camelizeKeys(raw) as Record<string, unknown>)),
  readBody: reader(kind === 'upload' ? undefined : body, (raw) => camelizeKeys(raw ?? {}), errorFields),
  validateParams: params && compileValidation(params),
  write: response && writerOf(response),
  answerShape: response && !kind ? lazy(() => Compile(response)) : undefined,
})

const codecs = new WeakMap<Endpoint, ReturnType<typeof compile>>()

/** How an endpoint's requests are read and its answers written. All its paths and all apps of a process share it. */
export const codecOf = (endpoint: Endpoint): ReturnType<typeof compile> => {
  const codec = codecs.get(endpoint) ?? compile(endpoint)
  codecs.set(endpoint, codec)
  return codec
}
