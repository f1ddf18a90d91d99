import { PagedListFooter } from '@samspel/federation/paged-list'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useTypedParam } from '@samspel/navigation'
import { selectArea, selectBrandId, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  List,
  ListItem,
  Page,
  SearchField,
  SkeletonTable,
  useIsMobile,
} from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { accountListKey, accountLists } from '../../data'
import { accountMessages } from './account-messages'
import { messages } from './messages'
import css from './Wallet.module.css'

/** Accounts of the brands that staff work with. */
export function Accounts() {
  const t = useText()
  const f = useFormats()
  const [typed, type, words] = useTypedParam('q')
  const list = usePagedList(accountLists, accountListKey(useAppSelector(selectBrandId) ?? '', words))
  const accounts = useEntities('accounts', list.ids)
  const isMobile = useIsMobile()
  const isAdmin = useAppSelector(selectArea) === 'admin'
  usePageTitle(t(messages.title))
  const isSettled = list.status !== 'loading' && list.status !== 'error'
  const money = (ore: number) => <span>{f.ore(ore)}</span>
  return (
    <Page
      title={t(messages.title)}
      context={
        isSettled ? <span aria-live="polite">{t(accountMessages.count, { n: list.totalCount })}</span> : <>&nbsp;</>
      }
      actions={
        isAdmin && (
          <LinkButton href="/wallet/transfers" icon="building-bank">
            {t(accountMessages.transfers)}
          </LinkButton>
        )
      }
    >
      <div className={css.search}>
        <SearchField label={t(accountMessages.search)} value={typed} onChange={type} />
      </div>
      {list.status === 'loading' && <SkeletonTable label={t(common.loading)} columns={4} />}
      {list.status === 'error' && (
        <ErrorState message={t(readFailure(list.error))} retryLabel={t(commonMessages.retry)} onRetry={list.retry} />
      )}
      {list.status === 'ready' && accounts.length === 0 && (
        <EmptyState
          title={t(words ? accountMessages.noHits : accountMessages.noneTitle)}
          text={t(words ? accountMessages.noHitsText : accountMessages.noneText)}
          action={words && <Button onClick={() => type('')}>{t(accountMessages.clear)}</Button>}
        />
      )}
      {accounts.length > 0 && isMobile && (
        <List label={t(accountMessages.accounts)}>
          {accounts.map(({ id, name, imageUrl, ownerType, balance, availableBalance }) => (
            <ListItem
              key={id}
              href={`/wallet/${id}`}
              picture={
                <Avatar name={name} src={imageUrl} shape={ownerType === 'brand' ? 'square' : 'round'} size={40} />
              }
              title={name}
              detail={t(balance === availableBalance ? accountMessages.sum : accountMessages.sums, {
                balance: f.ore(balance),
                held: f.ore(balance - availableBalance),
              })}
              aside={<b className={css.free}>{f.ore(availableBalance)}</b>}
            />
          ))}
        </List>
      )}
      {accounts.length > 0 && !isMobile && (
        <Table
          caption={t(accountMessages.accounts)}
          rows={accounts}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/wallet/${id}`}
          busy={list.status === 'refreshing'}
          columns={[
            {
              key: 'name',
              header: t(accountMessages.owner),
              cell: ({ name, imageUrl, ownerType }) => (
                <span className={css.owner}>
                  <Avatar name={name} src={imageUrl} shape={ownerType === 'brand' ? 'square' : 'round'} size={32} />
                  <b>{name}</b>
                </span>
              ),
            },
            {
              key: 'kind',
              header: t(accountMessages.kind),
              cell: ({ ownerType }) => t(ownerType === 'brand' ? commonMessages.brand : commonMessages.creator),
            },
            { key: 'balance', header: t(messages.balance), align: 'end', cell: ({ balance }) => money(balance) },
            {
              key: 'held',
              header: t(accountMessages.held),
              align: 'end',
              cell: ({ balance, availableBalance }) => money(balance - availableBalance),
            },
            {
              key: 'available',
              header: t(accountMessages.available),
              align: 'end',
              cell: ({ availableBalance }) => <b>{f.ore(availableBalance)}</b>,
            },
          ]}
        />
      )}
      <PagedListFooter list={list} />
    </Page>
  )
}
