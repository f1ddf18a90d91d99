import type { Widget } from '@samspel/federation'
import { PickupMentions } from '../features/assignment'

export default PickupMentions satisfies Widget<'pickup:mentions'>
