import { readFileSync } from 'node:fs'
import { addClosingLines, failedOf } from './tally.mjs'

// Closes several runs: node closing.mjs <file with the output of one> <of the other>. What failed in any is named last, where a shortened log shows it.
const outputs = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'))
const { line, failed } = addClosingLines(outputs.map((output) => output.trimEnd().split('\n').at(-1) ?? ''))
console.log(['', ...outputs.flatMap(failedOf), line].join('\n'))
process.exitCode = failed === 0 ? 0 : 1
