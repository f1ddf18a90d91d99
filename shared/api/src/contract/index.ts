export {
  endpoint, methodsOf, reasonsBeforeLetIn, type AnswerOf, type BodyOf, type Endpoint, type Method, type ParamsOf, type QueryOf,
} from './endpoint'
export { endpoints } from './endpoints'
export * as entities from './entities'
