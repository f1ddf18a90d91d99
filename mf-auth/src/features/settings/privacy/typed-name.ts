import type { Rule } from '@samspel/forms'
import { messages } from './messages'

/** The own name, typed as it is written; case and spaces around it do not matter. */
export const typedName =
  (name: string): Rule =>
  (value) =>
    String(value ?? '')
      .trim()
      .toLowerCase() === name.toLowerCase()
      ? undefined
      : messages.nameDiffers
