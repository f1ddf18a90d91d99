export type { StoreStepProps } from './step-props'
export { StoreChoiceStep } from './StoreChoiceStep'
