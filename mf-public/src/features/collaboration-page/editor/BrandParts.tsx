import type { ReactNode } from 'react'
import type { Brand, Campaign, CollaborationPage } from '@samspel/api'
import { useFormValues } from '@samspel/forms'
import { commonMessages } from '@samspel/i18n'
import { useMethodChoice } from '../../../components/brand/BrandOffers'
import { BrandView } from '../../../components/brand/BrandView'
import { type ReadPages, useReadPages } from '../../../data/api'
import { listPageOffers } from '../../../data/collaboration-pages'
import { Themed } from '../Themed'
import { ColoursPart } from './ColoursPart'
import { EditorFrame } from './EditorFrame'
import { IntroPart } from './IntroPart'
import { ItemsPart } from './ItemsPart'
import { messages } from './messages'
import { inOrder, type PageValues, problemOf } from './values'

function Preview({ brand, list }: { brand: Brand; list: ReadPages<Campaign> }) {
  const { intro, theme, itemOrder, hiddenItemIds } = useFormValues<PageValues>()
  const [method] = useMethodChoice()
  const items = inOrder(list.items, itemOrder).filter(
    ({ id, deliveryMethod }) => !hiddenItemIds.includes(id) && (!method || deliveryMethod === method),
  )
  return (
    <Themed theme={problemOf(theme) ? null : theme}>
      <BrandView brand={brand} intro={intro} offers={{ ...list, items, totalCount: items.length }} />
    </Themed>
  )
}

/** The editable parts of a brand's page: introduction, offers, colours. */
export function BrandParts({
  page: { slug },
  brand,
  onClose,
  notice,
}: {
  page: CollaborationPage
  brand: Brand
  onClose: () => void
  notice: ReactNode
}) {
  const list = useReadPages(
    (at) => listPageOffers({ params: { slug }, query: { hidden: true, perPage: 100, page: at } }),
    ({ campaigns }) => campaigns,
  )
  const items = list.items.map(({ id, name, productImageUrl, productImageFocus }) => ({
    id,
    name,
    imageUrl: productImageUrl,
    focus: productImageFocus,
  }))
  return (
    <EditorFrame onClose={onClose} notice={notice} preview={() => <Preview brand={brand} list={list} />}>
      <IntroPart />
      <ItemsPart title={commonMessages.offers} empty={messages.noOffers} list={list} items={items} />
      <ColoursPart />
    </EditorFrame>
  )
}
