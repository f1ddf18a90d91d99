import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { RehearsalStage } from '../commands/rehearsal'
import { kib } from '../gate/size'
import { Refused } from '../registry/refused'
import { accountsFrom } from '../rehearse/accounts'
import { rehearse } from '../rehearse/rehearse'
import type { NotWalked, Rehearsal } from '../rehearse/report'
import { isHeavier } from '../rehearse/report'
import { openTools } from '../rehearse/tools'
import { table } from '../table'
import type { Typed } from './command'
import { optionText, WrongUsage } from './command'

const WIDTH = 1280
const SECONDS = 80

/** What `rehearse` says, the same in every program that has it. */
export const rehearseTexts = {
  summary: 'open a candidate beside the live release, as every role, and compare',
  about: `Opens every page of the candidate (the newest version when none is named) and the same page of the live release in Chromium: as visitor,
administrator, company, store and creator, in Swedish and English, each by an override of its own session. Compares errors of the console, failed
requests, what axe finds, bytes of the remote's own scripts and the pictures. Nobody else sees anything of it, and nothing is promoted.
Paths with parameters take the first link that a page of the same remote has; what was not opened is named, with the reason. The report is kept with the registry. Playwright and axe are those that are
installed where it runs (@playwright/test, @axe-core/playwright); the site must allow overrides.
REHEARSE_ACCOUNTS says who signs in: {"creator":{"email":…,"password":…}}, with admin, company and store as well; those of the demo where the environment is local.`,
  options: {
    site: { type: 'string' },
    width: { type: 'string' },
    seconds: { type: 'string' },
    pictures: { type: 'string' },
  },
  optionLines: [
    '--site <address>     where it is opened; SAMSPEL_SITE, else the site of the registry',
    `--width <pixels>     of the window; ${WIDTH} when left out`,
    `--seconds <number>   after which no further page is opened; ${SECONDS} when left out`,
    '--pictures <folder>  keeps the pictures of pages that differ',
  ],
} as const

