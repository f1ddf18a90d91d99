export { keepPasses } from './kept-pass'
export { PassPage as default } from './PassPage'
