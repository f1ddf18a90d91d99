export { type CreatorColumns, creatorColumnsOf } from './creator-columns'
export { type FileText, readTextFile } from './read-text-file'
export { type StoreColumn, storeColumns, storeColumnsOf, storeHeading, storeTemplate } from './store-columns'
export { cellText, type TableText, tableTextOf } from './table-text'
