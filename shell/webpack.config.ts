import { shellConfig } from '@samspel/federation/webpack'

export default shellConfig({ dir: import.meta.dirname })
