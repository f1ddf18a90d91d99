import { parseArgs } from 'node:util'
import { BuildFailed } from '../build/run-build'
import { DoesNotFit } from '../gate/check'
import { StorageProblem } from '../model/problems'
import { Refused } from '../registry/refused'
import { assertNameAndVersion } from '../storage/paths'
import { RevisionConflict, VersionTaken } from '../storage/storage'
import type { Command, Program, Typed } from './command'
import { WrongUsage } from './command'
import { commandHelp, generalHelp } from './help'

/** Destinations of output text. */
export interface Streams {
  out(text: string): void
  err(text: string): void
}

const refusals = [Refused, StorageProblem, RevisionConflict, VersionTaken, BuildFailed]

const codeOf = (error: unknown): 1 | 2 | 3 => {
  if (error instanceof WrongUsage || (error instanceof Refused && error.reason === 'usage')) return 2
  return refusals.some((kind) => error instanceof kind) ? 1 : 3
}

function checkPart([part, version]: readonly string[], named: unknown): void {
  if (part === undefined) return
  try {
    assertNameAndVersion(part, version ?? (typeof named === 'string' ? named : '0'))
  } catch (error) {
    throw new WrongUsage((error as Error).message)
  }
}

function parse<Context>(
  name: string,
  { options, words: [fewest, most], missing, plainWords }: Command<Context>,
  common: readonly string[],
  args: readonly string[],
): Typed {
  const texts = Object.fromEntries(common.map((option) => [option, { type: 'string' as const }]))
  let typed: Typed
  try {
    typed = parseArgs({
      args: [...args],
      options: { ...options, ...texts, json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    }) as Typed
  } catch (error) {
    throw new WrongUsage((error as Error).message.split('. To specify')[0]!)
  }
  const { positionals, values } = typed
  if (values.help) return typed
  if (positionals.length < fewest) throw new WrongUsage(missing ?? `${name} needs the name of a remote`)
  if (positionals.length > most) throw new WrongUsage(`${name} does not take '${positionals[most]}'`)
  if (!plainWords) checkPart(positionals, values.version)
  return typed
}

function answerRefusal(error: unknown, json: boolean, usage: string, { err }: Streams): number {
  const code = codeOf(error)
  const { message, name, stack } = error as Error
  if (json) {
    err(
      JSON.stringify({
        error: message,
        kind: name,
        ...(error instanceof Refused && { reason: error.reason }),
        ...(error instanceof DoesNotFit && { findings: error.findings }),
      }),
    )
    return code
  }
  if (code === 3) err(`Unexpected: ${stack ?? message}`)
  else err(code === 2 ? `${message}\n\n${usage}` : message)
  return code
}

/**
 * Runs one command and returns the exit code: 0 done, 1 refused, 2 wrong usage, 3 unexpected error.
 * @param args arguments after the program's name
 */
async function runProgram<Context>(
  program: Program<Context>,
  args: readonly string[],
  streams: Streams,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const { commands, call, options } = program
  const [name = '', ...rest] = args
  if (name === '--help' || name === 'help') {
    streams.out(generalHelp(program))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const json = rest.includes('--json')
  try {
    if (!command) throw new WrongUsage(name ? `there is no command '${name}'` : 'which command?')
    const typed = parse(name, command, Object.keys(options), rest)
    if (typed.values.help) {
      streams.out(commandHelp(program, name, command))
      return 0
    }
    const { value, text } = await command.run(typed, program.open(typed, env))
    streams.out(json ? JSON.stringify(value, null, 2) : text)
    return 0
  } catch (error) {
    const usage = command ? `${call} ${name} ${command.usage}\nMore: ${call} ${name} --help` : generalHelp(program)
    return answerRefusal(error, json, usage, streams)
  }
}

/**
 * Returns a function that runs the commands of a program, by default in the environment of this process. Resolves
 * with the exit code, see {@link runProgram}.
 */
export const runnerOf =
  <Context>(program: (streams: Streams) => Program<Context>) =>
  (args: readonly string[], streams: Streams, env: NodeJS.ProcessEnv = process.env): Promise<number> =>
    runProgram(program(streams), args, streams, env)
