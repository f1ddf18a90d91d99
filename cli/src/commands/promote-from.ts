import type { Answer, Typed } from '@samspel/deploy/team'
import { optionText, percentOf, promotedText, versionedName, WrongUsage } from '@samspel/deploy/team'
import type { Promoted } from '../client'
import type { Context } from '../context'

/**
 * Promotes in one environment what is published in another: the service of `--to` fetches the very files from that of `--from`, with the caller's
 * token of it, and checks them.
 */
export async function promoteFrom(typed: Typed, { clientFor, tokenFor, nameOf }: Context): Promise<Answer> {
  const [from, to] = [optionText(typed, 'from')!, optionText(typed, 'to')]
  if (to === undefined) throw new WrongUsage('--from needs --to, the environment in which it is promoted')
  if (optionText(typed, 'ramp') !== undefined)
    throw new WrongUsage('--ramp does not go with --from: promote it there, then begin the ramp')
  if (from === to) throw new WrongUsage(`--from and --to are both ${to}`)
  const [first, second] = typed.positionals
  const given = first === undefined ? { name: nameOf(typed), version: undefined } : versionedName(first)
  const version = second ?? given.version
  const reason = optionText(typed, 'reason')
  const percent = percentOf(optionText(typed, 'percent'))
  const body = {
    from,
    token: tokenFor(from),
    ...(percent !== undefined && { percent }),
    ...(version !== undefined && { version }),
    ...(typed.values.force === true && { force: true }),
    ...(reason && { reason }),
  }
  const done = await clientFor(to).move<Promoted>(given.name, 'promote-from', body)
  return { value: done, text: `${promotedText(done)}\ntaken over from ${from}: the same files, nothing was built` }
}
