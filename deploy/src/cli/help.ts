import type { Command, Program } from './command'

const common = [
  '--json               the answer as JSON; a refusal as {"error", "reason", …} on the error stream',
  '--help               this text',
]

const codes = `Exit codes: 0 done (or so already), 1 refused, 2 wrong usage, 3 unexpected.`

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

export function generalHelp<Context>({ about, commands, more }: Program<Context>): string {
  const rows = Object.entries(commands).map(([name, { usage, summary }]): [string, string] => [
    `${name} ${usage}`.trim(),
    summary,
  ])
  const width = Math.max(...rows.map(([left]) => left.length))
  return `${about}

${indented(rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`))}

${indented(more)}

${codes}`
}

/** The help text of one command. */
export const commandHelp = <Context>(
  { call, options }: Program<Context>,
  name: string,
  { usage, about, optionLines = [], examples }: Command<Context>,
): string =>
  `${call} ${[name, usage].filter(Boolean).join(' ')} [options]

${about}

Options
${indented([...optionLines, ...Object.values(options), ...common])}

Examples
${indented(examples.map((example) => `${call} ${example}`))}

${codes}`
