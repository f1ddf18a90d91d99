import { noticeTopicIcons, noticeTopicNames } from '@samspel/api/notices'
import { useLocale, useText } from '@samspel/i18n'
import { Card, Icon, useIsMobile } from '@samspel/ui'
import { ChoiceControls, type ChoicesProps } from './ChoiceControls'
import { ChoiceList } from './ChoiceList'
import { messages as m } from './messages'
import css from './Notices.module.css'
import { detailOf } from './topic-messages'

/** One row per topic: in the app, by mail, as a push. On phones a row shows the choices as text and opens them. */
export function ChoiceTable(props: ChoicesProps) {
  const t = useText()
  const locale = useLocale()
  const isMobile = useIsMobile()
  if (isMobile) return <ChoiceList {...props} />
  const { choices, isCreator, onChange } = props
  return (
    <Card padding="none">
      <div className={css.headings} aria-hidden="true">
        <span>{t(m.what)}</span>
        <span>{t(m.inApp)}</span>
        <span>{t(m.mail)}</span>
        <span>{t(m.push)}</span>
      </div>
      <ul className={css.rows}>
        {choices.map((choice) => (
          <li key={choice.topic} className={css.row}>
            <div className={css.topic}>
              <Icon name={noticeTopicIcons[choice.topic]} />
              <div>
                <div className={css.name}>{noticeTopicNames[choice.topic][locale]}</div>
                <div className={css.detail}>{t(detailOf(choice.topic, isCreator))}</div>
              </div>
            </div>
            <ChoiceControls choice={choice} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
