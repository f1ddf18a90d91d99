import { type Company, type CompanyRequestState, companyRequestStates } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { useEntities, usePagedList } from '@samspel/store'
import {
  Button,
  EmptyState,
  List,
  ListItem,
  Page,
  SearchField,
  SelectField,
  SkeletonTable,
  useIsMobile,
} from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { messages as shared } from '../../components/staff/messages'
import people from '../../components/staff/People.module.css'
import { CompanyStateChip } from '../../components/staff/StateChips'
import { companyListKey, companyLists } from '../../data/company-lists'
import { messages } from './messages'

const toState = (text: string | undefined): CompanyRequestState | undefined =>
  companyRequestStates.find((state) => state === text)

/** All companies by name; search and state are in the address (S-06). */
export function CompaniesPage() {
  const t = useText()
  const f = useFormats()
  usePageTitle(t(messages.title))
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const state = toState(params.state)
  const list = usePagedList(companyLists, companyListKey({ query: words, state }))
  const companies = useEntities('companies', list.ids)
  const isMobile = useIsMobile()
  const isSettled = list.status !== 'loading' && list.status !== 'error'
  const clear = () => {
    type('')
    setParams({ q: '', state: '' })
  }
  const columns: Column<Company>[] = [
    { key: 'name', header: t(commonMessages.company), cell: ({ name }) => <span className={people.name}>{name}</span> },
    { key: 'country', header: t(commonMessages.country), cell: ({ countryCode }) => f.country(countryCode) },
    { key: 'brands', header: t(shared.brands), align: 'end', cell: ({ brandsCount }) => f.number(brandsCount) },
    { key: 'members', header: t(shared.members), align: 'end', cell: ({ usersCount }) => f.number(usersCount) },
    { key: 'since', header: t(messages.since), cell: ({ createdAt }) => f.date(createdAt, 'year') },
    { key: 'state', header: t(shared.state), cell: (company) => <CompanyStateChip state={company.state} /> },
  ]
  const rows = () => {
    if (list.status === 'loading') return <SkeletonTable label={t(commonMessages.loading)} columns={6} />
    if (list.status === 'error' && companies.length === 0) return <ListProblem list={list} />
    if (companies.length === 0 && (words || state))
      return (
        <EmptyState
          title={t(messages.noneFound)}
          action={<Button onClick={clear}>{t(commonMessages.showAll)}</Button>}
        />
      )
    if (companies.length === 0) return <EmptyState title={t(messages.none)} text={t(messages.noneText)} />
    const pathOf = ({ id }: Company) => `/admin/companies/${id}`
    return (
      <>
        {isMobile ? (
          <List label={t(messages.title)}>
            {companies.map((company) => (
              <ListItem
                key={company.id}
                href={pathOf(company)}
                title={company.name}
                detail={[
                  f.country(company.countryCode),
                  t(messages.brandCount, { n: company.brandsCount }),
                  t(messages.memberCount, { n: company.usersCount }),
                ].join(' · ')}
                aside={company.state !== 'approved' && <CompanyStateChip state={company.state} />}
              />
            ))}
          </List>
        ) : (
          <Table
            caption={t(messages.title)}
            columns={columns}
            rows={companies}
            rowKey={({ id }) => id}
            rowHref={pathOf}
            busy={list.status === 'refreshing'}
          />
        )}
        <ListEnd list={list} />
      </>
    )
  }
  return (
    <Page
      title={t(messages.title)}
      context={isSettled ? <span aria-live="polite">{t(messages.count, { n: list.totalCount })}</span> : <>&nbsp;</>}
    >
      <div className={people.tools}>
        <SearchField label={t(messages.search)} value={typed} onChange={type} />
        <SelectField<CompanyRequestState>
          label={t(shared.state)}
          hideLabel
          clearable
          placeholder={t(commonMessages.all)}
          value={state ?? null}
          options={companyRequestStates.map((value) => ({ value, label: t(shared[value]) }))}
          onChange={(value) => setParams({ state: value })}
        />
      </div>
      {rows()}
    </Page>
  )
}
