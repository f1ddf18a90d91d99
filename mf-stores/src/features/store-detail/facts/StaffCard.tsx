import type { Store, StoreClerk } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { selectArea, useAppSelector, useQuery } from '@samspel/store'
import { Avatar, Card, IconButton, Link, SkeletonList } from '@samspel/ui'
import { listStoreStaff } from '../../../data/actions'
import { staffMessages as messages } from './staff-messages'
import css from './StaffCard.module.css'

/** Paths of the pages where people and their permissions are managed. */
const peoplePaths: Partial<Record<ReturnType<typeof selectArea>, string>> = {
  admin: '/admin/users',
  company: '/company',
}

/** The staff who hand out here. */
export function StaffCard({ store }: { store: Store }) {
  const t = useText()
  const area = useAppSelector(selectArea)
  const query = useQuery(listStoreStaff({ params: { id: store.id } }))
  const clerks = query.result?.storeStaff as StoreClerk[] | undefined
  const href = peoplePaths[area]
  return (
    <Card title={t(messages.title)} aside={href && <Link href={href}>{t(commonMessages.change)}</Link>}>
      {!clerks && query.status === 'error' && (
        <ReadError what={t(messages.failed)} error={query.error} onRetry={query.retry} />
      )}
      {!clerks && query.status !== 'error' && <SkeletonList label={t(messages.loading)} rows={2} />}
      {clerks?.length === 0 && <p className={css.none}>{t(messages.none)}</p>}
      {clerks && clerks.length > 0 && (
        <ul className={css.list}>
          {clerks.map(({ id, name, imageUrl, email, isTied }) => (
            <li key={id}>
              <Avatar name={name} src={imageUrl} size={40} />
              <span className={css.words}>
                <b>{name}</b>
                <span>{t(isTied ? messages.here : messages.everywhere)}</span>
              </span>
              {email && (
                <IconButton
                  icon="mail"
                  size="sm"
                  variant="line"
                  label={t(messages.write, { name })}
                  href={`mailto:${email}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
