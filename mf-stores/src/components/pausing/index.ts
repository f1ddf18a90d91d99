export { pauseMessages } from './messages'
export { PauseAll } from './PauseAll'
export { usePausing } from './use-pausing'
