import type { ReactNode } from 'react'
import type { Locale, NoticePreview } from '@samspel/api'
import { kindsWithLetter, mayPush, type NoticeKind, type NoticeTopic, noticeTopicIcons } from '@samspel/api/notices'
import { useText } from '@samspel/i18n'
import { Icon, type IconName } from '@samspel/ui'
import { kindNames } from './kind-messages'
import { messages as m } from './messages'
import css from './NoticePreviews.module.css'

interface Told {
  locale: Locale
  text: NoticePreview
}

function InApp({ text, topic }: { text: NoticePreview; topic: NoticeTopic }) {
  return (
    <div className={css.row}>
      <span className={topic === 'money' ? css.moneyTile : css.tile} aria-hidden="true">
        <Icon name={noticeTopicIcons[topic]} size={20} />
      </span>
      <div className={css.words}>
        <div className={css.title}>{text.title}</div>
        <div className={css.detail}>{text.detail ? `${text.detail} · 14:32` : '14:32'}</div>
        <span className={css.deed}>{text.action}</span>
      </div>
    </div>
  )
}

function Mail({ text }: { text: NoticePreview }) {
  return (
    <>
      <div className={css.title}>{text.subject}</div>
      <p className={css.body}>{text.text}</p>
    </>
  )
}

function Push({ text }: { text: NoticePreview }) {
  const t = useText()
  return (
    <div className={css.push}>
      <span className={css.mark} aria-hidden="true">
        <Icon name="bell" size={18} />
      </span>
      <div className={css.words}>
        <div className={css.pushHead}>
          <span className={css.title}>{text.push.title}</span>
          <span className={css.when}>{t(m.now)}</span>
        </div>
        {text.push.body && <div className={css.detail}>{text.push.body}</div>}
      </div>
    </div>
  )
}

function Channel({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={css.channel}>
      <h3 className={css.label}>
        <Icon name={icon} size={16} /> {name}
      </h3>
      {children}
    </div>
  )
}

/** One kind of notice as it looks in the app, in an e-mail and on a lock screen, side by side. */
export function PreviewCard({ kind, topic, texts }: { kind: NoticeKind; topic: NoticeTopic; texts: readonly Told[] }) {
  const t = useText()
  const each = (show: (text: NoticePreview) => ReactNode) =>
    texts.map(({ locale, text }) => (
      <div key={locale} lang={locale} className={css.told}>
        {show(text)}
      </div>
    ))
  return (
    <article className={css.card} aria-labelledby={`kind-${kind}`}>
      <div className={css.head}>
        <h2 id={`kind-${kind}`} className={css.name}>
          {t(kindNames[kind])}
        </h2>
        <code className={css.code}>{kind}</code>
      </div>
      <div className={css.channels}>
        <Channel icon="bell" name={t(m.inApp)}>
          {each((text) => (
            <InApp text={text} topic={topic} />
          ))}
        </Channel>
        <Channel icon="mail" name={t(m.mail)}>
          {each((text) => (
            <Mail text={text} />
          ))}
          {kindsWithLetter.includes(kind) && <p className={css.note}>{t(m.ownLetter)}</p>}
        </Channel>
        <Channel icon="device-mobile" name={t(m.push)}>
          {mayPush(topic) ? each((text) => <Push text={text} />) : <p className={css.note}>{t(m.noPush)}</p>}
        </Channel>
      </div>
    </article>
  )
}
