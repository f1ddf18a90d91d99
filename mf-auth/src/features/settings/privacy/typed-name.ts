import type { Rule } from '@samspel/forms'
import { messages } from './messages'

/** Requires the user's name to be typed; case and surrounding spaces are ignored. */
export const typedName =
  (name: string): Rule =>
  (value) =>
    String(value ?? '')
      .trim()
      .toLowerCase() === name.toLowerCase()
      ? undefined
      : messages.nameDiffers
