import type { NativeCapabilities, PermissionDialogAction } from '@samspel/native'
import { permissionDialogActions } from '@samspel/native'
import { storage } from '@samspel/store'

export type Answer = 'allow' | 'later'
/** What was answered and when, for each moment of asking (E-40). */
type Answers = Partial<Record<PermissionDialogAction, { answer: Answer; at: string }>>

/** A 'not now' holds this long, milliseconds. */
export const LATER_MS = 30 * 24 * 60 * 60 * 1_000

export const readAnswers = (): Answers => {
  try {
    const stored: unknown = JSON.parse(storage.get('notification-permission-dialogs') ?? '{}')
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Answers) : {}
  } catch {
    return {}
  }
}

export const keepAnswer = (action: PermissionDialogAction, answer: Answer, now = new Date()): void => {
  storage.set(
    'notification-permission-dialogs',
    JSON.stringify({ ...readAnswers(), [action]: { answer, at: now.toISOString() } }),
  )
}

/** T-50, T-51: whether the visitor may be asked at this moment: never again after a yes, and after a 'not now' only when it is old. */
export const mayAsk = (
  action: PermissionDialogAction,
  { emailAuthentication }: NativeCapabilities,
  answers = readAnswers(),
  now = Date.now(),
): boolean => {
  if (!permissionDialogActions.includes(action)) return false
  if (action === 'PENDING_VERIFICATION' && !emailAuthentication) return false
  const before = answers[action]
  return !before || (before.answer === 'later' && !(now - Date.parse(before.at) < LATER_MS))
}
