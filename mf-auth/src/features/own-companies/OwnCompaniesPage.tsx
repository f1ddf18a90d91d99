import { useState } from 'react'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { apiAction, type RequestError, useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, Chip, EmptyState, List, ListItem, Notice, Page, SkeletonText } from '@samspel/ui'
import { switchCompany } from './calls'
import { goOver } from './go-over'
import { messages as m } from './messages'

const getMe = apiAction('getMe')

/** The companies of whoever is in several: which one is shown now, and the way to another. */
export function OwnCompaniesPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  usePageTitle(t(m.title))
  const { result, status, error, retry } = useQuery(getMe())
  const [going, setGoing] = useState<string>()
  const [refused, setRefused] = useState<RequestError>()
  const own = useEntity('users', result?.user ?? '')
  const companies = own?.companies ?? []

  const go = async (companyId: string) => {
    setGoing(companyId)
    setRefused(undefined)
    const outcome = await dispatch(switchCompany({ body: { companyId } }))
    if (outcome.ok) return goOver(companyId)
    setGoing(undefined)
    setRefused(outcome.parsedError)
  }
  return (
    <Page title={t(m.title)} context={t(m.context)} width="narrow">
      {status === 'loading' && <SkeletonText label={t(m.loading)} lines={3} />}
      {status === 'error' && <ReadError what={t(m.failed)} error={error} onRetry={retry} />}
      {refused && <Notice kind="bad">{t(refused.message)}</Notice>}
      {own && companies.length === 0 && <EmptyState title={t(m.one)} text={t(m.oneText)} />}
      {companies.length > 0 && (
        <List label={t(m.title)}>
          {companies.map(({ id, name }) => (
            <ListItem
              key={id}
              picture={<Avatar name={name} src={null} size={36} shape="square" />}
              title={name}
              aside={
                id === own?.companyId ? (
                  <Chip tone="primary" icon="check">
                    {t(m.here)}
                  </Chip>
                ) : (
                  <Button
                    variant="line"
                    loading={going === id}
                    disabled={going !== undefined && going !== id}
                    aria-label={t(m.goTo, { company: name })}
                    onClick={() => void go(id)}
                  >
                    {t(m.go)}
                  </Button>
                )
              }
            />
          ))}
        </List>
      )}
    </Page>
  )
}
