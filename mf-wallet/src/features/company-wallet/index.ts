export { CompanyWallet } from './CompanyWallet'
