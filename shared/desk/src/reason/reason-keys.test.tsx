/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen, waitFor } from '@samspel/testing'
import { ReasonDialog } from './ReasonDialog'

const message = (id: string, sv: string, en = sv) => ({ id, defaultMessage: sv, en })
const templates = ['Kontot saknas', 'Fel bild'].map((name, at) => ({
  name: message(`name.${at}`, name),
  text: message(`text.${at}`, `${name}. Ändra det.`, 'Change it.'),
}))
const open = async () => {
  const sent: string[] = []
  const app = renderWithApp(
    <ReasonDialog
      id="r"
      title="Neka"
      help={message('help', 'Hjälp')}
      submit={message('submit', 'Skicka')}
      templates={templates as never}
      onClose={() => undefined}
      onSend={async (reason) => void sent.push(reason)}
    />,
  )
  await screen.findByRole('textbox', { name: /Skäl/ })
  return { ...app, sent, words: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Skäl/ }) }
}

test('a number chooses a common reason while nothing else is written, and Ctrl Enter sends it', async () => {
  const { user, sent, words } = await open()
  await user.click(words())
  await user.keyboard('1')
  expect(words().value).toBe('Kontot saknas. Ändra det.')
  await user.keyboard('2')
  expect(words().value).toBe('Fel bild. Ändra det.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toEqual(['Fel bild. Ändra det.']))
})

test('in words of one’s own a number is a number; nothing is sent without words', async () => {
  const { user, sent, words } = await open()
  await user.click(words())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.keyboard('Bara 2 av 1{Meta>}{Enter}{/Meta}')
  await waitFor(() => expect(sent).toEqual(['Bara 2 av 1']))
})
