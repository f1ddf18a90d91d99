import type { Widget } from '@samspel/federation'
import { OwnLink } from '../components/own-link'

export default OwnLink satisfies Widget<'pickup:link'>
