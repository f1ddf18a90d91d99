import type { Instagramer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/store'
import { Avatar, Icon, List, ListItem, EmptyState, Page, TabPanel, Tabs } from '@samspel/ui'
import { PoweredBy } from '../../components/PoweredBy'
import { messages } from './messages'

const tabs = ['links', 'portfolio'] as const

/** A creator's own page: links, and work to show. The tab stands in the address. */
export function CreatorView({ creator }: { creator: Instagramer }) {
  const t = useText()
  const f = useFormats()
  const [query, setQuery] = useQueryParams()
  const tab = tabs.find((name) => name === query.tab) ?? 'links'
  const name = creator.name || creator.username
  usePageTitle(name)
  return (
    <Page
      width="narrow" title={name} picture={<Avatar name={name} src={creator.avatarUrl} size={56} />}
      context={<>{creator.city && <span>{creator.city}</span>}<span>{t(messages.followers, { count: f.compact(creator.followersCount) })}</span></>}
    >
      {creator.bio && <p>{creator.bio}</p>}
      <Tabs id="creator" label={t(messages.tabs)} value={tab} onChange={(next) => setQuery({ tab: next })} items={tabs.map((value) => ({ value, label: t(messages[value]) }))} />
      <TabPanel id="creator" value="links" current={tab}>
        <List label={t(messages.links)}>
          <ListItem picture={<Icon name="brand-instagram" />} title={t(messages.onInstagram, { username: creator.username })} href={`https://www.instagram.com/${encodeURIComponent(creator.username)}/`} />
        </List>
      </TabPanel>
      <TabPanel id="creator" value="portfolio" current={tab}>
        <EmptyState title={t(messages.noPosts)} text={t(messages.noPostsText, { name })} />
      </TabPanel>
      <PoweredBy />
    </Page>
  )
}
