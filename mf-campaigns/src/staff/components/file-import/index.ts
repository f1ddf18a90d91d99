export { FileImport, type ImportedRow } from './FileImport'
