import type { Registry } from '@samspel/federation/registry'
import type { Locale } from '@samspel/i18n'

/**
 * What a part is, in the words of its own manifest, since the shell knows no remote by name: its title. Older manifests have none: then its place in
 * the navigation, those of the business before those of the platform, else its first address.
 */
export const partLabel = ({ remotes }: Pick<Registry, 'remotes'>, name: string, locale: Locale): string => {
  const remote = remotes[name]
  if (remote?.title) return remote.title[locale]
  const [place] = [...(remote?.nav ?? [])]
    .filter(({ areas }) => areas.includes('admin'))
    .sort((a, b) => Number(b.group === 'main') - Number(a.group === 'main') || a.order - b.order)
  return place?.label[locale] ?? remote?.routes[0]?.path ?? ''
}
