import { useState } from 'react'
import type { Instagramer } from '@samspel/api'
import { addRoutes } from '@samspel/api'
import { addressesRoutes } from '@samspel/api/routes/addresses'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { apiAction, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, ConfirmDialog, notify, Row, SkeletonText } from '@samspel/ui'
import { addressMessages as m } from './address-messages'

// The form brings along the rules of post codes and phone numbers.
const AddressDialog = lazyDialog(() =>
  import(/* webpackChunkName: "delivery-address" */ './AddressDialog').then((module) => module.AddressDialog),
)
addRoutes(addressesRoutes)
const getMyDeliveryAddress = apiAction('getMyDeliveryAddress')
const deleteMyDeliveryAddress = apiAction('deleteMyDeliveryAddress')

/** Where parcels are sent; set, changed and removed here. */
export function DeliveryAddressCard({ instagramer }: { instagramer: Instagramer }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result, status, error, retry } = useQuery(getMyDeliveryAddress())
  const [dialog, setDialog] = useState<'form' | 'remove'>()
  const [isBusy, setBusy] = useState(false)
  const saved = result?.deliveryAddress
  const close = () => setDialog(undefined)
  const remove = async () => {
    setBusy(true)
    const outcome = await dispatch(deleteMyDeliveryAddress())
    setBusy(false)
    close()
    if (outcome.ok) dispatch(queryActions.invalidated({ prefix: getMyDeliveryAddress.endpoint }))
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(m.removed) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
  }
  return (
    <div id="delivery-address">
      <Card title={t(m.title)} detail={t(m.detail)}>
        {!result && status === 'error' && <ReadError error={error} onRetry={retry} />}
        {!result && status === 'loading' && <SkeletonText label={t(m.loading)} lines={3} />}
        {result && (
          <>
            {saved && (
              <p>
                {saved.name}
                <br />
                {saved.street}
                <br />
                {saved.postalCode} {saved.city}
              </p>
            )}
            <Row>
              <Button variant="light" onClick={() => setDialog('form')}>
                {t(saved ? m.change : m.add)}
              </Button>
              {saved && (
                <Button variant="quiet" onClick={() => setDialog('remove')}>
                  {t(m.remove)}
                </Button>
              )}
            </Row>
          </>
        )}
        {dialog === 'form' && <AddressDialog saved={saved ?? null} instagramer={instagramer} onClose={close} />}
        <ConfirmDialog
          open={dialog === 'remove'}
          title={t(m.removeTitle)}
          confirmLabel={t(m.remove)}
          cancelLabel={t(m.keep)}
          danger
          loading={isBusy}
          onConfirm={() => void remove()}
          onCancel={close}
        >
          {t(m.removeText)}
        </ConfirmDialog>
      </Card>
    </div>
  )
}
