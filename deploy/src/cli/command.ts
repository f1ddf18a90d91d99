import type { ParseArgsConfig } from 'node:util'
import type { Storage } from '../storage/storage'

/** What was typed: names and options of one command. */
export interface Typed {
  positionals: readonly string[]
  values: Readonly<Record<string, string | boolean | undefined>>
}

/** What a command answers: for programs and for people. */
export interface Answer {
  value: unknown
  text: string
}

/** One command; `remote`'s work on a storage. */
export interface Command<Context = Storage> {
  /** One line for the list of commands. */
  summary: string
  /** After the command's name, for example `<name> [<version>]`. */
  usage: string
  /** What a person should know before the first use, in a few lines. */
  about: string
  /** Besides those that every command has. */
  options?: ParseArgsConfig['options']
  /** A line for each of these options. */
  optionLines?: readonly string[]
  examples: readonly string[]
  /** Fewest and most words after the command's name. */
  words: readonly [fewest: number, most: number]
  /** What is said when there are fewer; that a remote's name is missing, when left out. */
  missing?: string
  /** The words are no remote and its version. */
  plainWords?: boolean
  run(typed: Typed, context: Context): Promise<Answer>
}

/** A family of commands that are typed and answered alike. */
export interface Program<Context> {
  /** How it is called, for example `npm run remote --`. */
  call: string
  /** First line of the general help. */
  about: string
  /** Last lines of the general help. */
  more: readonly string[]
  commands: Readonly<Record<string, Command<Context>>>
  /** Options with a text that every command has, each with its line of help. */
  options: Readonly<Record<string, string>>
  /** What the commands work on. */
  open(typed: Typed, env: NodeJS.ProcessEnv): Context
}

/** Something was typed that no command takes. Its text is for people. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}

/** An option with a text, when it was given. */
export const optionText = ({ values }: Typed, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** The options `by` and `reason`, as far as they were given. */
export const byOf = (typed: Typed): { by?: string; reason?: string } => {
  const [by, reason] = [optionText(typed, 'by'), optionText(typed, 'reason')]
  return { ...(by && { by }), ...(reason && { reason }) }
}
