import { lintConfig } from './deploy/launch/lint/config.mjs'

export default lintConfig(import.meta.dirname)
