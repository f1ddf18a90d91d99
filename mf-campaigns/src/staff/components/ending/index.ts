export { seemsNeverPosted } from './calls'
export { EndNeverPosted } from './EndNeverPosted'
