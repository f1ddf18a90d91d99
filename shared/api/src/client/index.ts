export { fillPath, splitPrefix, toQuery } from './address'
export {
  type ApiError,
  type ApiResponse,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type RawRequest,
} from './client'
export type { Route, RouteTable } from './route'
export { addRoutes, routeOf } from './routes'
export {
  type AnswerNames,
  type EntityCollection,
  entityCollections,
  type EntityMap,
  type NormalizedAnswer,
  normalizeResponse,
} from './schemas'
