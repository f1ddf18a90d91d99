import { useState } from 'react'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import { useEntities, usePagedList } from '@samspel/store'
import { Button, EmptyState, Link, SearchField, SkeletonTable } from '@samspel/ui'
import { ListEnd, ListProblem } from '../../../components/staff/ListParts'
import { messages as shared } from '../../../components/staff/messages'
import tools from '../../../components/staff/People.module.css'
import { useCompanyBrands } from '../../../components/staff/use-company-brands'
import { invitationKey, invitationLists, invitationRecords } from '../../../data/company-lists'
import { usersByRole, usersByRoleKey } from '../../../data/people-lists'
import { useRecords } from '../../../data/records'
import { CompanyFrame } from '../CompanyFrame'
import { messages } from '../messages'
import { useCompanyContext } from '../use-company-context'
import { useOwnRoles } from '../use-own-roles'
import { peopleMessages as m } from './messages'
import { PeopleTable } from './PeopleTable'
import { RolesTable } from './RolesTable'

const SecondStepBar = lazyPart(() =>
  import(/* webpackChunkName: "people-second-step" */ './SecondStepBar').then((module) => module.SecondStepBar),
)
const SignInBar = lazyPart(() =>
  import(/* webpackChunkName: "company-sign-in-bar" */ '../sign-in').then((module) => module.SignInBar),
)
const InvitePeople = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './InvitePeople').then((module) => module.InvitePeople),
)

/** The people of a company with their roles, whoever is invited, and what the roles may do. */
export function PeoplePage() {
  const t = useText()
  const { companyId, base, isAdmin } = useCompanyContext()
  const [typed, type, words] = useTypedParam('q')
  const [isInviting, setInviting] = useState(false)
  const { isOwner } = useOwnRoles(isAdmin)
  const { brands } = useCompanyBrands(companyId)
  const list = usePagedList(usersByRole, companyId && usersByRoleKey({ companyId, role: 'company', query: words }))
  const users = useEntities('users', list.ids)
  const invited = usePagedList(invitationLists, companyId && invitationKey(companyId))
  const waiting = useRecords(invitationRecords, invited.ids).filter(
    ({ state, role }) => role === 'company' && (state === 'open' || state === 'expired'),
  )
  const invite = (variant?: 'main') => (
    <Button {...(variant && { variant })} icon="user-plus" onClick={() => setInviting(true)}>
      {t(shared.invite)}
    </Button>
  )

  const rows = () => {
    if (list.status === 'loading') return <SkeletonTable label={t(commonMessages.loading)} columns={5} />
    if (list.status === 'error' && users.length === 0) return <ListProblem list={list} />
    if (users.length === 0 && words)
      return (
        <EmptyState
          title={t(shared.nobodyFound)}
          action={<Button onClick={() => type('')}>{t(commonMessages.showAll)}</Button>}
        />
      )
    if (users.length === 0 && waiting.length === 0)
      return (
        <EmptyState
          title={t(messages.noMembers)}
          text={t(messages.noMembersText)}
          action={isOwner ? invite() : undefined}
        />
      )
    return (
      <>
        <PeopleTable
          users={users}
          invitations={words ? [] : waiting}
          brands={brands}
          isOwner={isOwner}
          busy={list.status === 'refreshing'}
        />
        <ListEnd list={list} />
      </>
    )
  }
  return (
    <CompanyFrame part="members" mainAction={isOwner ? invite('main') : undefined}>
      <div className={tools.tools}>
        <SearchField label={t(shared.searchPeople)} value={typed} onChange={type} />
      </div>
      {isOwner && companyId && !words && <SecondStepBar companyId={companyId} users={users} />}
      {rows()}
      {isOwner && !isAdmin && companyId && !words && <SignInBar companyId={companyId} />}
      {isOwner && <Link href={`${base}?role=store_user`}>{t(m.clerks)}</Link>}
      <RolesTable />
      {isInviting && companyId && (
        <InvitePeople companyId={companyId} namesCompany={isAdmin} brands={brands} onClose={() => setInviting(false)} />
      )}
    </CompanyFrame>
  )
}
