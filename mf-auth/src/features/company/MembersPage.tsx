import { useState } from 'react'
import type { Role } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { useEntities, usePagedList } from '@samspel/store'
import { Button, EmptyState, SearchField, SectionHead, SelectField, SkeletonTable } from '@samspel/ui'
import { InvitationTable } from '../../components/staff/InvitationTable'
import { InviteDialog } from '../../components/staff/lazy-dialogs'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { messages as shared, roleNames } from '../../components/staff/messages'
import people from '../../components/staff/People.module.css'
import { useCompanyBrands } from '../../components/staff/use-company-brands'
import { UserActs } from '../../components/staff/UserActs'
import { UserTable } from '../../components/staff/UserTable'
import { invitationKey, invitationLists, invitationRecords } from '../../data/company-lists'
import { usersByBrand, usersByBrandKey, usersByRole, usersByRoleKey } from '../../data/people-lists'
import { useRecords } from '../../data/records'
import { CompanyFrame } from './CompanyFrame'
import { messages } from './messages'
import { PeoplePage } from './people'
import { useCompanyContext } from './use-company-context'

const companyRoles = ['company', 'store_user'] as const satisfies readonly Role[]
const toRole = (text: string | undefined): Role | undefined => companyRoles.find((role) => role === text)

/** The people of a company (P-09): those with roles at its brands, or those of its stores, by the address (S-06). */
export function MembersPage() {
  const [params] = useQueryParams()
  return params.role || params.brand ? <FilteredPeople /> : <PeoplePage />
}

/** The people of a company by role, brand and text; the filters are in the address. */
function FilteredPeople() {
  const t = useText()
  const { companyId, isAdmin } = useCompanyContext()
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [editing, setEditing] = useState<string>()
  const [isInviting, setInviting] = useState(false)
  const { brands, nameOf } = useCompanyBrands(companyId)
  const role = toRole(params.role)
  const filter = { companyId, role, brandId: params.brand, query: words }
  const byRole = usePagedList(usersByRole, companyId && !params.brand ? usersByRoleKey(filter) : undefined)
  const byBrand = usePagedList(usersByBrand, companyId && params.brand ? usersByBrandKey(filter) : undefined)
  const list = params.brand ? byBrand : byRole
  const invited = usePagedList(invitationLists, companyId && invitationKey(companyId))
  const waiting = useRecords(invitationRecords, invited.ids).filter(
    (one) => one.role === 'store_user' && (one.state === 'open' || one.state === 'expired'),
  )
  const users = useEntities('users', list.ids)
  const isNarrowed = Boolean(words || role || params.brand)
  const clear = () => {
    type('')
    setParams({ q: '', role: '', brand: '' })
  }
  const invite = (variant?: 'main') => (
    <Button {...(variant && { variant })} icon="user-plus" onClick={() => setInviting(true)}>
      {t(shared.invite)}
    </Button>
  )

  const rows = () => {
    if (list.status === 'loading') return <SkeletonTable label={t(commonMessages.loading)} columns={5} />
    if (list.status === 'error' && users.length === 0) return <ListProblem list={list} />
    if (users.length === 0 && isNarrowed)
      return (
        <EmptyState
          title={t(shared.nobodyFound)}
          action={<Button onClick={clear}>{t(commonMessages.showAll)}</Button>}
        />
      )
    if (users.length === 0)
      return <EmptyState title={t(messages.noMembers)} text={t(messages.noMembersText)} action={invite()} />
    return (
      <>
        <UserTable
          users={users}
          shows="brands"
          nameOf={nameOf}
          busy={list.status === 'refreshing'}
          onEdit={({ id }) => setEditing(id)}
        />
        <ListEnd list={list} />
      </>
    )
  }
  return (
    <CompanyFrame part="members" mainAction={invite('main')}>
      <div className={people.tools}>
        <SearchField label={t(shared.searchPeople)} value={typed} onChange={type} />
        <SelectField<Role>
          label={t(shared.role)}
          hideLabel
          clearable
          placeholder={t(shared.allRoles)}
          value={role ?? null}
          options={companyRoles.map((value) => ({ value, label: t(roleNames[value]) }))}
          onChange={(value) => setParams({ role: value })}
        />
        <SelectField
          label={t(shared.brands)}
          hideLabel
          clearable
          placeholder={t(commonMessages.allBrands)}
          value={brands.some(({ id }) => id === params.brand) ? params.brand! : null}
          options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => setParams({ brand: value })}
        />
      </div>
      {rows()}
      {role === 'store_user' && !words && waiting.length > 0 && (
        <>
          <SectionHead title={t(shared.invitations)} />
          <InvitationTable
            invitations={waiting}
            shows="brands"
            nameOf={nameOf}
            busy={invited.status === 'refreshing'}
          />
          <ListEnd list={invited} />
        </>
      )}
      {editing && <UserActs userId={editing} onClose={() => setEditing(undefined)} />}
      {isInviting && companyId && (
        <InviteDialog companyId={companyId} namesCompany={isAdmin} onClose={() => setInviting(false)} />
      )}
    </CompanyFrame>
  )
}
