import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import type { Command, Typed } from '@samspel/deploy/team'
import {
  alarmStateText,
  alarmTestText,
  failuresText,
  healthText,
  limitOf,
  optionText,
  Refused,
  WrongUsage,
} from '@samspel/deploy/team'
import type { Context } from '../context'

const LONGEST_HOURS = 168
const MOST_FAILURES = 100

function hoursOf(typed: Typed): number {
  const text = optionText(typed, 'hours') ?? '24'
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > LONGEST_HOURS)
    throw new WrongUsage(`--hours takes a whole number from 1 to ${LONGEST_HOURS}, not '${text}'`)
  return Number(text)
}

export const healthCommand: Command<Context> = {
  summary: 'how it goes for visitors: loads, failures, first view, canary',
  usage: '[<name>]',
  about: `What browsers told of the remote: loads and failures by version and phase, the first view (75th percentile and of how many loads), the canary
beside the live version, and since when. The state and the alarm are those of the operator's status page.`,
  options: { hours: { type: 'string' } },
  optionLines: [`--hours <1-${LONGEST_HOURS}>      the last so many; 24 when left out`],
  examples: ['health', 'health mf-reports --hours 2', 'health --json'],
  words: [0, 1],
  async run(typed, { client, nameOf }) {
    const health = await client().health(nameOf(typed), hoursOf(typed))
    return { value: health, text: healthText(health) }
  },
}

export const traceCommand: Command<Context> = {
  summary: 'the latest failures, or a stack, with places in your sources',
  usage: '[<name>]',
  about: `Failures that browsers told of, newest first, their stacks translated by the source maps of your own releases. With --stack that one is
translated; '-' reads it from standard input. Places in files of other teams stay as they are.`,
  options: { stack: { type: 'string' }, version: { type: 'string' }, limit: { type: 'string' } },
  optionLines: [
    '--version <version>  failures of this version alone',
    `--limit <number>     the newest so many, at most ${MOST_FAILURES}; 50 when left out`,
    '--stack <text>       translates this stack instead; - is standard input',
  ],
  examples: ['trace', 'trace mf-reports --version 1.4.0 --limit 3', 'pbpaste | samspel trace --stack -'],
  words: [0, 1],
  async run(typed, { client, nameOf }) {
    const name = nameOf(typed)
    const given = optionText(typed, 'stack')
    if (given === undefined) {
      const failures = await client().failures(name, {
        version: optionText(typed, 'version'),
        limit: Math.min(MOST_FAILURES, limitOf(typed)),
      })
      return { value: failures, text: failuresText(name, failures) }
    }
    const stack = given === '-' ? await readAll(process.stdin) : given
    if (!stack.trim()) throw new WrongUsage('trace which stack? It is empty')
    const done = await client().traceStack(name, stack)
    if (done.traced === 0)
      throw new Refused('no place of this stack is in a release of yours that has source maps here', 'unknown')
    return { value: done, text: done.text }
  },
}

export const mapsCommand: Command<Context> = {
  summary: 'the source maps of a release of yours',
  usage: '[<name>] <version> --out <folder>',
  about: `Writes the source maps that were stored with a release into a folder, for a service that translates stacks by itself. Visitors are given none.
For single stacks, 'trace' does without.`,
  options: { out: { type: 'string' } },
  optionLines: ['--out <folder>       where to; made when it is not there'],
  examples: ['maps 1.4.0 --out ./maps', 'maps mf-reports 1.4.0 --out ./maps'],
  words: [1, 2],
  missing: 'maps needs a version: maps [<name>] <version> --out <folder>',
  plainWords: true,
  async run(typed, { client, nameOf }) {
    const out = optionText(typed, 'out')
    if (!out) throw new WrongUsage('maps needs a folder: --out <folder>')
    const version = typed.positionals.at(-1)!
    const name = nameOf({ ...typed, positionals: typed.positionals.slice(0, -1) })
    const folder = resolve(out)
    const scripts = await client().maps(name, version)
    await mkdir(folder, { recursive: true })
    for (const script of scripts)
      await writeFile(join(folder, `${script}.map`), await client().map(name, version, script))
    return {
      value: { folder, scripts },
      text: `${scripts.length} source maps of ${name}@${version} are in ${folder}`,
    }
  },
}

/** `alarms [<name>] [set <address> | off | test]`: the name may be left out, as for the other commands. */
function alarmWords({ positionals }: Typed): { name: string[]; act: string | undefined; address: string | undefined } {
  const acts = ['set', 'off', 'test']
  const at = positionals.findIndex((word) => acts.includes(word))
  if (at < 0) return { name: [...positionals], act: undefined, address: undefined }
  const rest = positionals.slice(at + 1)
  if (rest.length > (positionals[at] === 'set' ? 1 : 0)) throw new WrongUsage(`alarms does not take '${rest.at(-1)}'`)
  return { name: positionals.slice(0, at), act: positionals[at], address: rest[0] }
}

export const alarmsCommand: Command<Context> = {
  summary: 'be told by a webhook when a release fails',
  usage: '[<name>] [set <https address> | off | test]',
  about: `Without a further word: where the alarm goes, and what it told last. 'set' answers a secret, once, by which calls are signed (Standard Webhooks:
webhook-id, webhook-timestamp, webhook-signature). A release that fails more than the status page's bound is told within a minute, once
(remote.failing), and once when that is over (remote.recovered). What is not taken is tried again for three days.`,
  examples: ['alarms', 'alarms set https://hooks.example.se/samspel', 'alarms test', 'alarms mf-reports off'],
  words: [0, 3],
  plainWords: true,
  async run(typed, { client, nameOf }) {
    const { name: words, act, address } = alarmWords(typed)
    if (words.length > 1) throw new WrongUsage(`alarms does not take '${words[1]}'`)
    const name = nameOf({ ...typed, positionals: words })
    if (act === 'set') {
      if (!address?.startsWith('https://')) throw new WrongUsage('alarms set needs an https address')
      const done = await client().setAlarm(name, address)
      return {
        value: done,
        text: `${done.secret}\n\nThis secret is shown once. Calls about ${name} to ${done.host} are signed with it. Try it: alarms test`,
      }
    }
    if (act === 'off') {
      const done = await client().removeAlarm(name)
      return { value: done, text: done.removed ? `${name} tells nobody any more` : `${name} had no alarm` }
    }
    if (act === 'test') {
      const done = await client().testAlarm(name)
      return { value: done, text: alarmTestText(done) }
    }
    const alarm = await client().alarm(name)
    return { value: alarm, text: alarmStateText(name, alarm) }
  },
}
