import type { StoreCampaign } from '@samspel/api'

/** Props shared by the dialogs for applying and reserving. */
export interface TakeDialogProps {
  offer: StoreCampaign
  onClose: () => void
  /** Called after a successful application or reservation. */
  onTaken: () => void
  /** Called when the server refused. The dialog shows why; what is behind it is refreshed once it closes. */
  onRefused: () => void
}
