import type { ReactNode, Ref } from 'react'
import type { Campaign } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'
import { useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { List, SectionHead } from '@samspel/ui'
import { OfferRow } from '../../../shared/components/OfferRow'
import type { EditorValues } from './data/values'
import css from './Editor.module.css'
import { messages } from './messages'
import { Preview, useOffer } from './Preview'

/** A chosen store, as the offer's row names it. */
export interface NamedStore {
  name: string
  city: string
  requiresApplication: boolean
}

/** The offer as it stands among those for pick-up, with the first of the chosen stores. */
function PickupRow({ campaign, store }: { campaign: Campaign | undefined; store: NamedStore }) {
  const t = useText()
  const offer = useOffer(campaign)
  const { name, city, requiresApplication } = store
  return (
    <div className={css.discover}>
      <SectionHead
        title={t(messages.inDiscover)}
        aside={<span className={css.quiet}>{t(messages.previewHint)}</span>}
      />
      <div inert>
        <List label={t(messages.inDiscover)} card>
          <OfferRow
            campaign={{ ...offer, placesLeft: null }}
            isNow={!requiresApplication}
            where={[offer.brandName, storePlace({ name, city })].join(' · ')}
          />
        </List>
      </div>
    </div>
  )
}

interface AsideProps {
  campaign: Campaign | undefined
  view: 'form' | 'preview'
  /** The map of the stores' step goes in here, while that step is shown. */
  host: Ref<HTMLDivElement>
  isStores: boolean
  store: NamedStore | undefined
  /** The agreement's preview, while its step is shown. */
  terms: ReactNode
}

/** Beside the form: the preview, and at the stores' step their map with the row that creators see. */
export function Aside({ campaign, view, host, isStores, store, terms }: AsideProps) {
  const isPickup = useFormValues<EditorValues>().deliveryMethod === 'pickup'
  const hasMap = isStores && isPickup && campaign !== undefined
  return (
    <div className={css.previewColumn} data-shown={view === 'preview'} data-map={hasMap}>
      <div className={css.beside} hidden={!hasMap}>
        <div ref={host} />
        {hasMap && store && (
          <div className={css.row}>
            <PickupRow campaign={campaign} store={store} />
          </div>
        )}
      </div>
      <div className={css.phone}>{terms || <Preview campaign={campaign} />}</div>
    </div>
  )
}
