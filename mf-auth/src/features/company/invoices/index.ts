export { InvoicesCard } from './InvoicesCard'
export { PaperButtons } from './PaperButtons'
export { useFile } from './use-file'
export { YearCard } from './YearCard'
