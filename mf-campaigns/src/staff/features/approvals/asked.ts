import { approvalRequestKinds } from '@samspel/api/approval-requests'
import type { Asked } from '@samspel/desk/approvals'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What the address asks for, as `askHref` writes it; undefined for anything else. */
export const readAsked = (text: string | undefined): Asked | undefined => {
  const [name, subjectId = '', fee] = (text ?? '').split('.')
  const kind = approvalRequestKinds.find((one) => one === name)
  if (!kind || !uuid.test(subjectId)) return undefined
  if (kind !== 'counter') return { kind, subjectId }
  return fee !== undefined && /^\d{1,9}$/.test(fee) ? { kind, subjectId, fee: Number(fee) } : undefined
}
