import { AgreementPage } from './AgreementPage'

export { AssignmentAgreement } from './AssignmentAgreement'

export default AgreementPage
