import { sql } from 'kysely'
import { approvalRequestHandlers } from '../../modules/approval-requests'
import { type Acting, callerOf } from './people'

const notes = ['Bilden passar skyltfönstret i december', 'Samma kreatör som sålde bäst i våras'] as const

/** What a colleague with little room has asked to have approved: pictures that cost more than the limit. */
export const askForApprovals = async ({ db, clock, call }: Acting): Promise<void> => {
  const hugo = await callerOf(db, 'hugo.sundin@bjorkbrygg.samspel.test')
  const at = clock.hoursAgo(1)
  const { rows } = await sql<{
    id: string
  }>`SELECT p.id FROM image_purchases p JOIN company_users m ON m.user_id = ${hugo.id}
    WHERE p.state = 'pending' AND p.price * 100 > m.approval_limit AND p.created_at < ${at}
      AND p.brand_id = ANY(${Object.keys(hugo.brandRoles ?? {})}::uuid[]) ORDER BY p.id`.execute(db)
  for (const [place, { id: subjectId }] of rows.entries())
    await approvalRequestHandlers.createApprovalRequest(
      call(hugo, at, {
        body: { approvalRequest: { kind: 'image_purchase', subjectId, note: notes[place % notes.length] } },
      }),
    )
}
