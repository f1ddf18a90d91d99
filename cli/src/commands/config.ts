import type { Command } from '@samspel/deploy/team'
import { askedOf, configListText, configTexts, configuredText, valueOf, WrongUsage } from '@samspel/deploy/team'
import type { Context } from '../context'

const isWord = (word: string | undefined): boolean => word === 'set' || word === 'unset'

export const configCommand: Command<Context> = {
  ...configTexts,
  usage: '[<name>] [set <setting> <value> | unset <setting>]',
  examples: [
    'config',
    "config set pageSize 50 --reason 'long lists'",
    "config mf-reports unset pageSize --reason 'as it was'",
  ],
  words: [0, 4],
  async run(typed, { client, nameOf }) {
    // Without a name it is the remote of this folder.
    const words = isWord(typed.positionals[0]) ? typed.positionals : typed.positionals.slice(1)
    const name = nameOf({ ...typed, positionals: isWord(typed.positionals[0]) ? [] : typed.positionals })
    if (typed.positionals.length > words.length + 1) throw new WrongUsage('config takes one remote')
    const asked = askedOf(typed, words)
    const list = await client().config(name)
    if (asked.what === 'list') return { value: list, text: configListText(list) }
    const { key, reason, company, role } = asked
    const setting = list.settings.find((one) => one.key === key)?.setting
    const value = asked.what === 'set' ? { value: valueOf(key, asked.text, setting) } : {}
    const whom = { ...(company !== undefined && { company }), ...(role !== undefined && { role }) }
    const done = await client().setConfig(name, key, { ...value, ...whom, reason })
    return { value: done, text: configuredText(done) }
  },
}
