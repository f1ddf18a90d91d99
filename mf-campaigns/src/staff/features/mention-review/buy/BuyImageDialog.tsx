import { useState } from 'react'
import { type ImagePurchase, imagePurchaseChannels } from '@samspel/api'
import { navigate } from '@samspel/federation'
import {
  Area,
  Form,
  integer,
  max,
  maxLength,
  min,
  MultiSelect,
  Num,
  required,
  type Rule,
  SubmitButton,
  useFormValue,
} from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type MentionRecord, useAppDispatch, useEntities, useQuery } from '@samspel/store'
import { Link, Modal, Notice, notify, Stack } from '@samspel/ui'
import { channelNames } from '../../../../shared/components/purchase-labels'
import { createImagePurchase, listAccounts } from '../../../../shared/data'
import { FormFoot } from '../../../components/FormFoot'
import { messages } from './messages'

interface Terms {
  channels: ImagePurchase['channels']
  durationMonths: number | null
  price: number | null
  message: string
}
const someChannel: Rule = (value) => (Array.isArray(value) && value.length > 0 ? undefined : messages.oneChannel)
const schema = {
  channels: someChannel,
  durationMonths: [required, integer, min(1), max(120)],
  price: [required, integer, min(1), max(1_000_000)],
  message: maxLength(2_000),
}
const usual: Terms = { channels: ['social', 'web'], durationMonths: 12, price: null, message: '' }
const none: string[] = []

/** The brand's balance, and whether it covers the price. */
function Balance({ brand }: { brand: { id: string; name: string } }) {
  const t = useText()
  const f = useFormats()
  const price = useFormValue<number | null>('price') ?? 0
  const { result } = useQuery(listAccounts({ query: { brandId: brand.id } }))
  const account = useEntities('accounts', result?.accounts ?? none).find(({ brandId }) => brandId === brand.id)
  if (!account) return null
  const money = f.ore(account.availableBalance)
  if (price * 100 <= account.availableBalance) return <>{t(messages.balance, { brand: brand.name, money })}</>
  return (
    <Notice
      kind="warn"
      action={
        <Link href="/wallet" newTab>
          {t(commonMessages.toWallet)}
        </Link>
      }
    >
      {t(messages.short, { brand: brand.name, money })}
    </Notice>
  )
}

/** Requests a licence for a post's picture from its creator: where, how long, and at what price. */
export function BuyImageDialog({ mention, onClose }: { mention: MentionRecord; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  // One idempotency key while the dialog is open, so that a double press sends a single request.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const { campaign, creator } = mention
  const send = async ({ channels, durationMonths, price, message }: Terms) => {
    const body = {
      imagePurchase: {
        brandId: campaign.brandId,
        channels,
        durationMonths: Number(durationMonths),
        price: Number(price),
        ...(message.trim() && { message: message.trim() }),
      },
    }
    const outcome = await dispatch(
      createImagePurchase({ params: { id: mention.instagramPost ?? '' }, body, idempotencyKey }),
    )
    // After a refusal the corrected form is a new request; one lost on the way is the same.
    if (!outcome.ok && outcome.status !== 0) setKey(crypto.randomUUID())
    if (!outcome.ok) return outcome
    notify({
      kind: 'ok',
      message: t(messages.sent, { username: creator.username }),
      action: { label: t(messages.show), onClick: () => navigate('/image-purchases') },
    })
    onClose()
    return outcome
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.title, { username: creator.username })}
      closeLabel={t(commonMessages.close)}
    >
      <Form<Terms> id={`buyImage.${mention.id}`} schema={schema} initialValues={usual} guard={false} onSubmit={send}>
        <Stack gap={16}>
          <p>{t(messages.intro)}</p>
          <MultiSelect
            name="channels"
            label={messages.channels}
            options={imagePurchaseChannels.map((value) => ({ value, label: t(channelNames[value]) }))}
          />
          <Num name="durationMonths" label={messages.months} help={messages.monthsHelp} />
          <Num name="price" label={messages.price} suffix="kr" />
          <Balance brand={{ id: campaign.brandId, name: campaign.brandName }} />
          <Area name="message" label={messages.message} help={messages.messageHelp} minRows={3} optional />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={messages.send} />
          </FormFoot>
        </Stack>
      </Form>
    </Modal>
  )
}
