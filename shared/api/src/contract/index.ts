export {
  type AnswerOf,
  basesOf,
  bodyBytesOf,
  type BodyOf,
  type Endpoint,
  endpoint,
  type Method,
  methodsOf,
  type ParamsOf,
  pathsOf,
  type QueryOf,
  reasonsBeforeLetIn,
  usualBodyBytes,
} from './endpoint'
export { endpoints } from './endpoints'
export * as entities from './entities'
export { type RateLimit } from './limits'
export { type Tag, tags } from './tags'
