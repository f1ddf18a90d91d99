import type { NextWay } from './Foot'

/** Props that the campaign editor passes to the widget in its slot `campaign-editor:stores`. */
export interface StoreStepProps {
  campaignId: string
  /** Called once the widget is mounted; `leadsOn` says that its foot has the button of `next`. */
  onReady: (is?: { leadsOn: boolean }) => void
  /** Reports the number of chosen stores, and the first of them, whenever that changes. */
  onCount: (count: number, first?: { name: string; city: string; requiresApplication: boolean }) => void
  /** Where the map stands beside the form; without it, it stands below. */
  aside?: HTMLElement | null
  /** The way to the next section; absent where the page has a button of its own for it. */
  next?: NextWay
  /** The product that is typed in the editor: a new one for the stores begins with it. */
  product?: { name: string; value: number; imageUrl: string | null } | undefined
}
