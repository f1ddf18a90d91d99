import type { Widget } from '@samspel/federation'
import { PickupPost } from '../features/post-mention'

export default PickupPost satisfies Widget<'pickup:post'>
