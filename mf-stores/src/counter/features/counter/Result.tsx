import { type ReactNode, useEffect, useRef } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Avatar, Button, cx, Fact, Facts, Icon, type IconName, Notice, Picture } from '@samspel/ui'
import { partsOf } from '../../../components/store-name'
import { spacedCode } from '../../../scanning'
import type { CounterDay, CounterPickup, PassVerdict, Scan } from '../../core'
import { buzz, headingOf, type Tone, toneOf } from './outcome'
import css from './Result.module.css'
import { messages } from './scan-messages'

const icons: Record<Tone, IconName> = { ok: 'check', warn: 'clock', bad: 'x' }

interface BannerProps {
  tone: Tone
  heading: string
  code?: string
  storeName: string | undefined
  onClose: () => void
  /** Content of the card below the colour. */
  children?: ReactNode
  foot: ReactNode
}

/** A full-screen result in one colour, with an icon and a heading that is announced. */
export function Banner({ tone, heading, code, storeName, onClose, children, foot }: BannerProps) {
  const t = useText()
  useEffect(() => buzz(tone), [tone])
  return (
    <div className={cx(css.result, css[tone])}>
      <header className={css.bar}>
        <button type="button" className={css.close} aria-label={t(commonMessages.close)} onClick={onClose}>
          <Icon name="x" size={22} />
        </button>
        <span>{storeName}</span>
      </header>
      {/* Scrolls where the screen is short, also with the keyboard. */}
      <div className={css.body} tabIndex={0}>
        <div className={css.head} role="alert">
          <span className={css.mark}>
            <Icon name={icons[tone]} size={40} />
          </span>
          <h1 tabIndex={-1}>{heading}</h1>
          {code && <span className={css.code}>{spacedCode(code)}</span>}
        </div>
        {children}
      </div>
      <footer className={css.foot}>{foot}</footer>
    </div>
  )
}

/** A creator's name and picture, and what they get. */
export function Who({ pickup, children }: { pickup: CounterPickup; children?: ReactNode }) {
  const t = useText()
  const { creator, products, campaignName } = pickup
  // Without named products, the campaign's name is shown.
  const shown = products.length > 0 ? products : [{ name: campaignName, article: '', imageUrl: null, imageFocus: null }]
  return (
    <>
      <div className={css.who}>
        <Avatar name={creator.name} src={creator.imageUrl} size={56} />
        <span className={css.words}>
          <b className={css.name}>{creator.name}</b>
          {creator.handle && <span>@{creator.handle}</span>}
        </span>
      </div>
      <div className={css.products}>
        {children}
        <ul className={css.items}>
          {shown.map(({ name, article, imageUrl, imageFocus }, at) => (
            <li key={`${at} ${name}`} className={css.product}>
              <Picture src={imageUrl} focus={imageFocus} alt="" ratio={1} width={56} fallbackIcon="package" />
              <span className={css.words}>
                <b>{name}</b>
                {article && <span>{t(messages.article, { article })}</span>}
              </span>
              {children && <b className={css.count}>{t(messages.one)}</b>}
            </li>
          ))}
        </ul>
        {products.length > 0 && <span className={css.quiet}>{campaignName}</span>}
        {pickup.hasChanged && (
          <span className={css.changed}>
            <Icon name="info-circle" size={18} />
            {t(messages.hasChanged)}
          </span>
        )}
      </div>
    </>
  )
}

type Found = Extract<Scan, { step: 'found' }>
interface ResultProps {
  scan: Found
  day: CounterDay | undefined
  onClose: () => void
  onGive: () => void
  onNext: () => void
}

/** Green: who, what, the note, and the hand-out button, which has the focus. */
function Ready({ scan, pickup, day, onClose, onGive }: ResultProps & { pickup: CounterPickup }) {
  const t = useText()
  const f = useFormats()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const note = day?.store.handoverNote
  return (
    <Banner
      tone="ok"
      heading={headingOf(t, f, scan.verdict)}
      code={scan.code}
      storeName={day?.store.name}
      onClose={onClose}
      foot={
        <>
          {scan.error && <Notice kind="bad">{t(scan.error.message)}</Notice>}
          <Button
            ref={button}
            variant="main"
            size="lg"
            icon="check"
            fullWidth
            loading={scan.isHanding}
            onClick={onGive}
          >
            {t(messages.handOut)}
          </Button>
          <Button variant="quiet" size="lg" fullWidth onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
        </>
      }
    >
      <div className={css.card}>
        <Who pickup={pickup}>
          <span className={css.quiet}>{t(messages.toHandOut)}</span>
        </Who>
        {note && (
          <div className={css.note}>
            <Icon name="message" size={18} />
            <span>
              <b>{t(messages.think)}</b>
              <br />
              {note}
            </span>
          </div>
        )}
        {scan.verdict.leftAfter !== undefined && (
          <p className={css.left}>
            <Icon name="package" size={18} />
            <span>{t(messages.leftAfter)}</span>
            <b>{t(messages.pieces, { count: scan.verdict.leftAfter })}</b>
          </p>
        )}
        {!scan.isConfirmed && (
          <p className={css.unconfirmed}>
            <Icon name="wifi-off" size={18} />
            {t(messages.unconfirmed)}
          </p>
        )}
      </div>
    </Banner>
  )
}

const explanation = ({ outcome }: PassVerdict) => {
  if (outcome === 'used') return messages.dontAgain
  return outcome === 'other_store' ? messages.otherText : messages.dont
}

/** Amber: genuine, but not valid here or now. Shows when and where, and offers no way to hand out. */
function NotHere({ scan, day, onClose, onNext }: ResultProps) {
  const t = useText()
  const f = useFormats()
  const brand = day?.store.brandName ?? ''
  const verdict: PassVerdict = {
    ...scan.verdict,
    ...(scan.verdict.where && { where: partsOf(scan.verdict.where, brand).local }),
  }
  return (
    <Banner
      tone="warn"
      heading={headingOf(t, f, verdict)}
      code={scan.code}
      storeName={day?.store.name}
      onClose={onClose}
      foot={
        <>
          <Button variant="main" size="lg" icon="scan" fullWidth autoFocus onClick={onNext}>
            {t(messages.next)}
          </Button>
          <Button variant="quiet" size="lg" fullWidth onClick={onClose}>
            {t(messages.toList)}
          </Button>
        </>
      }
    >
      {(verdict.pickup ?? verdict.outcome === 'used') && (
        <div className={css.card}>
          {verdict.pickup && <Who pickup={verdict.pickup} />}
          {verdict.outcome === 'used' && (
            <div className={css.facts}>
              <Facts>
                {verdict.at && <Fact label={t(messages.when)}>{f.dateTime(verdict.at)}</Fact>}
                {verdict.where && <Fact label={t(commonMessages.store)}>{verdict.where}</Fact>}
                {verdict.by && <Fact label={t(messages.by)}>{verdict.by}</Fact>}
              </Facts>
            </div>
          )}
        </div>
      )}
      <p className={css.text}>{t(explanation(verdict), { brand, store: verdict.where ?? '' })}</p>
    </Banner>
  )
}

/** The result for a code that is one of ours. */
export function Result(props: ResultProps) {
  const { pickup } = props.scan.verdict
  return toneOf(props.scan.verdict) === 'ok' && pickup ? <Ready {...props} pickup={pickup} /> : <NotHere {...props} />
}
