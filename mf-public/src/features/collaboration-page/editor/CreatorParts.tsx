import { type ReactNode, useState } from 'react'
import type { CollaborationPage, Instagramer } from '@samspel/api'
import { useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useReadPages } from '../../../data/api'
import { listPortfolio } from '../../../data/collaboration-pages'
import { type CreatorTab, CreatorView } from '../CreatorView'
import { messages as page } from '../messages'
import { ownPicture } from '../Portfolio'
import { Themed } from '../Themed'
import { ColoursPart } from './ColoursPart'
import { EditorFrame } from './EditorFrame'
import { IntroPart } from './IntroPart'
import { ItemsPart } from './ItemsPart'
import { LinksPart } from './LinksPart'
import { messages } from './messages'
import { inOrder, type PageValues, problemOf } from './values'

function Preview({
  slug,
  creator,
  list,
}: {
  slug: string
  creator: Instagramer
  list: Parameters<typeof CreatorView>[0]['portfolio']
}) {
  const { intro, theme, links, itemOrder, hiddenItemIds } = useFormValues<PageValues>()
  const [tab, setTab] = useState<CreatorTab>('links')
  const items = inOrder(list.items, itemOrder).filter(({ id }) => !hiddenItemIds.includes(id))
  return (
    <Themed theme={problemOf(theme) ? null : theme}>
      <CreatorView
        page={{ slug, intro, links }}
        creator={creator}
        tab={tab}
        onTab={setTab}
        portfolio={{ ...list, items }}
      />
    </Themed>
  )
}

/** The editable parts of a creator's page: introduction, links, portfolio, colours. */
export function CreatorParts({
  page: { slug },
  creator,
  onClose,
  notice,
}: {
  page: CollaborationPage
  creator: Instagramer
  onClose: () => void
  notice: ReactNode
}) {
  const t = useText()
  const f = useFormats()
  const list = useReadPages(
    (at) => listPortfolio({ params: { slug }, query: { hidden: true, perPage: 100, page: at } }),
    ({ portfolioItems }) => portfolioItems,
  )
  // The day distinguishes several posts for one brand.
  const items = list.items.map(({ id, brandName, imageUrl, publishedAt }) => ({
    id,
    imageUrl: ownPicture(imageUrl),
    name: `${brandName ?? t(page.work)}, ${f.date(publishedAt)}`,
  }))
  return (
    <EditorFrame
      onClose={onClose}
      notice={notice}
      preview={() => <Preview slug={slug} creator={creator} list={list} />}
    >
      <IntroPart />
      <LinksPart />
      <ItemsPart title={messages.portfolio} empty={messages.noWorks} list={list} items={items} />
      <ColoursPart />
    </EditorFrame>
  )
}
