import type { StoreCampaign } from '@samspel/api'

/** What the dialogs of both ways to take an offer are given. */
export interface TakeDialogProps {
  offer: StoreCampaign
  onClose: () => void
  /** It is applied for or reserved, and the page knows. */
  onTaken: () => void
  /** The server refused: what is shown behind is read anew once the dialog, which says why, is closed. */
  onRefused: () => void
  /** What was typed before the dialog was closed by mistake. */
  typed: string
  onType: (typed: string) => void
}
