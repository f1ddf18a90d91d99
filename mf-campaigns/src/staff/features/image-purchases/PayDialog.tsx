import { useState } from 'react'
import type { ImagePurchase } from '@samspel/api'
import { askHref, askMessages } from '@samspel/desk/approvals'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch, useEntities, useQuery } from '@samspel/store'
import { Button, LinkButton, Modal, Notice, notify, Stack } from '@samspel/ui'
import { useTerms } from '../../../shared/components/purchase-terms'
import { approveImagePurchase, listAccounts } from '../../../shared/data'
import { messages } from './messages'

const none: string[] = []

/** Confirms the payment with the amount and the balance; links to the wallet when the balance is too low. */
export function PayDialog({ purchase, onClose }: { purchase: ImagePurchase; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const terms = useTerms()
  const dispatch = useAppDispatch()
  const [isPaying, setPaying] = useState(false)
  const [error, setError] = useState<RequestError | undefined>()
  const { brandId, brandName, creator, price } = purchase
  const { result } = useQuery(listAccounts({ query: { brandId } }))
  const account = useEntities('accounts', result?.accounts ?? none).find((one) => one.brandId === brandId)

  const pay = async () => {
    setPaying(true)
    setError(undefined)
    const outcome = await dispatch(
      approveImagePurchase({
        params: { id: purchase.id },
        item: { collection: 'imagePurchases', id: purchase.id },
        tag: { from: purchase.state },
      }),
    )
    setPaying(false)
    if (!outcome.ok) return setError(outcome.parsedError)
    notify({ kind: 'ok', message: t(messages.paid) })
    onClose()
  }

  return (
    <Modal
      open
      size="sm"
      onClose={onClose}
      title={t(messages.approveTitle, { money: f.money(price) })}
      closeLabel={t(commonMessages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <Button variant="main" loading={isPaying} onClick={() => void pay()}>
            {t(messages.pay, { money: f.money(price) })}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{t(messages.approveText, { brand: brandName, username: creator.username, terms: terms(purchase) })}</p>
        {account && <p>{t(messages.balance, { brand: brandName, money: f.ore(account.availableBalance) })}</p>}
        {error && (
          <Notice
            kind="bad"
            {...(error.id === 'insufficient_funds' && {
              action: (
                <LinkButton size="sm" href="/wallet">
                  {t(commonMessages.toWallet)}
                </LinkButton>
              ),
            })}
            {...(error.id === 'above_limit' && {
              action: (
                <LinkButton size="sm" href={askHref({ kind: 'image_purchase', subjectId: purchase.id })}>
                  {t(askMessages.ask)}
                </LinkButton>
              ),
            })}
          >
            {t(error.message)}
          </Notice>
        )}
      </Stack>
    </Modal>
  )
}
