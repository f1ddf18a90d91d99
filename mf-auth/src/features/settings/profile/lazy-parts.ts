import { lazyPart } from '@samspel/federation'

// Where the money goes stands beneath who one is.
export const BankAccountForm = lazyPart(() =>
  import(/* webpackChunkName: "money-forms" */ './BankAccountForm').then((module) => module.BankAccountForm),
)
export const TaxForm = lazyPart(() =>
  import(/* webpackChunkName: "money-forms" */ './TaxForm').then((module) => module.TaxForm),
)
