import type { Widget } from '@samspel/federation'
import { StoreChoiceStep } from '../features/store-choice'

export default StoreChoiceStep satisfies Widget<'campaign-editor:stores'>
