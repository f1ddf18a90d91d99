import { useState } from 'react'
import { type Role, roles } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { useEntities, usePagedList } from '@samspel/store'
import { Button, EmptyState, SearchField, SelectField, SkeletonTable } from '@samspel/ui'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { messages as shared, roleNames } from '../../components/staff/messages'
import people from '../../components/staff/People.module.css'
import { UserActs } from '../../components/staff/UserActs'
import { UserTable } from '../../components/staff/UserTable'
import { usersByRole, usersByRoleKey } from '../../data/people-lists'
import { messages } from './messages'
import { UsersFrame } from './UsersFrame'

const toRole = (text: string | undefined): Role | undefined => roles.find((role) => role === text)

/** All staff by role (P-09); role and search are in the address (S-06). */
export function UsersPage() {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [editing, setEditing] = useState<string>()
  const role = toRole(params.role)
  const list = usePagedList(usersByRole, usersByRoleKey({ role, query: words }))
  const users = useEntities('users', list.ids)
  const clear = () => {
    type('')
    setParams({ q: '', role: '' })
  }
  const rows = () => {
    if (list.status === 'loading') return <SkeletonTable label={t(commonMessages.loading)} columns={5} />
    if (list.status === 'error' && users.length === 0) return <ListProblem list={list} />
    if (users.length === 0)
      return (
        <EmptyState
          title={t(words || role ? shared.nobodyFound : messages.none)}
          action={(words || role) && <Button onClick={clear}>{t(commonMessages.showAll)}</Button>}
        />
      )
    return (
      <>
        <UserTable
          users={users}
          shows="company"
          busy={list.status === 'refreshing'}
          onEdit={({ id }) => setEditing(id)}
        />
        <ListEnd list={list} />
      </>
    )
  }
  return (
    <UsersFrame part="people">
      <div className={people.tools}>
        <SearchField label={t(shared.searchPeople)} value={typed} onChange={type} />
        <SelectField<Role>
          label={t(shared.role)}
          hideLabel
          clearable
          placeholder={t(shared.allRoles)}
          value={role ?? null}
          options={roles.map((value) => ({ value, label: t(roleNames[value]) }))}
          onChange={(value) => setParams({ role: value })}
        />
      </div>
      {rows()}
      {editing && <UserActs userId={editing} onClose={() => setEditing(undefined)} />}
    </UsersFrame>
  )
}
