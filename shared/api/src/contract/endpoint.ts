import type { Static, TObject, TSchema } from 'typebox'
import type { ApiScope } from '../api-tokens'
import { uploadLimits } from '../constants'
import type { ErrorId } from '../errors'
import type { Actor } from '../roles'
import type { RateLimit } from './limits'
import type { Tag } from './tags'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'

/**
 * Why staff may make a call before their company is let in and their own address is confirmed. No reason fits a call that shows creators
 * whom the brand has not met, or that writes to people outside the company.
 */
export const reasonsBeforeLetIn = {
  ownAccount: 'about the caller alone',
  ownCompany: 'about the own company, its people, brands, stores and money; nobody outside hears of it',
  drafts: 'prepares what nobody outside sees before the platform has let the company in',
  ownCreators: 'about creators who came to the brand themselves; one that is not let in has none',
} as const

/**
 * One call of the API, written once. The server's route and validation, the typed client, the OpenAPI page,
 * the authorization matrix test and the fuzz test all read it.
 */
export interface Endpoint {
  method: Method
  /** Path below the base. `:name` marks a parameter. */
  path: `/${string}`
  /** Where it is served: `/api` when absent, `/public` alone, or both, chosen by whether there is a session (rows C-39, C-40). */
  base?: 'public' | 'either'
  /** Who may call it at all; rules about rows are policies of the server. */
  actors: readonly Actor[]
  /**
   * Open to staff whose company waits for the platform's answer or who have not confirmed their address, and why. Absent: those are refused
   * with 422 `company_not_approved` or `email_not_confirmed`, unless visitors may make the call too.
   */
  beforeLetIn?: keyof typeof reasonsBeforeLetIn
  /** Open to staff who must set up a second step first and have not. Absent: those are refused with 422 `second_step_required`. */
  beforeSecondStep?: true
  /** Open to tokens of companies that have this scope. Absent: never by token. */
  scope?: ApiScope
  /** One sentence for the OpenAPI page. */
  summary: string
  tag: Tag
  params?: TObject
  query?: TObject
  body?: TObject
  /** 200 answer. Absent: 204 without a body. */
  response?: TObject
  /** PUT means the same as the method (rows C-29, C-36): only what the body names is changed. */
  alsoPut?: true
  /** No Authorization header is sent (rows C-16, C-17). */
  skipAuth?: boolean
  /** The write takes an `Idempotency-Key` header, or needs one; the same key answers the same and has one effect. */
  idempotent?: true | 'required'
  /** The error of a record that is not there, or not to be seen; `not_found` when absent. */
  notFound?: ErrorId
  rateLimit?: RateLimit
  /** Names of the body's fields in errors, where they have another one there. */
  errorFields?: Readonly<Record<string, string>>
  /** Where older releases of the remotes still ask for it. */
  formerPath?: `/${string}`
  /** Bytes that the body may have, where that is more than a form needs. */
  bodyBytes?: number
  /** Bytes that the file of an upload may have, where that is more than a picture's. */
  fileBytes?: number
  /** `stream`: server-sent events; `upload`: multipart/form-data with one field `file`. */
  kind?: 'stream' | 'upload'
}

/** Declares an endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** The methods that an endpoint answers to, its own first. */
export const methodsOf = ({ method, alsoPut }: Pick<Endpoint, 'method' | 'alsoPut'>): Method[] =>
  alsoPut ? [method, 'PUT'] : [method]

/** Where an endpoint is served. */
export const basesOf = ({ base }: Pick<Endpoint, 'base'>): ('/api' | '/public')[] =>
  base === 'either' ? ['/api', '/public'] : [base === 'public' ? '/public' : '/api']

/** The endpoint's paths below its bases. */
export const pathsOf = ({ path, formerPath }: Pick<Endpoint, 'path' | 'formerPath'>): string[] =>
  formerPath ? [path, formerPath] : [path]

/** Bytes that a body has at most, where the contract names no other limit. */
export const usualBodyBytes = 256 * 1024

/** Bytes that the body of a call has at most; an upload has its multipart headings besides the file. */
export const bodyBytesOf = ({
  kind,
  fileBytes,
  bodyBytes,
}: Pick<Endpoint, 'kind' | 'fileBytes' | 'bodyBytes'>): number =>
  kind === 'upload' ? (fileBytes ?? uploadLimits.bytes) + 64 * 1024 : (bodyBytes ?? usualBodyBytes)

type StaticOf<S> = S extends TSchema ? Static<S> : undefined

export type ParamsOf<E extends Endpoint> = StaticOf<E['params']>
export type QueryOf<E extends Endpoint> = StaticOf<E['query']>
export type BodyOf<E extends Endpoint> = StaticOf<E['body']>
export type AnswerOf<E extends Endpoint> = StaticOf<E['response']>
