export { TwoStepsPage as default } from './TwoStepsPage'
