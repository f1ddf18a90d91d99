import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, IconButton, LinkButton, Notice, Picture, Spinner } from '@samspel/ui'
import { Camera, type CameraProblem, signTokenIn } from '../../../scanning'
import { directionsTo } from './directions'
import { messages } from './messages'
import css from './Pass.module.css'
import type { PassOffer } from './use-pass'
import type { SignState } from './use-sign'

interface ScanSignProps {
  offer: PassOffer
  state: SignState
  onToken: (token: string) => void
  onAgain: () => void
  /** Returns to the pass. */
  onBack: () => void
}

/** The result of a sign that did not confirm the pick-up. */
function Outcome({ offer, state, onAgain }: Pick<ScanSignProps, 'offer' | 'state' | 'onAgain'>) {
  const t = useText()
  const again = (
    <Button size="sm" icon="scan" onClick={onAgain}>
      {t(messages.scanAgain)}
    </Button>
  )
  switch (state.kind) {
    case 'looking':
      return null
    case 'asking':
      return <Spinner label={t(messages.confirming)} />
    case 'waiting':
      return (
        <Notice kind="warn" icon="wifi-off">
          {t(messages.signWaits)}
        </Notice>
      )
    case 'other_store':
      return (
        <Notice
          kind="warn"
          title={state.name ? t(messages.thisIs, { store: state.name }) : t(messages.thisIsOther)}
          action={again}
        >
          {t(messages.passIsFor, { store: offer.store.name })}{' '}
          <LinkButton size="sm" icon="map-pin" href={directionsTo(offer.store)}>
            {t(messages.directions)}
          </LinkButton>
        </Notice>
      )
    case 'old_sign':
      return (
        <Notice kind="warn" action={again}>
          {t(messages.oldSign)}
        </Notice>
      )
    case 'failed':
      return (
        <Notice kind="bad" action={again}>
          {t(state.error.message)}
        </Notice>
      )
  }
}

/** The camera for scanning the counter's sign, with a button back to the pass. */
export function ScanSign({ offer, state, onToken, onAgain, onBack }: ScanSignProps) {
  const t = useText()
  const [problem, setProblem] = useState<CameraProblem | 'reader'>()
  const [isForeign, setForeign] = useState(false)
  const onText = (text: string) => {
    const token = signTokenIn(text)
    setForeign(!token)
    if (token && state.kind === 'looking') onToken(token)
  }
  return (
    <>
      <header className={css.dark}>
        <IconButton icon="x" label={t(commonMessages.close)} onClick={onBack} className={css.onDark} />
        <h1 tabIndex={-1}>{t(messages.scan)}</h1>
        <span />
      </header>
      {!problem && state.kind === 'looking' && (
        <Camera hint={t(isForeign ? messages.notASign : messages.aim)} onText={onText} onProblem={setProblem} />
      )}
      <div className={css.sheet}>
        {problem && (
          <Notice kind="warn">{t(problem === 'refused' ? messages.cameraRefused : messages.noCamera)}</Notice>
        )}
        <Outcome offer={offer} state={state} onAgain={onAgain} />
        <div className={css.head}>
          <Picture
            src={offer.campaign.productImageUrl}
            focus={offer.campaign.productImageFocus}
            alt=""
            ratio={1}
            width={48}
            fallbackIcon="gift"
          />
          <span className={css.words}>
            <b>{offer.campaign.name}</b>
            <span className={css.quiet}>{offer.store.name}</span>
          </span>
        </div>
        <p className={css.quiet}>{t(messages.noSign)}</p>
        <Button size="lg" icon="qrcode" fullWidth onClick={onBack}>
          {t(messages.showPass)}
        </Button>
      </div>
    </>
  )
}
