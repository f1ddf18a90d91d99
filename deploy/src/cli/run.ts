import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BuildFailed } from '../build/run-build'
import { workspaceRoot } from '../build/workspace'
import { DoesNotFit } from '../gate/check'
import { Refused } from '../registry/refused'
import { openStorage } from '../storage/open-storage'
import { assertNameAndVersion } from '../storage/paths'
import { StorageProblem } from '../storage/problems'
import { RevisionConflict, VersionTaken } from '../storage/storage'
import { cleanCommand } from './clean'
import { WrongUsage } from './command'
import type { Command, Typed } from './command'
import { commandHelp, generalHelp } from './help'
import { lockCommand, unlockCommand } from './lock'
import { promoteCommand } from './promote'
import { publishCommand } from './publish'
import { historyCommand, statusCommand } from './report'
import { rollbackCommand, stopCommand } from './take-back'

const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  stop: stopCommand,
  status: statusCommand,
  history: historyCommand,
  lock: lockCommand,
  unlock: unlockCommand,
  clean: cleanCommand,
}

/** Where the texts go. */
export interface Streams {
  out(text: string): void
  err(text: string): void
}

const refusals = [Refused, StorageProblem, RevisionConflict, VersionTaken, BuildFailed]

const codeOf = (error: unknown): 1 | 2 | 3 => {
  if (error instanceof WrongUsage || (error instanceof Refused && error.reason === 'usage')) return 2
  return refusals.some((kind) => error instanceof kind) ? 1 : 3
}

function parse(name: string, { options, words: [fewest, most] }: Command, args: readonly string[]): Typed {
  const common = { by: { type: 'string' }, storage: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
  let typed: Typed
  try {
    typed = parseArgs({ args: [...args], options: { ...options, ...common }, allowPositionals: true }) as Typed
  } catch (error) {
    throw new WrongUsage((error as Error).message.split('. To specify')[0]!)
  }
  const { positionals, values } = typed
  if (values.help) return typed
  if (positionals.length < fewest) throw new WrongUsage(`${name} needs the name of a remote`)
  if (positionals.length > most) throw new WrongUsage(`${name} does not take '${positionals[most]}'`)
  const [part, version] = positionals
  try {
    if (part !== undefined) assertNameAndVersion(part, version ?? (values.version as string | undefined) ?? '0')
  } catch (error) {
    throw new WrongUsage((error as Error).message)
  }
  return typed
}

const storageOf = ({ values }: Typed, env: NodeJS.ProcessEnv): string =>
  (values.storage as string | undefined) ?? env.STORAGE_DIR ?? resolve(workspaceRoot, env.DATA_DIR ?? '.data', 'registry')

function answerRefusal(error: unknown, json: boolean, usage: string, { err }: Streams): number {
  const code = codeOf(error)
  const { message, name, stack } = error as Error
  if (json) {
    err(JSON.stringify({ error: message, kind: name, ...(error instanceof Refused && { reason: error.reason }), ...(error instanceof DoesNotFit && { findings: error.findings }) }))
    return code
  }
  if (code === 3) err(`Unexpected: ${stack ?? message}`)
  else err(code === 2 ? `${message}\n\n${usage}` : message)
  return code
}

/**
 * Runs `remote <command> …` and answers the exit code: 0 done, 1 refused, 2 wrong usage, 3 unexpected.
 * @param args what was typed after `remote`
 */
export async function runRemote(args: readonly string[], streams: Streams, env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const [name = '', ...rest] = args
  if (name === '--help' || name === 'help') {
    streams.out(generalHelp(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const json = rest.includes('--json')
  try {
    if (!command) throw new WrongUsage(name ? `there is no command '${name}'` : 'which command?')
    const typed = parse(name, command, rest)
    if (typed.values.help) {
      streams.out(commandHelp(name, command))
      return 0
    }
    const { value, text } = await command.run(typed, openStorage(storageOf(typed, env)))
    streams.out(json ? JSON.stringify(value, null, 2) : text)
    return 0
  } catch (error) {
    const usage = command ? `npm run remote -- ${name} ${command.usage}\nMore: npm run remote -- ${name} --help` : generalHelp(commands)
    return answerRefusal(error, json, usage, streams)
  }
}
