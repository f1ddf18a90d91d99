import type { Command, Rehearsal, Typed } from '@samspel/deploy/team'
import { optionText, rehearsalText, rehearseTexts, rehearseTyped } from '@samspel/deploy/team'
import type { Context } from '../context'

/** Rehearses a version of a remote from this machine, and sends the report to the registry service. */
export async function rehearseHere(
  typed: Typed,
  { client, dir, env }: Context,
  name: string,
  version: string | undefined,
): Promise<Rehearsal> {
  const service = client()
  const { site, ...stage } = await service.rehearsal(name, version)
  const done = await rehearseTyped(typed, name, stage, { tools: dir, dir, env, site: site ?? undefined })
  await service.keepRehearsal(done)
  return done
}

export const rehearseCommand: Command<Context> = {
  ...rehearseTexts,
  usage: '[<name>] [<version>]',
  options: { ...rehearseTexts.options, version: { type: 'string' } },
  optionLines: ['--version <version>  the candidate; the newest when left out', ...rehearseTexts.optionLines],
  examples: ['rehearse', 'rehearse mf-reports 1.4.0 --width 360', 'rehearse --site https://test.example.se --json'],
  words: [0, 2],
  async run(typed, context) {
    const version = typed.positionals[1] ?? optionText(typed, 'version')
    const done = await rehearseHere(typed, context, context.nameOf(typed), version)
    return { value: done, text: rehearsalText(done) }
  },
}
