export { InboxPage as default } from './InboxPage'
