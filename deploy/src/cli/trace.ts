import { text as readAll } from 'node:stream/consumers'
import { tracePlace, traceStack } from '../commands/trace'
import { Refused } from '../registry/refused'
import type { Command } from './command'
import { optionText, WrongUsage } from './command'

const POSITION = /^(?:.*\/)?([\w.-]+\.js):(\d+):(\d+)$/

export const traceCommand: Command = {
  summary: 'where in the sources a reported error comes from',
  usage: '[<name> <version> <file:line:column>]',
  about: `Translates places of published files by the source maps that were stored with their release; visitors are given none. With three words one place;
without words a whole stack as a report holds it (--stack, else what is piped in), of whatever parts and versions it names.`,
  options: { stack: { type: 'string' } },
  optionLines: ['--stack <text>       the stack of a report; standard input when left out'],
  examples: [
    'trace mf-stores 0.1.0-1a2b3c4d store-list.12d8059085.js:1:2345',
    "trace --stack 'TypeError: … at https://…/remotes/mf-stores/…'",
  ],
  words: [0, 3],
  plainWords: true,
  async run(typed, storage) {
    const [name, version, position] = typed.positionals
    if (name !== undefined) {
      const [, file, line, column] = POSITION.exec(position ?? '') ?? []
      if (!version || !file)
        throw new WrongUsage('trace needs a name, a version and a place such as app.1a2b3c4d5e.js:1:2345')
      const found = await tracePlace(storage, name, version, { file, line: Number(line), column: Number(column) })
      return {
        value: found,
        text: `${found.file}:${found.line}:${found.column}${found.name ? ` (${found.name})` : ''}`,
      }
    }
    const stack = optionText(typed, 'stack') ?? (process.stdin.isTTY ? '' : await readAll(process.stdin))
    if (!stack.trim()) throw new WrongUsage('trace which place? Three words, --stack, or a stack on standard input')
    const done = await traceStack(storage, stack)
    if (done.traced === 0)
      throw new Refused(
        'no place of this stack could be translated: no release that it names has source maps here',
        'unknown',
      )
    return { value: done, text: done.text }
  },
}
