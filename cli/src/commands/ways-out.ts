import type { Command, Turned } from '@samspel/deploy/team'
import { mustSayWhy, optionList, optionText, outTexts, turnedText } from '@samspel/deploy/team'
import type { Context } from '../context'

type What = keyof typeof outTexts

const command = (what: What, usage: string, examples: string[]): Command<Context> => ({
  ...outTexts[what],
  usage,
  examples,
  words: [0, 1],
  async run(typed, { client, nameOf }) {
    const reason = optionText(typed, 'reason')
    if (what === 'off' || what === 'retire') mustSayWhy(what, reason)
    const companies = optionList(typed, 'company')
    const body = { ...(reason && { reason }), ...(companies.length > 0 && { companies }) }
    const done = await client().move<Turned>(nameOf(typed), what, body)
    return { value: done, text: turnedText(done) }
  },
})

export const offCommand = command('off', '[<name>] --reason <text>', ["off mf-reports --reason 'wrong sums'"])
export const onCommand = command('on', '[<name>]', ['on mf-reports'])
export const retireCommand = command('retire', '[<name>] --reason <text>', ["retire mf-reports --reason 'replaced'"])
export const restoreCommand = command('restore', '[<name>]', ['restore mf-reports'])
