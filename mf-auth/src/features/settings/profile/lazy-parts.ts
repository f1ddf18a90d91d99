import { lazyPart } from '@samspel/federation'

// Below the profile, so loaded later.
export const BankAccountForm = lazyPart(() =>
  import(/* webpackChunkName: "money-forms" */ './BankAccountForm').then((module) => module.BankAccountForm),
)
export const TaxForm = lazyPart(() =>
  import(/* webpackChunkName: "money-forms" */ './TaxForm').then((module) => module.TaxForm),
)
