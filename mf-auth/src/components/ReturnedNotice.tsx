import { lazyPart } from '@samspel/federation'
import type { OwnAccount } from '../data/own-account'

// Seldom needed, so its words are no part of a first view.
const ReturnedWords = lazyPart(() =>
  import(/* webpackChunkName: "account-hints" */ './ReturnedWords').then((module) => module.ReturnedWords),
)

/** Says that mails to the own address come back; nothing while they arrive. */
export function ReturnedNotice({ user, instagramer }: Pick<OwnAccount, 'user' | 'instagramer'>) {
  const { email, emailReturnedSince: since } = user ?? instagramer ?? {}
  return since && email ? <ReturnedWords email={email} since={since} /> : null
}
