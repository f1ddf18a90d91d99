export { StoreEditorPage as default } from './StoreEditorPage'
