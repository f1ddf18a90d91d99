import type { Area, NavEntry, Registry } from '@samspel/federation/registry'
import { statusPath } from '../areas/decide'

export interface PlacedEntry extends NavEntry {
  /** `remote/id`: ids are unique within a remote only. */
  key: string
  /** The path with its parameters filled in. */
  href: string
}

const groupOrder: PlacedEntry['group'][] = [
  'main',
  'customers',
  'money',
  'content',
  'manage',
  'public',
  'platform',
  'account',
]

/** Fills in `:brandId`; undefined when there is no brand to fill in. */
const hrefOf = (to: string, brandId: string | undefined): string | undefined =>
  to.includes(':brandId') ? (brandId ? to.replaceAll(':brandId', encodeURIComponent(brandId)) : undefined) : to

/** The navigation entries of an area in display order, derived from the registry alone. */
export const entriesOf = (
  registry: Pick<Registry, 'remotes'>,
  area: Area,
  brandId: string | undefined,
): PlacedEntry[] => {
  const placed: PlacedEntry[] = []
  for (const [remote, { nav }] of Object.entries(registry.remotes)) {
    for (const entry of nav ?? []) {
      const href = entry.areas.includes(area) ? hrefOf(entry.to, brandId) : undefined
      if (href) placed.push({ ...entry, key: `${remote}/${entry.id}`, href })
    }
  }
  const rank = (entry: PlacedEntry) => groupOrder.indexOf(entry.group)
  return placed.sort((a, b) => rank(a) - rank(b) || a.order - b.order || a.key.localeCompare(b.key))
}

/** The account menu always links to the settings, even if the remote that owns them lists no entry. */
export const withSettings = (
  entries: readonly PlacedEntry[],
  label: NavEntry['label'],
  area: Area,
  owned: boolean,
): PlacedEntry[] =>
  !owned || entries.some(({ href }) => href === '/settings')
    ? [...entries]
    : [
        ...entries,
        {
          key: 'shell/settings',
          id: 'settings',
          areas: [area],
          to: '/settings',
          href: '/settings',
          icon: 'settings',
          label,
          order: 90,
          group: 'account',
        },
      ]

/** The status page, for admins. */
export const withStatus = (entries: readonly PlacedEntry[], label: NavEntry['label'], area: Area): PlacedEntry[] =>
  area !== 'admin'
    ? [...entries]
    : [
        ...entries,
        {
          key: 'shell/status',
          id: 'status',
          areas: [area],
          to: statusPath,
          href: statusPath,
          icon: 'activity-heartbeat',
          label,
          order: 10,
          group: 'platform',
        },
      ]

const isUnder = (path: string, href: string) => path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`)

/** The entry the current path belongs to: the one with the longest matching address. */
export const currentEntry = (entries: readonly PlacedEntry[], path: string): PlacedEntry | undefined =>
  entries
    .filter((entry) => isUnder(path, entry.href.split(/[?#]/)[0]!))
    .reduce<PlacedEntry | undefined>(
      (best, entry) => (best && best.href.length >= entry.href.length ? best : entry),
      undefined,
    )

const most = 5

/**
 * At most five places. The fifth opens the rest when entries find no room, or when `always` says that there is something else to open.
 * Entries of the account are not missed in the bar: the account's own page shows them.
 */
export const phonePlaces = (
  entries: readonly PlacedEntry[],
  always = false,
): { shown: PlacedEntry[]; rest: PlacedEntry[] } => {
  const wanted = entries.filter((entry) => entry.phone)
  const others = entries.filter((entry) => !entry.phone && entry.group !== 'account')
  if (!always && wanted.length <= most && others.length === 0) return { shown: wanted, rest: [] }
  return { shown: wanted.slice(0, most - 1), rest: [...wanted.slice(most - 1), ...others] }
}

/** the start page of an area. */
export const startOf = (entries: readonly PlacedEntry[]): string | undefined =>
  (entries.find((entry) => entry.group === 'main') ?? entries[0])?.href
