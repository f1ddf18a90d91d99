import type { SlotProps } from '@samspel/federation'

/** Props that the campaign editor passes to the widget in its slot `campaign-editor:stores`. */
export type StoreStepProps = SlotProps<'campaign-editor:stores'>
