export { EndCreator } from './EndCreator'
