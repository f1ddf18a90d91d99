export { type Creditable, issueAgain, issueCredit, lockInvoice, vatOfCredit, vatOfPart } from './credit'
export { issueInvoice, recordPayment, saleTo } from './issue'
export { planLine } from './lines'
