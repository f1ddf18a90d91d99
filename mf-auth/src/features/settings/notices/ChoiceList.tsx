import { useState } from 'react'
import { isAlwaysInApp, mayPush, noticeTopicIcons, noticeTopicNames } from '@samspel/api/notices'
import { type Message, useLocale, useText } from '@samspel/i18n'
import { Icon, List, ListItem, Sheet, Stack } from '@samspel/ui'
import { type Choice, ChoiceControls, type ChoicesProps } from './ChoiceControls'
import { messages as m } from './messages'
import css from './Notices.module.css'
import { detailOf } from './topic-messages'

const mailNames: Record<Choice['mail'], Message | undefined> = {
  direct: m.mailDirect,
  digest: m.mailDigest,
  off: undefined,
}

/** For phones: each topic's choices as text; pressing one opens the three choices in a sheet. */
export function ChoiceList({ choices, isCreator, onChange }: ChoicesProps) {
  const t = useText()
  const locale = useLocale()
  const [opened, setOpened] = useState<Choice['topic']>()
  const choice = choices.find(({ topic }) => topic === opened)
  const wordsOf = ({ topic, inApp, mail, push }: Choice) => {
    const told = [(inApp || isAlwaysInApp(topic)) && m.inApp, mailNames[mail], push && mayPush(topic) && m.push].filter(
      (message) => typeof message === 'object',
    )
    return told.length > 0 ? told.map((message) => t(message)).join(' · ') : t(m.off)
  }
  return (
    <>
      <List label={t(m.what)}>
        {choices.map((each) => (
          <ListItem
            key={each.topic}
            picture={<Icon name={noticeTopicIcons[each.topic]} className={css.icon} />}
            title={noticeTopicNames[each.topic][locale]}
            detail={wordsOf(each)}
            aside={<Icon name="chevron-right" size={16} className={css.none} />}
            onClick={() => setOpened(each.topic)}
          />
        ))}
      </List>
      {choice && (
        <Sheet open onClose={() => setOpened(undefined)} title={noticeTopicNames[choice.topic][locale]}>
          <Stack gap={16}>
            <span className={css.detail}>{t(detailOf(choice.topic, isCreator))}</span>
            <ChoiceControls withLabels choice={choice} onChange={onChange} />
          </Stack>
        </Sheet>
      )}
    </>
  )
}
