import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { useBack, usePageTitle } from '@samspel/navigation'
import { OnlineLinkButton } from '@samspel/offer/network'
import { Button, EmptyState, ErrorState, IconButton, LinkButton, SkeletonDetail } from '@samspel/ui'
import { FullScreen } from '../../../components/FullScreen'
import { useWakeLock } from '../../../components/use-wake-lock'
import { useStoreMessage } from '../../../data/store-message'
import { AfterActions, AfterPickup } from './AfterPickup'
import { Lapsed, Unanswered } from './Endings'
import { messages } from './messages'
import { PassFrame } from './PassFrame'
import { Ready } from './Ready'
import { ScanSign } from './ScanSign'
import { type PassOffer, usePass } from './use-pass'
import { useSign } from './use-sign'

const offerPath = (id: string) => `/p/marketplace/store-campaigns/${id}`

/** The state of a pass; for its creator, expired is a state of its own. */
const standing = ({ storeParticipation: own }: PassOffer): 'ready' | 'picked_up' | 'lapsed' | 'other' => {
  const { decisionKind, expiresAt } = own
  if (own.state === 'picked_up') return 'picked_up'
  if (decisionKind === 'lapsed' || (own.state === 'approved' && expiresAt && Date.parse(expiresAt) < Date.now()))
    return 'lapsed'
  return own.state === 'approved' && own.code ? 'ready' : 'other'
}

/** The creator's pick-up pass: full-screen, stored on the phone, and updated by itself when picked up. */
export function PassPage() {
  const t = useText()
  const { id = '' } = useParams()
  const { offer, checkedAt, isFresh, isKept, isMissing, error, look } = usePass(id)
  const [isBright, setBright] = useState(true)
  const [isScanning, setScanning] = useState(false)
  const afterSign = useCallback(() => {
    setScanning(false)
    void look()
  }, [look])
  const sign = useSign(offer?.storeParticipation ?? { id: '' }, afterSign)
  const close = useBack(offerPath(id))
  const state = offer && standing(offer)
  usePageTitle(t(messages.title))
  useStoreMessage(
    offer
      ? {
          store: { id: offer.storeId, ...offer.store },
          storeCampaign: offer,
          storeParticipation: offer.storeParticipation,
        }
      : {},
  )
  useWakeLock(state === 'ready' && isBright)

  if (isMissing)
    return (
      <PassFrame onClose={close}>
        <EmptyState
          title={t(messages.missing)}
          text={t(messages.missingText)}
          action={<LinkButton href="/p/marketplace/store-campaigns">{t(messages.others)}</LinkButton>}
        />
      </PassFrame>
    )
  if (!offer)
    return (
      <PassFrame onClose={close}>
        {error ? (
          <ErrorState message={t(messages.failed)} retryLabel={t(commonMessages.retry)} onRetry={() => void look()} />
        ) : (
          <SkeletonDetail label={t(messages.loading)} />
        )}
      </PassFrame>
    )
  const others = `/p/marketplace/store-campaigns?campaignId=${offer.campaignId}`
  const { storeParticipation: own } = offer
  const mayReserve = offer.isOpen && own.abilities?.includes('reserve') === true
  const onward = (label: string) => (
    <>
      {mayReserve && (
        <OnlineLinkButton variant="main" size="lg" fullWidth href={`${offerPath(id)}?take=1`}>
          {label}
        </OnlineLinkButton>
      )}
      <LinkButton variant={mayReserve ? 'quiet' : 'main'} size="lg" fullWidth href={others}>
        {t(messages.others)}
      </LinkButton>
    </>
  )
  switch (state) {
    case 'ready':
      if (isScanning)
        return (
          <FullScreen label={t(messages.scan)} onClose={() => setScanning(false)}>
            <ScanSign
              offer={offer}
              state={sign.state}
              onToken={(token) => void sign.confirm(token)}
              onAgain={sign.again}
              onBack={() => setScanning(false)}
            />
          </FullScreen>
        )
      return (
        <PassFrame
          onClose={close}
          light={isBright}
          foot={
            offer.storeParticipation.abilities?.includes('confirm') && (
              <Button
                variant="main"
                size="lg"
                icon="scan"
                fullWidth
                onClick={() => {
                  if (sign.state.kind !== 'waiting') sign.again()
                  setScanning(true)
                }}
              >
                {t(messages.scan)}
              </Button>
            )
          }
          tool={
            <IconButton
              icon={isBright ? 'sun' : 'moon'}
              label={t(messages.bright)}
              aria-pressed={isBright}
              onClick={() => setBright(!isBright)}
            />
          }
        >
          <Ready
            offer={offer}
            code={offer.storeParticipation.code ?? ''}
            isKept={isKept}
            onChanged={() => void look()}
            checkedAt={isFresh ? undefined : error && checkedAt}
          />
        </PassFrame>
      )
    case 'picked_up':
      return (
        <PassFrame onClose={close} foot={<AfterActions offer={offer} onClose={close} />}>
          <AfterPickup offer={offer} />
        </PassFrame>
      )
    case 'lapsed':
      return (
        <PassFrame onClose={close} foot={onward(t(messages.again))}>
          <Lapsed offer={offer} mayReserve={mayReserve} />
        </PassFrame>
      )
    default:
      return (
        <PassFrame
          onClose={close}
          foot={
            own.state === 'declined' || own.state === 'invited' ? (
              onward(t(own.state === 'invited' ? messages.reserve : messages.askAgain))
            ) : (
              <LinkButton size="lg" fullWidth href={offerPath(id)}>
                {t(messages.offer)}
              </LinkButton>
            )
          }
        >
          <Unanswered offer={offer} />
        </PassFrame>
      )
  }
}
