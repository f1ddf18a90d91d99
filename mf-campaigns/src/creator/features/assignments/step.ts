import type { IconName } from '@samspel/ui'

export interface NextStep {
  icon: IconName
  text: string
  tone: 'quiet' | 'primary' | 'warn' | 'ok'
}

/** Days before the deadline from which it is shown in amber. */
export const soonDays = 3
