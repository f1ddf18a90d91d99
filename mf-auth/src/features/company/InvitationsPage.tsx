import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { usePagedList } from '@samspel/store'
import { Button, EmptyState, SkeletonTable } from '@samspel/ui'
import { InvitationTable } from '../../components/staff/InvitationTable'
import { InviteDialog } from '../../components/staff/lazy-dialogs'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { messages as shared } from '../../components/staff/messages'
import { useCompanyBrands } from '../../components/staff/use-company-brands'
import { invitationKey, invitationLists, invitationRecords } from '../../data/company-lists'
import { useRecords } from '../../data/records'
import { CompanyFrame } from './CompanyFrame'
import { messages } from './messages'
import { useCompanyContext } from './use-company-context'

/** Invitations to join a company. */
export function InvitationsPage() {
  const t = useText()
  const { companyId, isAdmin } = useCompanyContext()
  const [isInviting, setInviting] = useState(false)
  const { nameOf } = useCompanyBrands(companyId)
  const list = usePagedList(invitationLists, companyId && invitationKey(companyId))
  const invitations = useRecords(invitationRecords, list.ids)
  const invite = (variant?: 'main') => (
    <Button {...(variant && { variant })} icon="user-plus" onClick={() => setInviting(true)}>
      {t(shared.invite)}
    </Button>
  )
  const rows = () => {
    if (list.status === 'loading') return <SkeletonTable label={t(commonMessages.loading)} rows={4} columns={5} />
    if (list.status === 'error' && invitations.length === 0) return <ListProblem list={list} />
    if (invitations.length === 0)
      return <EmptyState title={t(messages.noInvitations)} text={t(messages.noInvitationsText)} action={invite()} />
    return (
      <>
        <InvitationTable invitations={invitations} shows="brands" nameOf={nameOf} busy={list.status === 'refreshing'} />
        <ListEnd list={list} />
      </>
    )
  }
  return (
    <CompanyFrame part="invitations" mainAction={invite('main')}>
      {rows()}
      {isInviting && companyId && (
        <InviteDialog companyId={companyId} namesCompany={isAdmin} onClose={() => setInviting(false)} />
      )}
    </CompanyFrame>
  )
}
