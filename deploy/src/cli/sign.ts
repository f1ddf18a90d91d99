import { signRecords } from '../commands/sign-records'
import type { Command } from './command'
import { byOf } from './command'

export const signCommand: Command = {
  summary: "sign the releases' records with the key in use",
  usage: '',
  about: `Signs the record of every release that the key in use has not signed: once in an installation from before records were signed ('npm start' does it
in a folder), and after the key was exchanged, before the old public one is taken out of REGISTRY_PUBLIC_KEYS. What is signed by nobody who is trusted
is named and stays as it is.`,
  examples: ['sign'],
  words: [0, 0],
  async run(typed, storage) {
    const done = await signRecords(storage, byOf(typed).by)
    const refused = done.refused.map(({ release, why }) => `${release} is left: ${why}`)
    return {
      value: done,
      text: [`${done.signed.length} records are signed with the key in use since now`, ...refused].join('\n'),
    }
  },
}
