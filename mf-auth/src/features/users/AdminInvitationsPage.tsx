import { commonMessages, useText } from '@samspel/i18n'
import { usePagedList } from '@samspel/store'
import { EmptyState, SkeletonTable } from '@samspel/ui'
import { InvitationTable } from '../../components/staff/InvitationTable'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { invitationKey, invitationLists, invitationRecords } from '../../data/company-lists'
import { useRecords } from '../../data/records'
import { messages } from './messages'
import { UsersFrame } from './UsersFrame'

/** All invitations, newest first. */
export function AdminInvitationsPage() {
  const t = useText()
  const list = usePagedList(invitationLists, invitationKey(null))
  const invitations = useRecords(invitationRecords, list.ids)
  const rows = () => {
    if (list.status === 'loading') return <SkeletonTable label={t(commonMessages.loading)} rows={4} columns={5} />
    if (list.status === 'error' && invitations.length === 0) return <ListProblem list={list} />
    if (invitations.length === 0)
      return <EmptyState title={t(messages.noInvitations)} text={t(messages.noInvitationsText)} />
    return (
      <>
        <InvitationTable invitations={invitations} shows="company" busy={list.status === 'refreshing'} />
        <ListEnd list={list} />
      </>
    )
  }
  return <UsersFrame part="invitations">{rows()}</UsersFrame>
}
