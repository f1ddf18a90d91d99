import { actor } from '../commands/actor'
import type { Storage } from '../storage/storage'
import { table } from '../table'
import { recordToken } from '../tokens/record-token'
import type { Right, Token } from '../tokens/token'
import { isPattern, RIGHTS } from '../tokens/token'
import type { Tokens } from '../tokens/token-file'
import { tokenFileOf, tokensIn } from '../tokens/token-file'
import type { Answer, Command, Typed } from './command'
import { optionText, WrongUsage } from './command'

interface Acting {
  storage: Storage
  tokens: Tokens
  by: string
}

const DEFAULT_DAYS = '90'
const LONGEST_DAYS = 365

const isTitle = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u.test(text)

function titleOf(typed: Typed, option: 'team' | 'name', otherwise?: string): string {
  const text = optionText(typed, option) ?? otherwise
  if (!text || !isTitle(text))
    throw new WrongUsage(
      `--${option} takes a name of at most 40 letters, digits, spaces, dots and dashes${text ? `, not '${text}'` : ''}`,
    )
  return text
}

function listOf(typed: Typed, option: 'remotes' | 'may', isOne: (text: string) => boolean, takes: string): string[] {
  const parts = (optionText(typed, option) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const wrong = parts.find((part) => !isOne(part))
  if (parts.length === 0 || wrong !== undefined)
    throw new WrongUsage(`--${option} takes ${takes}${wrong === undefined ? '' : `, not '${wrong}'`}`)
  return [...new Set(parts)]
}

function daysOf(typed: Typed): number {
  const text = optionText(typed, 'days') ?? DEFAULT_DAYS
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > LONGEST_DAYS)
    throw new WrongUsage(`--days takes a whole number from 1 to ${LONGEST_DAYS}, not '${text}'`)
  return Number(text)
}

async function create({ storage, tokens, by }: Acting, typed: Typed): Promise<Answer> {
  const { token, text } = await tokens.create({
    team: titleOf(typed, 'team'),
    name: titleOf(typed, 'name', 'ci'),
    remotes: listOf(
      typed,
      'remotes',
      isPattern,
      "names of remotes with commas between them; 'mf-*' is all of them, 'shell' the shell",
    ),
    may: listOf(
      typed,
      'may',
      (part) => RIGHTS.includes(part as Right),
      `some of ${RIGHTS.join(', ')}, with commas between them`,
    ) as Right[],
    days: daysOf(typed),
    by,
  })
  await recordToken(storage, 'token-made', token, by)
  const { hash: _hash, ...shown } = token
  return {
    value: { ...shown, token: text },
    text: `${text}\n\nThis is shown once; only its SHA-256 is kept. It is ${token.team}/${token.name} (id ${token.id}), for ${token.remotes.join(', ')}: ${token.may.join(', ')}, until ${token.expiresAt}.
The team sets it as SAMSPEL_TOKEN. To end it: token revoke ${token.id}`,
  }
}

const stateOf = ({ revokedAt, revokedBy, expiresAt }: Token): string =>
  revokedAt ? `revoked ${revokedAt} by ${revokedBy}` : Date.parse(expiresAt) <= Date.now() ? 'expired' : 'good'

async function list(tokens: Tokens): Promise<Answer> {
  const all = await tokens.list()
  const rows = all.map((token) => [
    token.id,
    token.team,
    token.name,
    token.remotes.join(','),
    token.may.join(','),
    token.expiresAt,
    token.createdBy,
    stateOf(token),
  ])
  return {
    value: all.map(({ hash: _hash, ...shown }) => shown),
    text:
      rows.length > 0
        ? table(['id', 'team', 'name', 'remotes', 'may', 'until', 'made by', ''], rows)
        : 'there are no tokens yet',
  }
}

function idOf(what: string, id: string | undefined): string {
  if (id === undefined) throw new WrongUsage(`token ${what} needs the token's id; 'token list' shows them`)
  return id
}

async function revoke({ storage, tokens, by }: Acting, id: string | undefined): Promise<Answer> {
  const known = (await tokens.list()).find((token) => token.id === id)
  const revoked = await tokens.revoke(idOf('revoke', id), by)
  if (!known?.revokedAt) await recordToken(storage, 'token-ended', revoked, by)
  const { hash: _hash, ...token } = revoked
  return { value: token, text: `${token.id} (${token.team}/${token.name}) is refused since ${token.revokedAt}` }
}

async function extend({ storage, tokens, by }: Acting, id: string | undefined, typed: Typed): Promise<Answer> {
  const changed = await tokens.extend(idOf('extend', id), daysOf(typed))
  await recordToken(storage, 'token-changed', changed, by)
  const { hash: _hash, ...token } = changed
  return { value: token, text: `${token.id} (${token.team}/${token.name}) is good until ${token.expiresAt}` }
}

export const tokenCommand: Command = {
  summary: 'who may ship what through the registry service',
  usage: 'create|list|extend|revoke [<id>]',
  about: `Makes, lists and revokes the tokens that teams show to the registry service (SAMSPEL_TOKEN of 'samspel'). A token names a team, the remotes
that it reaches and what it may do with them; every token may read. Kept is its SHA-256 alone, in registry-tokens.json beside the signing key, or where
REGISTRY_TOKENS says. A revoked one is refused with the next call. The history says who made, changed and ended which; never the secret.`,
  options: {
    team: { type: 'string' },
    name: { type: 'string' },
    remotes: { type: 'string' },
    may: { type: 'string' },
    days: { type: 'string' },
  },
  optionLines: [
    '--team <name>        whose it is (create)',
    "--name <name>        which of the team's; ci when left out (create)",
    "--remotes <list>     names with commas between them, a star for any signs: mf-reports, 'mf-*', shell (create)",
    `--may <list>         some of ${RIGHTS.join(', ')}; rollback ends canaries too, force overrides the gate (create)`,
    `--days <1-${LONGEST_DAYS}>       how long it is good; ${DEFAULT_DAYS} when left out; from now on (create, extend)`,
  ],
  examples: [
    'token create --team reports --remotes mf-reports --may publish,promote,rollback --days 90',
    'token list',
    'token extend 0a1b2c3d4e --days 90',
    'token revoke 0a1b2c3d4e',
  ],
  words: [1, 2],
  missing: 'token what? create, list, extend or revoke',
  plainWords: true,
  async run(typed, storage) {
    const [what, id] = typed.positionals
    const tokens = tokensIn(tokenFileOf(storage.location))
    const acting = { storage, tokens, by: optionText(typed, 'by') ?? actor() }
    if (what === 'revoke') return revoke(acting, id)
    if (what === 'extend') return extend(acting, id, typed)
    if (id !== undefined) throw new WrongUsage(`token ${what} does not take '${id}'`)
    if (what === 'create') return create(acting, typed)
    if (what === 'list') return list(tokens)
    throw new WrongUsage(`token does not take '${what}': create, list, extend or revoke`)
  },
}
