import type { Command } from './command'

const common = [
  '--by <who>           who acts, for the history; SAMSPEL_ACTOR, else the user of this machine',
  '--storage <place>    folder of the registry, or s3://bucket/prefix; STORAGE_DIR, else DATA_DIR/registry, else .data/registry',
  '--json               the answer as JSON; a refusal as {"error", "reason", …} on the error stream',
  '--help               this text',
]

const codes = `Exit codes: 0 done (or so already), 1 refused, 2 wrong usage, 3 unexpected.`

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

/** The list of commands. */
export const generalHelp = (commands: Readonly<Record<string, Command>>): string => {
  const rows = Object.entries(commands).map(([name, { usage, summary }]): [string, string] => [`${name} ${usage}`.trim(), summary])
  const width = Math.max(...rows.map(([left]) => left.length))
  return `Ships the shell and the remotes, each on its own.

${indented(rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`))}

  npm run remote -- <command> --help   more about one of them
  pnpm remote <command> …              the same through pnpm

${codes}`
}

/** All about one command. */
export const commandHelp = (name: string, { usage, about, optionLines = [], examples }: Command): string =>
  `npm run remote -- ${[name, usage].filter(Boolean).join(' ')} [options]

${about}

Options
${indented([...optionLines, ...common])}

Examples
${indented(examples.map((example) => `npm run remote -- ${example}`))}

${codes}`
