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
