export { StoreChoiceStep, type StoreStepProps } from './StoreChoiceStep'
