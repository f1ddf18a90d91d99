import type { ImagePurchase } from '@samspel/api'
import { Form, ImageInput, SubmitButton } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, notify, Row, Sheet, Stack } from '@samspel/ui'
import { useTerms } from '../../../shared/components/purchase-terms'
import { acceptImagePurchase } from '../../../shared/data'
import { messages } from './messages'

interface Answer {
  originalUrl: string | null
}

/** The creator accepts: what the brand may do, what it pays, and an optional full-size upload. */
export function AcceptSheet({ purchase, onClose }: { purchase: ImagePurchase; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const terms = useTerms()
  const dispatch = useAppDispatch()
  const { id, brandName: brand, price, state } = purchase
  const words = terms(purchase)
  const send = async ({ originalUrl }: Answer) => {
    const outcome = await dispatch(
      acceptImagePurchase({
        params: { id },
        body: originalUrl ? { originalUrl } : {},
        item: { collection: 'imagePurchases', id },
        tag: { from: state },
      }),
    )
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(messages.accepted, { brand }) })
    onClose()
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.acceptTitle, { brand })} closeLabel={t(commonMessages.close)}>
      <Form<Answer> id={`acceptImage.${id}`} initialValues={{ originalUrl: null }} guard={false} onSubmit={send}>
        <Stack gap={16}>
          <p>{t(messages.acceptTerms, { brand, terms: `${words[0]!.toLowerCase()}${words.slice(1)}` })}</p>
          <p>{t(messages.payAfter, { brand, money: f.money(price) })}</p>
          <ImageInput
            full
            name="originalUrl"
            label={messages.original}
            help={messages.originalHelp}
            alt={t(messages.originalAlt)}
            optional
          />
          <Row justify="end" gap={8}>
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            <SubmitButton label={t(messages.sayYes, { money: f.money(price) })} allowUnchanged />
          </Row>
        </Stack>
      </Form>
    </Sheet>
  )
}
