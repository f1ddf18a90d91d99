export { PassPage as default } from './PassPage'
export { keepPasses } from './kept-pass'
