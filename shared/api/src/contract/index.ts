export {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  endpoint,
  type Method,
  methodsOf,
  type ParamsOf,
  type QueryOf,
  reasonsBeforeLetIn,
} from './endpoint'
export { endpoints } from './endpoints'
export * as entities from './entities'
export { type RateLimit } from './limits'
export { type Tag, tags } from './tags'
