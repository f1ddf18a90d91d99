/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen, within } from '@samspel/testing'
import { Steps, type StepsProps } from './Steps'

const steps = (more: Partial<StepsProps>) => {
  const { unmount } = renderWithApp(
    <Steps
      brandName="Fjällbris"
      fee={0}
      paymentType="instagram"
      start="apply"
      product={{ icon: 'truck-delivery', title: 'Produkten skickas hem till dig' }}
      when="senast 21 dec"
      {...more}
    />,
    {},
  )
  const texts = within(screen.getByRole('list', { name: 'Så går det till' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  unmount()
  return texts
}

test('an application is answered first, and only what is paid ends with money', () => {
  expect(steps({})).toEqual([
    'Du ansöker med några rader',
    'Fjällbris svarar inom 10 dagar',
    'Produkten skickas hem till dig',
    'Du publicerar på Instagram och lämnar in här senast 21 dec',
    'Fjällbris granskar',
  ])
  expect(steps({ fee: 900 }).at(-1)).toBe('900 kr kan tas ut 72 timmar efter godkännandet')
})

test('a reservation waits for nobody, and content goes to the brand', () => {
  expect(steps({ start: 'reserve', paymentType: 'content', when: undefined })).toEqual([
    'Du reserverar och får en kod',
    'Produkten skickas hem till dig',
    'Du skickar text och bilder till Fjällbris',
    'Fjällbris granskar',
  ])
})
