import type { ParseArgsConfig } from 'node:util'
import type { Storage } from '../storage/storage'

/** Parsed arguments and options of one command. */
export interface Typed {
  positionals: readonly string[]
  values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
}

/** Result of a command: `value` for programs, `text` for people. */
export interface Answer {
  value: unknown
  text: string
}

/** A command; those of `remote` work on a storage. */
export interface Command<Context = Storage> {
  /** One line for the list of commands. */
  summary: string
  /** Arguments after the command's name, for example `<name> [<version>]`. */
  usage: string
  /** What to know before the first use, in a few lines. */
  about: string
  /** Options in addition to those that every command has. */
  options?: ParseArgsConfig['options']
  /** A help line for each of these options. */
  optionLines?: readonly string[]
  examples: readonly string[]
  /** Minimum and maximum number of arguments after the command's name. */
  words: readonly [fewest: number, most: number]
  /** Message for too few arguments; by default that the remote's name is missing. */
  missing?: string
  /** The arguments are not a remote's name and version. */
  plainWords?: boolean
  run(typed: Typed, context: Context): Promise<Answer>
}

/** A family of commands with common parsing and output. */
export interface Program<Context> {
  /** How it is invoked, for example `npm run remote --`. */
  call: string
  /** First line of the general help. */
  about: string
  /** Last lines of the general help. */
  more: readonly string[]
  commands: Readonly<Record<string, Command<Context>>>
  /** Options with a value that every command accepts, each with its help line. */
  options: Readonly<Record<string, string>>
  /** Creates the context that commands work on. */
  open(typed: Typed, env: NodeJS.ProcessEnv): Context
}

/** Invalid command line. The message is shown to the user. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}

/** Value of a string option, if given. */
export const optionText = ({ values }: Typed, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Values of an option that may be given several times. */
export const optionList = ({ values }: Typed, name: string): readonly string[] => {
  const value = values[name]
  return Array.isArray(value) ? (value as readonly string[]) : []
}

/** The options `by` and `reason`, if given. */
export const byOf = (typed: Typed): { by?: string; reason?: string } => {
  const [by, reason] = [optionText(typed, 'by'), optionText(typed, 'reason')]
  return { ...(by && { by }), ...(reason && { reason }) }
}
