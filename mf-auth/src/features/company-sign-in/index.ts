export { CompanySignInPage as default } from './CompanySignInPage'
export { StartForm } from './StartForm'