/** What `promote` says of it, the same in every program that has it. */
export const rehearsedOptions = {
  ...rehearseTexts.options,
  rehearse: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const
export const rehearsedLines = [
  "--rehearse           a rehearsal first ('rehearse --help'); asks when something is worse",
  '--yes                with --rehearse: promotes without asking',
] as const

/** Throws {@link WrongUsage} for a rehearsal of what comes from another environment: it is not here before it is promoted. */
export function mustBeHere({ values }: Typed, isTaken: boolean): void {
  if (isTaken && values.rehearse === true)
    throw new WrongUsage('--rehearse is for what is published here: rehearse it in the environment that it comes from')
}

function numberOf(typed: Typed, option: string, [least, most]: readonly [number, number], otherwise: number): number {
  const text = optionText(typed, option)
  if (text === undefined) return otherwise
  const number = Number(text)
  if (!/^\d{1,5}$/.test(text) || number < least || number > most)
    throw new WrongUsage(`--${option} takes a whole number from ${least} to ${most}, not '${text.slice(0, 40)}'`)
  return number
}

function siteOf(text: string | undefined): string {
  if (!text) throw new WrongUsage('where is the site? --site https://test.example.se, or SAMSPEL_SITE')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new WrongUsage(`'${text.slice(0, 80)}' is no address of a site`)
  return new URL(text).origin
}

/** Where a rehearsal runs. */
export interface Place {
  /** Folder in which Playwright and axe are installed. */
  tools: string
  /** Folder that --pictures is relative to. */
  dir: string
  env: NodeJS.ProcessEnv
  /** The site when neither option nor SAMSPEL_SITE says one. */
  site: string | undefined
}

/** Rehearses a candidate as the command line says. */
export async function rehearseTyped(
  typed: Typed,
  name: string,
  { environment, candidate, live }: RehearsalStage,
  { tools: installed, dir, env, site: known }: Place,
): Promise<Rehearsal> {
  const site = siteOf(optionText(typed, 'site') ?? env.SAMSPEL_SITE ?? known)
  const accounts = accountsFrom(env.REHEARSE_ACCOUNTS, environment)
  const width = numberOf(typed, 'width', [320, 3840], WIDTH)
  const limitMs = numberOf(typed, 'seconds', [1, 3600], SECONDS) * 1000
  const pictures = optionText(typed, 'pictures')
  const folder = pictures === undefined ? undefined : resolve(dir, pictures)
  if (folder) await mkdir(folder, { recursive: true })
  const tools = await openTools(installed)
  try {
    return await rehearse(tools, {
      site,
      name,
      candidate,
      live,
      accounts,
      width,
      limitMs,
      async onPictures({ route, role, language }, before, after) {
        if (!folder) return
        const file = join(folder, `${role}-${language}${route.replaceAll(/[^a-z0-9]+/gi, '-')}`)
        if (before) await writeFile(`${file}.live.png`, before)
        await writeFile(`${file}.candidate.png`, after)
      },
    })
  } finally {
    await tools.browser.close()
  }
}

const whys: Record<NotWalked['why'], string> = {
  'no-account': 'no account of this role (REHEARSE_ACCOUNTS)',
  'no-example': 'no page of this remote links to one',
  'no-time': 'the time was up (--seconds)',
  unseen: 'the browser gave no picture of it, with either release',
}

const percent = (share: number | null): string =>
  share === null ? '-' : share === 0 ? '0 %' : share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`

const kilobytes = (bytes: number | null): string => (bytes === null ? '-' : kib(bytes))

const verdicts: Record<Rehearsal['verdict'], string> = {
  worse: 'something is worse',
  changed: 'nothing is worse; some of it is different',
  same: 'nothing differs',
}

/** The table of a rehearsal; pages on which nothing differs are counted only. */
export function rehearsalText({
  name,
  version,
  live,
  tookMs,
  width,
  verdict,
  pages,
  bytes,
  notWalked,
}: Rehearsal): string {
  const differing = pages.filter(({ state }) => state !== 'same')
  const rows = differing.map(({ path, role, language, state, picture, gone, added }) => [
    path,
    role,
    language,
    state,
    percent(picture),
    gone || '-',
    added.join('; ') || '-',
  ])
  const loaded = bytes.map((one) => [
    one.role,
    one.language,
    kilobytes(one.live),
    kilobytes(one.candidate),
    isHeavier(one) ? 'heavier' : '-',
  ])
  const missing = new Map<string, string[]>()
  for (const { route, role, language, why } of notWalked) {
    const head = `not opened as ${role}${language ? ` in ${language}` : ''}: ${whys[why]}`
    missing.set(head, [...(missing.get(head) ?? []), route])
  }
  return [
    `${name}@${version} beside ${live ?? 'nothing live'}, ${width} px, ${pages.length} pages in ${(tookMs / 1000).toFixed(0)} s: ${verdicts[verdict]}`,
    ...(rows.length > 0 ? ['', table(['page', 'role', 'language', 'state', 'picture', 'gone', 'new'], rows, 70)] : []),
    '',
    table(['role', 'language', 'live', 'candidate', 'own scripts'], loaded),
    ...(missing.size > 0 ? ['', ...[...missing].map(([head, routes]) => `${head}: ${routes.join(', ')}`)] : []),
  ].join('\n')
}

/**
 * Puts a rehearsal before whoever promotes. Throws {@link Refused} when something is worse and nobody says yes: without a terminal only
 * --yes does.
 */
export async function mustAccept(rehearsal: Rehearsal, typed: Typed): Promise<void> {
  if (rehearsal.verdict !== 'worse' || typed.values.yes === true) return
  const refused = (why: string) =>
    new Refused(`${rehearsalText(rehearsal)}\n\n${why} Nothing was promoted.`, 'does_not_fit')
  if (!process.stdin.isTTY) throw refused('Something is worse; --yes promotes all the same.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question(`${rehearsalText(rehearsal)}\n\nPromote all the same? (yes/no) `)
    if (!/^y(es)?$/i.test(answer.trim())) throw refused('The answer was no.')
  } finally {
    terminal.close()
  }
}
