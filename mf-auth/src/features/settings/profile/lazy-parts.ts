import { lazyPart } from '@samspel/federation'

// Below the profile, so loaded later.
export const MoneyForms = lazyPart(() =>
  import(/* webpackChunkName: "money-forms" */ './MoneyForms').then((module) => module.MoneyForms),
)
