export { default, type Step } from './SecondStep'
