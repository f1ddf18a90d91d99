import { useCallback, useEffect } from 'react'
import type { Instagramer } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch, useAppSelector, useEntities } from '@samspel/store'
import { Button, EmptyState, ErrorState, List, Row, SectionHead, SkeletonList, Stack } from '@samspel/ui'
import { listFacebookAccounts } from '../../../data/account-actions'
import { nextCursor, selectFacebookAccounts } from '../../../data/facebook-accounts'
import css from './Connections.module.css'
import { AccountRow, OtherSignIn, SignInCard } from './lazy-parts'
import { messages } from './messages'

/** The provider's accounts to choose from, or a sign-in when the provider's session is missing or has expired. */
export function AccountChoice({ connected }: { connected: Instagramer['connectedAccount'] | null }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectFacebookAccounts)
  const accounts = useEntities('facebookAccounts', state.ids)
  const { loading, loaded, error } = state
  const after = nextCursor(state)

  const load = useCallback(
    (cursor?: string) => void dispatch(listFacebookAccounts(cursor === undefined ? {} : { query: { after: cursor } })),
    [dispatch],
  )
  useEffect(() => load(), [load])

  if (error?.id === 'provider_sign_in_needed')
    return <SignInCard isFirst={!loaded && !connected} own={connected?.provider} />
  if (!loaded && error)
    return (
      <ErrorState
        message={t(error.message)}
        retryLabel={t(commonMessages.retry)}
        onRetry={() => load()}
        retrying={loading}
      />
    )
  if (!loaded) return <SkeletonList label={t(messages.loading)} rows={4} />
  if (accounts.length === 0) {
    return (
      <EmptyState
        title={t(messages.none)}
        text={t(messages.noneText)}
        action={
          <Stack gap={8}>
            <Button icon="refresh" onClick={() => load()} loading={loading}>
              {t(messages.lookAgain)}
            </Button>
            <OtherSignIn />
          </Stack>
        }
      />
    )
  }
  return (
    <section aria-label={t(messages.choose)} className={css.section}>
      <SectionHead
        title={t(messages.choose)}
        aside={
          <Button size="sm" variant="quiet" icon="refresh" onClick={() => load()} loading={loading}>
            {t(messages.lookAgain)}
          </Button>
        }
      />
      <List label={t(messages.choose)}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isConnected={account.igUserId !== null && account.igUserId === state.connectedIgUserId}
            replaces={connected?.username}
            onLookAgain={() => load()}
          />
        ))}
      </List>
      {error && (
        <ErrorState
          message={t(error.message)}
          retryLabel={t(commonMessages.retry)}
          onRetry={() => load(after)}
          retrying={loading}
        />
      )}
      {after !== undefined && !error && (
        <Row justify="center">
          <Button onClick={() => load(after)} loading={loading}>
            {t(commonMessages.showMore)}
          </Button>
        </Row>
      )}
      <OtherSignIn />
    </section>
  )
}
