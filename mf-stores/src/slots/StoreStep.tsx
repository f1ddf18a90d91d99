export { StoreChoiceStep as default } from '../features/store-choice'
