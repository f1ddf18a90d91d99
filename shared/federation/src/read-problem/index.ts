export { ReadError, type ReadErrorProps } from './ReadError'
export { ReadProblem, type ReadProblemProps } from './ReadProblem'
