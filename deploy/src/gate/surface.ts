import type { PublicSurface } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { refuse, warn } from './finding'

/** A part that is live or on canary: its name and declared surface. */
export interface Party {
  name: string
  surface?: PublicSurface | undefined
}

type Given = Record<string, readonly string[]>

/** The two ways in which parts interact: what one provides, another consumes. */
const meetings = [
  { give: 'publishes', take: 'listens', word: 'fact', gives: 'publishes', takes: 'listens to', fields: 'field' },
  { give: 'offers', take: 'fills', word: 'slot', gives: 'offers', takes: 'fills', fields: 'prop' },
] as const
type Meeting = (typeof meetings)[number]

const bare = (field: string): string => field.replace(/\?$/, '')

/** Fields provided under a name; `nav.badge:*` covers every name with that prefix. */
function givenAs(given: Given | undefined, name: string): readonly string[] | undefined {
  if (!given) return undefined
  if (given[name]) return given[name]
  const family = Object.keys(given).find((key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)))
  return family ? given[family] : undefined
}

/** Consumed fields that are not provided. An optional field (`x?`) is not required. */
function missing(taken: readonly string[], given: readonly string[]): string[] {
  return taken.filter((field) => !field.endsWith('?') && !given.includes(field))
}

function lost(meeting: Meeting, next: Party, live: Party, takers: readonly Party[]): Finding[] {
  const before = live.surface?.[meeting.give]
  const after = next.surface?.[meeting.give]
  return takers.flatMap((taker) =>
    Object.entries(taker.surface?.[meeting.take] ?? {}).flatMap(([name, taken]) => {
      const was = givenAs(before, name)
      if (!was) return []
      const is = givenAs(after, name)
      const why = `${taker.name}, which is live, ${meeting.takes} it`
      if (!is) {
        const what = `${next.name} no longer ${meeting.gives} ${name}`
        return [
          refuse({
            kind: `${meeting.word}-removed`,
            subject: name,
            what,
            why,
            todo: `keep it until no live release of ${taker.name} ${meeting.takes} it`,
          }),
        ]
      }
      return missing(taken, is)
        .filter((field) => was.some((kept) => bare(kept) === field))
        .map((field) => {
          const optional = is.includes(`${field}?`)
          return refuse({
            kind: `${meeting.word}-${meeting.fields}-${optional ? 'optional' : 'removed'}`,
            subject: `${name}.${field}`,
            what: `${next.name} ${meeting.gives} ${name} ${optional ? `with a ${field} that may be missing` : `without ${field}`}`,
            why: `${taker.name}, which is live, reads ${field}`,
            todo: `keep ${field} until no live release of ${taker.name} reads it`,
          })
        })
    }),
  )
}

const shellOwned = ['session', 'live', 'platform', 'nav.badge', 'nav.bell']

const isOwner = (party: Party, name: string): boolean => {
  const owner = name.split(':', 1)[0]!
  return party.name === (shellOwned.includes(owner) ? 'shell' : `mf-${owner}`)
}

function unmet(meeting: Meeting, next: Party, givers: readonly Party[]): Finding[] {
  return Object.entries(next.surface?.[meeting.take] ?? {}).flatMap(([name, taken]) => {
    const given = givers.flatMap((giver) => givenAs(giver.surface?.[meeting.give], name) ?? [])
    const isGiven = givers.some((giver) => givenAs(giver.surface?.[meeting.give], name))
    // If the provider is not live yet, or predates surfaces, the new release is not refused for it.
    const owner = givers.find((giver) => isOwner(giver, name))
    const say = owner?.surface ? refuse : warn
    const todo = `publish and promote the release that ${meeting.gives} it first, or do without it`
    if (!isGiven) {
      const what = `${next.name} ${meeting.takes} ${name}, which nothing live ${meeting.gives}`
      return [say({ kind: `${meeting.word}-unknown`, subject: name, what, why: 'it would wait for ever', todo })]
    }
    return missing(taken, given).map((field) => {
      const subject = `${name}.${field}`
      if (given.includes(`${field}?`)) {
        const what = `${next.name} counts on ${field} of ${name}, which may be missing`
        return refuse({
          kind: `${meeting.word}-${meeting.fields}-optional`,
          subject,
          what,
          why: 'it would read undefined',
          todo: `handle that it is missing, and write '${field}?' into its surface`,
        })
      }
      const what = `${next.name} reads ${field} of ${name}, which nothing live ${meeting.gives}`
      return refuse({
        kind: `${meeting.word}-${meeting.fields}-unknown`,
        subject,
        what,
        why: 'it would read undefined',
        todo,
      })
    })
  })
}

/**
 * Finds a release that says nothing of what it has and what it uses: neither it nor its neighbours would be told of a change. One that
 * does nothing of the kind says so with an empty surface.
 */
export const checkDeclared = ({ name, surface }: Party): Finding[] =>
  surface
    ? []
    : [
        refuse({
          kind: 'surface-missing',
          subject: name,
          what: `${name} has no surface`,
          why: 'nobody can see which facts and slots of others it uses, or which it has itself',
          todo: `write surface into ${name}/src/remote.ts (remote.json of another tool): {} if it uses none and has none`,
        }),
      ]

/**
 * Compares a new release's public surface with everything live, field by field.
 * @param next the new release
 * @param live the live release of the same part, which it would replace
 * @param others all other live releases and canaries
 */
export const checkSurface = (next: Party, live: Party | undefined, others: readonly Party[]): Finding[] =>
  meetings.flatMap((meeting) => [
    ...(live ? lost(meeting, next, live, others) : []),
    ...unmet(meeting, next, [next, ...others]),
  ])
