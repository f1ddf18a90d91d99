import type { ComponentType } from 'react'
import type { StoreCampaign, StoreParticipation } from '@samspel/api'

/** Props of a slot that hands nothing to its widgets. */
export type NoProps = Record<string, never>

/**
 * Every slot to the props that its place hands to each widget: what {@link Slot} must be given, and what a {@link Widget} may count on. A slot is
 * named `owner:place`, by the remote that offers it. A repository of its own adds the slots that it offers or fills by declaration merging
 * (docs/guides/slots-and-facts.md).
 */
export interface Slots {
  /** The number beside an entry of the navigation, the one whose `badge` is this slot. */
  [badge: `nav.badge:${string}`]: NoProps
  /** The bell at the top of the navigation, on wide screens. */
  'nav.bell': NoProps
  /** In place of a sign-in with Instagram that came back with an error. */
  'notice:provider-error': NoProps
  /** Beside the link to the notices, on a creator's own page. */
  'auth:notices-count': NoProps
  /** Above the marketplace of a creator: first steps. */
  'marketplace:start': NoProps
  /** Above the campaigns of a company or of platform staff: first steps. */
  'campaigns:start': NoProps
  /** Among the figures on the first page of platform staff. */
  'platform-home:health': NoProps
  /** The stores of a campaign, on its page. */
  'campaign:stores': { campaignId: string; brandId: string }
  /** The step of a campaign's editor in which stores are chosen. */
  'campaign-editor:stores': {
    campaignId: string
    /** To be called once the widget is mounted; `leadsOn` says that its foot has the button of `next`. */
    onReady: (is?: { leadsOn: boolean }) => void
    /** To be told the number of chosen stores, and the first of them, whenever that changes. */
    onCount: (count: number, first?: { name: string; city: string; requiresApplication: boolean }) => void
    /** Where the map stands beside the form; without it, it stands below. */
    aside?: HTMLElement | null
    /** The way to the next section; absent where the page has a button of its own for it. */
    next?: { label: string; onPress: () => void; isMain: boolean } | undefined
    /** The product that is typed in the editor: a new one for the stores begins with it. */
    product?: { name: string; value: number | null; imageUrl: string | null } | undefined
  }
  /** Nothing to see: keeps the passes of these offers on the device. */
  'passes:keep': { offers: readonly StoreCampaign[] }
  /** The form in which a creator hands in the post about a pick-up. */
  'pickup:post': {
    storeParticipationId: string
    campaignId: string
    /** The post to be changed; undefined for a new one. */
    mentionId: string | undefined
    mayPost: boolean
    /** What it is posted for, with what is still asked of the creator. */
    approved: Pick<StoreParticipation, 'id' | 'piecesLeft' | 'draftState'>
    back: { href: string; label: string }
    onSent: () => Promise<void> | void
    /** To be called once the widget is mounted. */
    onReady: () => void
  }
  /** The draft and the posts about a pick-up. */
  'pickup:mentions': {
    storeParticipationId: string
    /** Where a draft is asked for: what was picked up, whose it is, and where its post is handed in. */
    work?: Pick<StoreParticipation, 'need' | 'draftState' | 'feeAmount' | 'piecesLeft'> & {
      brandName: string
      postHref: string
    }
  }
  /** The creator's own link and code in a campaign. */
  'pickup:link': { campaignId: string; brand: string }
}

/** Name of a slot. */
export type SlotName = keyof Slots & string

/** Props that a slot hands to its widgets. */
export type SlotProps<Name extends SlotName> = Slots[Name]

/** A component that can fill a slot: `export default Own satisfies Widget<'campaign:stores'>`. Of several slots: their names as a union. */
export type Widget<Name extends SlotName> = ComponentType<SlotProps<Name>>
