import type { ReactNode } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Avatar, IconButton, Picture } from '@samspel/ui'
import { FullScreen } from '../../../components/FullScreen'
import { messages } from './messages'
import css from './Pass.module.css'
import type { PassOffer } from './use-pass'

interface PassFrameProps {
  onClose: () => void
  light?: boolean
  tool?: ReactNode
  /** Shown at the bottom, within thumb reach. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of a pass: close button, title, content, and actions at the bottom. */
export function PassFrame({ onClose, light = false, tool, foot, children }: PassFrameProps) {
  const t = useText()
  return (
    <FullScreen label={t(messages.title)} onClose={onClose} light={light}>
      <header className={css.bar}>
        <IconButton icon="x" label={t(commonMessages.close)} onClick={onClose} />
        <h1 tabIndex={-1}>{t(messages.title)}</h1>
        <span className={css.tool}>{tool}</span>
      </header>
      <div className={css.content}>{children}</div>
      {foot && <footer className={css.foot}>{foot}</footer>}
    </FullScreen>
  )
}

/** The campaign of the pass, with its status. */
export function PassHead({ offer, state }: { offer: PassOffer; state: ReactNode }) {
  const { campaign, brandName, brandLogoUrl } = offer
  return (
    <div className={css.head}>
      <Picture
        src={campaign.productImageUrl}
        focus={campaign.productImageFocus}
        alt=""
        ratio={1}
        width={56}
        fallbackIcon="gift"
      />
      <span className={css.words}>
        <b>{campaign.name}</b>
        <span className={css.brand}>
          <Avatar name={brandName} src={brandLogoUrl} size={18} shape="square" />
          {brandName}
        </span>
      </span>
      {state}
    </div>
  )
}
