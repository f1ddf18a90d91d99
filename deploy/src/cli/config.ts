import { listConfig, setConfig, unsetConfig } from '../commands/config'
import type { Command } from './command'
import { byOf } from './command'
import { askedOf, configListText, configTexts, configuredText, valueOf } from './config-text'

export const configCommand: Command = {
  ...configTexts,
  usage: '<name> [set <setting> <value> | unset <setting>]',
  examples: [
    'config mf-public',
    "config mf-public set mapStores 500 --reason 'phones are slow'",
    "config mf-public set mapStores 2000 --company 0190… --reason 'they asked'",
    "config mf-public unset mapStores --reason 'as it was'",
  ],
  words: [1, 4],
  async run(typed, storage) {
    const [name, ...words] = typed.positionals
    const asked = askedOf(typed, words)
    const list = await listConfig(storage, name!)
    if (asked.what === 'list') return { value: list, text: configListText(list) }
    const { key, reason, company, role } = asked
    const options = {
      ...byOf(typed),
      reason,
      ...(company !== undefined && { company }),
      ...(role !== undefined && { role }),
    }
    const setting = list.settings.find((one) => one.key === key)?.setting
    const done =
      asked.what === 'set'
        ? await setConfig(storage, name!, key, valueOf(key, asked.text, setting), options)
        : await unsetConfig(storage, name!, key, options)
    return { value: done, text: configuredText(done) }
  },
}
