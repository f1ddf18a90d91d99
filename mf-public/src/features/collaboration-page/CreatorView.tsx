import type { ReactNode } from 'react'
import type { CollaborationPage, Instagramer, PortfolioItem } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Avatar, Page, TabPanel, Tabs } from '@samspel/ui'
import { ForeignLink } from '../../components/brand/ForeignLink'
import { PoweredBy } from '../../components/PoweredBy'
import { ShareButton } from '../../components/share/ShareButton'
import type { ReadPages } from '../../data/api'
import css from './Creator.module.css'
import { LinkButtons } from './LinkButtons'
import { messages } from './messages'
import { Portfolio } from './Portfolio'

const tabs = ['links', 'portfolio'] as const
export type CreatorTab = (typeof tabs)[number]
/** The tab named in the address; the first one for anything else. */
export const toTab = (text: string | undefined): CreatorTab => tabs.find((tab) => tab === text) ?? 'links'

interface CreatorViewProps {
  page: Pick<CollaborationPage, 'slug' | 'intro' | 'links'>
  creator: Instagramer
  tab: CreatorTab
  onTab: (tab: CreatorTab) => void
  portfolio: ReadPages<PortfolioItem>
  actions?: ReactNode
  notice?: ReactNode
}

/** A creator's page: links and portfolio (S-32). */
export function CreatorView({ page, creator, tab, onTab, portfolio, actions, notice }: CreatorViewProps) {
  const t = useText()
  const f = useFormats()
  const name = creator.name || creator.username
  usePageTitle(name)
  const intro = page.intro || creator.bio
  return (
    <Page
      width="narrow"
      title={name}
      picture={<Avatar name={name} src={creator.avatarUrl} size={72} />}
      context={
        <>
          <ForeignLink url={`https://www.instagram.com/${encodeURIComponent(creator.username)}/`}>
            @{creator.username}
          </ForeignLink>
          {creator.city && <span>{creator.city}</span>}
          <span>{t(messages.followers, { count: creator.followersCount })}</span>
          <span>{t(messages.engagement, { share: f.rate(creator.engagementRate) })}</span>
        </>
      }
      titleAside={<ShareButton title={name} path={`/page/${encodeURIComponent(page.slug)}`} />}
      {...(actions !== undefined && { actions })}
    >
      {notice}
      {intro && <p className={css.intro}>{intro}</p>}
      <Tabs
        id="creator"
        label={t(messages.tabs)}
        value={tab}
        onChange={onTab}
        items={tabs.map((value) => ({ value, label: t(messages[value]) }))}
      />
      <TabPanel id="creator" value="links" current={tab}>
        <LinkButtons links={page.links} name={name} />
      </TabPanel>
      <TabPanel id="creator" value="portfolio" current={tab}>
        <Portfolio list={portfolio} name={name} />
      </TabPanel>
      <PoweredBy />
    </Page>
  )
}
