export { AskChange } from './AskChange'
export { AgreementView, NoAgreement, StaffAgreement } from './StaffAgreement'
