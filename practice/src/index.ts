export type { Act, Mode, Practice, Service } from './service'
export { services } from './services'
export { type StartedPractice, startPractice } from './start'
export { type ModeAnswers, underMode } from './under-mode'
