import { NOT_HERE } from './command.mjs'

/** @typedef {{ name: string, command: string[] }} VerifyPart */
/** @typedef {{ name: string, code: number, seconds: number, last: string }} VerifyResult `last`: the last line that it printed */

/**
 * `npm test`, and every script `verify:…` of package.json: what is added there is a part.
 * @param {Record<string, string>} scripts @returns {VerifyPart[]}
 */
export const partsOf = (scripts) => [
  { name: 'test', command: ['test'] },
  ...Object.keys(scripts)
    .filter((script) => script.startsWith('verify:'))
    .map((script) => ({ name: script.slice('verify:'.length), command: ['run', script] })),
]

/** @param {VerifyResult} result */
export const hasFailed = ({ code }) => code !== 0 && code !== NOT_HERE

/** @param {VerifyResult} result */
const outcomeOf = (result) => (result.code === NOT_HERE ? 'not run' : hasFailed(result) ? 'FAILED' : 'passed')

/** The report: a table in Markdown. @param {readonly VerifyResult[]} results */
export const reportOf = (results) =>
  [
    '| part | outcome | minutes | last line |',
    '|---|---|---|---|',
    ...results.map(
      (result) =>
        `| ${result.name} | ${outcomeOf(result)} | ${(result.seconds / 60).toFixed(1)} | ${result.last.replaceAll('|', '/')} |`,
    ),
  ].join('\n')
