import { type Campaign, type MentionKind, type PaymentLinkType, paymentLinkTypes } from '@samspel/api'
import { Area, ImagesInput, Select, TextInput, useFormValue } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { linkPlaces } from '@samspel/offer/page'
import { Stack } from '@samspel/ui'
import { readMessages } from './link-messages'
import { messages } from './messages'
import css from './PostForm.module.css'
import { PostPicker } from './PostPicker'

const mostImages = 6

function LinkFields({
  terms: { paymentLinkType, paymentLinkTitle },
}: {
  terms: Pick<Campaign, 'paymentLinkType' | 'paymentLinkTitle'>
}) {
  const t = useText()
  const chosen = useFormValue<PaymentLinkType | null>('linkPost.linkType')
  const place = paymentLinkType === 'custom' ? paymentLinkTitle : paymentLinkType && linkPlaces[paymentLinkType]
  return (
    <Stack>
      <TextInput
        name="linkPost.url"
        label={messages.link}
        help={place ? t(messages.urlHelpAt, { place }) : messages.urlHelp}
        type="url"
        inputMode="url"
        icon="link"
      />
      {chosen && chosen !== 'custom' && <p className={css.told}>{t(readMessages[chosen])}</p>}
      <TextInput name="linkPost.title" label={messages.linkTitle} help={messages.linkTitleHelp} />
      {!paymentLinkType && (
        <Select
          name="linkPost.linkType"
          label={messages.linkType}
          options={paymentLinkTypes.map((value) => ({
            value,
            label: value === 'custom' ? t(messages.other) : linkPlaces[value],
          }))}
        />
      )}
    </Stack>
  )
}

function ContentFields({ mustUpload }: { mustUpload: boolean }) {
  return (
    <Stack>
      <Area
        name="contentPost.text"
        label={commonMessages.text}
        help={messages.textHelp}
        minRows={6}
        counterMax={5_000}
      />
      <ImagesInput name="contentPost.imageUrls" label={messages.images} optional={!mustUpload} most={mostImages} />
    </Stack>
  )
}

/** The fields of one kind of post, as the campaign's terms require. */
export function PartFields({
  kind,
  terms,
}: {
  kind: MentionKind
  terms: Pick<Campaign, 'paymentLinkType' | 'paymentLinkTitle' | 'requireUploadedContent'>
}) {
  if (kind === 'link') return <LinkFields terms={terms} />
  if (kind === 'content') return <ContentFields mustUpload={terms.requireUploadedContent} />
  return <PostPicker key={kind} kind={kind} />
}
