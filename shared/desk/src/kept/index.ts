export { selectWriter, useKept } from './use-kept'
