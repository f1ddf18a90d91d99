import { useState } from 'react'
import type { CommunityList } from '@samspel/api'
import { Area, Form, maxLength, required, SearchSelect, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { selectBrandId, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Button, LinkButton, Modal, SkeletonText, Stack } from '@samspel/ui'
import { listCampaigns } from '../../../shared/data'
import type { ChosenCreator } from '../../data'
import { FormFoot } from '../FormFoot'
import { ActionResult } from './ActionResult'
import { actMessages as m } from './messages'
import { useInvite } from './use-invite'

const schema = { campaignId: required, message: maxLength(1_000) }
const none: string[] = []

interface InviteDialogProps {
  onClose: () => void
  /** Called after invitations were sent. */
  onDone?: () => void
}

/** Invites creators, or the approved members of a list, to an open campaign of the brand. */
export function InviteDialog({
  creators = [],
  list,
  onClose,
  onDone,
}: InviteDialogProps & { creators?: readonly ChosenCreator[]; list?: CommunityList }) {
  const t = useText()
  const chosenBrand = useAppSelector(selectBrandId)
  const brandId = list?.brandId ?? chosenBrand
  const [words, setWords] = useState('')
  const query = useSettled(words.trim())
  const { result, status } = useQuery(
    listCampaigns({
      query: { state: 'confirmed', perPage: 50, sort: 'name', ...(brandId && { brandId }), ...(query && { query }) },
    }),
  )
  const campaigns = useEntities('campaigns', result?.campaigns ?? none)
  const { sent, send } = useInvite({ creators, list, onDone })
  const title = list
    ? t(m.inviteListTitle, { name: list.name })
    : t(m.inviteTitle, { n: creators.length, name: creators[0]?.name ?? '' })

  const isFirst = query === '' && !sent
  if (isFirst && status === 'loading')
    return (
      <Modal open onClose={onClose} title={title} closeLabel={t(commonMessages.close)}>
        <SkeletonText label={t(m.loading)} lines={4} />
      </Modal>
    )
  // No form that nobody can send: what is missing comes first.
  if (isFirst && status === 'success' && campaigns.length === 0)
    return (
      <Modal
        open
        size="sm"
        onClose={onClose}
        title={title}
        closeLabel={t(commonMessages.close)}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            <LinkButton variant="main" icon="plus" href="/campaigns/new">
              {t(m.newCampaign)}
            </LinkButton>
          </>
        }
      >
        <Stack gap={8}>
          <b>{t(m.noCampaigns)}</b>
          <p>{t(m.noCampaignsText)}</p>
        </Stack>
      </Modal>
    )
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t(commonMessages.close)}>
      {sent ? (
        <ActionResult
          lines={[
            { icon: 'circle-check', text: t(m.invited, { n: sent.counts.invited }) },
            ...(sent.counts.already > 0
              ? [{ icon: 'user-check' as const, text: t(m.already, { n: sent.counts.already }) }]
              : []),
            ...(sent.counts.outside > 0
              ? [{ icon: 'users' as const, text: t(m.outside, { n: sent.counts.outside }) }]
              : []),
          ]}
          href={`/campaigns/${sent.campaignId}`}
          linkLabel={t(m.toCampaign)}
          onClose={onClose}
        />
      ) : (
        <Form
          id={`inviteToCampaign-${list?.id ?? creators.map(({ id }) => id).join()}`}
          schema={schema}
          initialValues={{ campaignId: null as string | null, message: '' }}
          guard={false}
          onSubmit={send}
        >
          {list && <p>{t(m.inviteListHelp, { n: list.counts.approved })}</p>}
          <SearchSelect
            name="campaignId"
            label={commonMessages.campaign}
            help={m.campaignHelp}
            placeholder={t(m.search)}
            onSearch={setWords}
            options={campaigns.map(({ id, name, brandName }) => ({
              value: id,
              label: brandId ? name : `${name} (${brandName})`,
            }))}
          />
          <Area name="message" label={m.message} help={m.messageHelp} minRows={3} optional />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={m.invite} reason={m.chooseCampaign} />
          </FormFoot>
        </Form>
      )}
    </Modal>
  )
}
