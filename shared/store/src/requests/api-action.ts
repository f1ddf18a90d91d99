import type {
  AnswerNames,
  ApiError,
  ApiResponse,
  CallOptions,
  EndpointKey,
  EntityCollection,
  EntityMap,
  RequestOf,
  ResponseOf,
} from '@samspel/api'
import type { ErrorMessages, Message } from '@samspel/i18n'
import { type AsyncAction, asyncAction, type Phase, type PhaseAction } from './async-action'

/** An error of a request, ready to show. */
export interface RequestError {
  /** HTTP status; 0 if the server was not reached. */
  status: number
  kind: ApiError['kind']
  /** Error id of the contract. */
  id: string | undefined
  /** The text to show (C-42: the caller's, else the generic one). */
  message: Message
  /** Raw errors of the answer: message ids by field in camel case, or a list. */
  original: ApiError['errors']
  /** What a body or file that was too large may have. */
  maxBytes?: number
}

/** Which parts of the state a request belongs to and how it is treated (C-42). */
export interface RequestOptions {
  /** Form whose state follows the request (E-35). */
  form?: string | undefined
  /** Leaves form state alone, even if the endpoint's action has a form by default (C-29, C-37). */
  skipForm?: boolean | undefined
  /** Record whose `loading`, `error` and `originalError` follow the request (E-14, E-16). */
  item?: { collection: EntityCollection; id: string } | undefined
  /** Page of a paged list that the answer fills; set by `createPagedLists`. */
  list?: { name: string; key: string; page: number } | undefined
  /** Key under which the answer is kept; set by `useQuery`. */
  cache?: string | undefined
  /** Maps names in the answer to the contract's collections: `{ favourite: 'brands' }` (C-42). */
  schema?: AnswerNames | undefined
  /** Error texts of the caller, by error id, status or `default`. */
  errorMessages?: ErrorMessages | undefined
  /** The promise rejects with {@link RequestFailure} instead of resolving with `ok: false`. */
  throwErrors?: boolean | undefined
  /** How often a failing query is requested in all; three by default (C-14). Pass 1 if the caller retries by itself. */
  tries?: number | undefined
  /** Treats a 401 as an ordinary answer, not as the end of the session, as for sign-in and reset (C-11). */
  keepSession?: boolean | undefined
  /** Signs in: the auth state follows the request (T-27…T-29). */
  auth?: boolean | undefined
  /** Passed through to every phase, for reducers and sagas of the caller. */
  tag?: unknown
}

/** What a call takes: the contract's params, query and body, the client's options, and {@link RequestOptions}. */
export type ApiOptions<K extends EndpointKey> = RequestOf<K> & CallOptions & RequestOptions

/** Carried by every phase of a request. */
export interface ApiMeta<K extends EndpointKey = EndpointKey> extends RequestOptions {
  endpoint: K
  request: RequestOf<K>
}

/** Names under which an answer holds a single record. */
type SingularName =
  | 'campaign'
  | 'company'
  | 'companyRequest'
  | 'instagramer'
  | 'brand'
  | 'profileCategory'
  | 'participation'
  | 'instagramPost'
  | 'user'
  | 'message'
  | 'mention'
  | 'transaction'
  | 'account'
  | 'store'
  | 'storeLocation'
  | 'storeCampaign'
  | 'storeParticipation'
  | 'storeProduct'
  | 'facebookAccount'
  | 'imagePurchase'

/** An answer with ids in place of records. */
export type ResultOf<K extends EndpointKey> = Normalized<ResponseOf<K>>
type Normalized<R> = R extends object
  ? {
      [P in keyof R]: P extends EntityCollection | SingularName
        ? R[P] extends readonly unknown[]
          ? string[]
          : string | Extract<R[P], null | undefined>
        : R[P]
    }
  : Record<string, never>

/** A successful answer: as received (`data`), and normalised into records and a `result` that refers to them by id. */
export interface ApiSuccess<K extends EndpointKey = EndpointKey> {
  data: ResponseOf<K>
  entities: EntityMap
  result: ResultOf<K>
  status: number
}

/** The action that the request saga handles. Dispatching it returns a promise of {@link ApiOutcome}. */
export interface ApiRequest<K extends EndpointKey = EndpointKey> {
  type: string
  payload: RequestOf<K> & CallOptions
  meta: RequestOptions & { endpoint: K; apiRequest: true }
}

/** What a dispatched request resolves with: the client's answer and, when it failed, the error ready to show. */
export type ApiOutcome<K extends EndpointKey = EndpointKey> = ApiResponse<ResponseOf<K>> & {
  parsedError: RequestError | undefined
}

/** What a request with `throwErrors` rejects with (C-37, C-38). */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  constructor(readonly parsedError: RequestError) {
    super(parsedError.message.id)
  }
}

/** Makes requests of one endpoint and recognises their phases. */
export interface ApiActionCreator<K extends EndpointKey> extends AsyncAction<ApiSuccess<K>, RequestError, ApiMeta<K>> {
  (options?: ApiOptions<K>): ApiRequest<K>
  readonly endpoint: K
}

/** Type prefix of an endpoint's actions. */
export const apiType = (endpoint: EndpointKey): string => `api/${endpoint}`

/**
 * The action creator of an endpoint (C-42). `const approve = apiAction('approveMention')`, `await dispatch(approve({ params: { id } }))`;
 * reducers and sagas recognise `approve.success.match(action)`. `defaults` hold for every call; a call's own options win.
 */
export const apiAction = <K extends EndpointKey>(
  endpoint: K,
  defaults: RequestOptions & CallOptions = {},
): ApiActionCreator<K> => {
  const phases = asyncAction<ApiSuccess<K>, RequestError, ApiMeta<K>>(apiType(endpoint))
  const make = (options: ApiOptions<K> = {} as ApiOptions<K>): ApiRequest<K> => {
    const merged: ApiOptions<K> = { ...defaults, ...options }
    const { params, query, body, headers, skipAuth, signal, idempotencyKey, keepalive, file, skipForm, ...meta } =
      merged
    if (skipForm) delete meta.form
    return {
      type: phases.type,
      payload: withoutUndefined({
        params,
        query,
        body,
        headers: { ...defaults.headers, ...headers },
        skipAuth,
        signal,
        idempotencyKey,
        keepalive,
        file,
      }) as ApiRequest<K>['payload'],
      meta: { ...meta, endpoint, apiRequest: true },
    }
  }
  return Object.assign(make, phases, { endpoint })
}

const withoutUndefined = (object: object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))

/** Whether an action asks for a request. */
export const isApiRequest = (action: unknown): action is ApiRequest =>
  (action as { meta?: { apiRequest?: unknown } } | undefined)?.meta?.apiRequest === true

/** A phase of any request, told apart by `meta.phase`. */
export type AnyApiPhase =
  | (PhaseAction<undefined, ApiMeta> & { meta: { phase: 'pending' | 'invalidate' } })
  | (PhaseAction<ApiSuccess, ApiMeta> & { meta: { phase: 'success' } })
  | (PhaseAction<RequestError, ApiMeta> & { meta: { phase: 'error' } })

const phases: ReadonlySet<unknown> = new Set<Phase>(['pending', 'success', 'error', 'invalidate'])

/** Whether an action is a phase of an API request, of any endpoint. */
export const isApiPhase = (action: unknown): action is AnyApiPhase => {
  const meta = (action as { meta?: { phase?: unknown; endpoint?: unknown } } | undefined)?.meta
  return meta !== undefined && typeof meta.endpoint === 'string' && phases.has(meta.phase)
}
