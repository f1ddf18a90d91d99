import { writeFileSync } from 'node:fs'
import { messageTypes } from './message-types'

writeFileSync(new URL('../src/generated/messages.ts', import.meta.url), messageTypes())
