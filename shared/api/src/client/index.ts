export { createClient, type ApiError, type ApiResponse, type CallOptions, type Client, type ClientOptions, type RawRequest } from './client'
export { fillPath, splitPrefix, toQuery } from './address'
export {
  entityCollections, normalizeResponse, type AnswerNames, type EntityCollection, type EntityMap, type NormalizedAnswer,
} from './schemas'
export type { Route, RouteTable } from './route'
export { addRoutes, routeOf } from './routes'
