export { TemplatesDialog } from './TemplatesDialog'
