export { StaffAgreement } from './StaffAgreement'
