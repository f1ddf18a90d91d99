import type { NativeCapabilities, PermissionDialogAction } from '@samspel/native'
import { permissionDialogActions } from '@samspel/native'
import { storage } from '@samspel/store'

export type Answer = 'allow' | 'later'
/** The answer and its time, for each occasion of asking (E-40). */
type Answers = Partial<Record<PermissionDialogAction, { answer: Answer; at: string }>>

/** How long a 'not now' is respected, ms. */
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

/** T-50, T-51: whether the visitor may be asked now: never after a yes, and only some time after a 'not now'. */
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
