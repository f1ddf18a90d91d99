import { type CollaborationLink, collaborationLinkKinds, type CollaborationPage, type PageTheme } from '@samspel/api'
import { contrastBounds, contrastOf, isReadable, pageColours } from '@samspel/api/page-colours'
import { each, maxLength, required, type Rule, type Schema } from '@samspel/forms'
import type { Message } from '@samspel/i18n'
import { webAddress } from '../../../components/brand/foreign-url'
import { messages } from './messages'

/** The fields the owner can edit. */
export type PageValues = Pick<CollaborationPage, 'intro' | 'theme' | 'links' | 'itemOrder' | 'hiddenItemIds'>

export const valuesOf = ({ intro, theme, links, itemOrder, hiddenItemIds }: CollaborationPage): PageValues => ({
  intro,
  theme,
  links,
  itemOrder,
  hiddenItemIds,
})

export const introMax = 500
export const linksMax = 50
const titleMax = 80

const isWebPage: Rule = (value) => (webAddress(String(value ?? '').trim()) ? undefined : messages.urlInvalid)

/** Why colours cannot be saved; undefined when they can. */
export const problemOf = (theme: PageTheme | null | undefined): Message | undefined => {
  if (!theme || isReadable(theme)) return undefined
  return contrastOf(theme.background, theme.accent) < contrastBounds.shape ? messages.tooAlike : messages.textUnreadable
}

/** Contrast of the accent against the background, and of the text on each. */
export const contrastsOf = (theme: PageTheme) => {
  const { background, accent, text, onAccent } = pageColours(theme)
  return {
    accent: contrastOf(background, accent),
    text: Math.min(contrastOf(background, text), contrastOf(accent, onAccent)),
  }
}

export const schema: Schema = {
  intro: maxLength(introMax),
  theme: (value) => problemOf(value as PageTheme | null),
  links: each({ title: [required, maxLength(titleMax)], url: [required, isWebPage] }),
}

export const newLink = (): CollaborationLink => ({
  id: crypto.randomUUID(),
  kind: 'website',
  title: '',
  url: '',
  hidden: false,
})
export const linkKinds = collaborationLinkKinds

/** Preset colours, all of them readable. */
export const presets: readonly (PageTheme & { id: 'violet' | 'night' | 'forest' | 'sea' | 'coral' | 'graphite' })[] = [
  { id: 'violet', background: '#f4f1ff', accent: '#4d3bef' },
  { id: 'night', background: '#14141b', accent: '#ffd166' },
  { id: 'forest', background: '#f2f7f0', accent: '#1f5c3a' },
  { id: 'sea', background: '#0b3a53', accent: '#8fe0ff' },
  { id: 'coral', background: '#fff3ee', accent: '#b03a1e' },
  { id: 'graphite', background: '#2b2b33', accent: '#ffb98a' },
]

/** Sorts records by these ids; the others follow in their original order. */
export const inOrder = <T extends { id: string }>(items: readonly T[], order: readonly string[]): T[] => {
  const place = new Map(order.map((id, at) => [id, at]))
  return items
    .map((item, at) => ({ item, at: place.get(item.id) ?? order.length + at }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Names of the parts in which two versions of a page differ. */
export const differences = (one: PageValues, other: PageValues): Message[] =>
  (
    [
      ['intro', messages.intro],
      ['theme', messages.colours],
      ['links', messages.links],
      ['itemOrder', messages.order],
      ['hiddenItemIds', messages.hiddenItems],
    ] as const
  )
    .filter(([name]) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map(([, message]) => message)
