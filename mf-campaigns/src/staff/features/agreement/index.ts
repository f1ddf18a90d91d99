import { StaffAgreementPage } from './StaffAgreementPage'

export default StaffAgreementPage
