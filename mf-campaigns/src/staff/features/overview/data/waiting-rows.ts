import type { Waiting } from './overview'

export type WaitingKind = 'applications' | 'mentions' | 'money' | 'messages' | 'imagePurchases' | 'approvals' | 'drafts'

/** How many rows the overview shows at first. */
export const waitingShown = 5

/** Pending work, most urgent first: answers due today, campaigns lacking money, then the rest. */
export const waitingRows = (waiting: Waiting): WaitingKind[] => {
  const isDue = (waiting.applications?.dueToday ?? 0) > 0
  const order: WaitingKind[] = [
    ...(isDue ? (['applications'] as const) : []),
    'money',
    'approvals',
    'mentions',
    ...(isDue ? [] : (['applications'] as const)),
    'messages',
    'imagePurchases',
    'drafts',
  ]
  return order.filter((kind) => waiting[kind] != null)
}
