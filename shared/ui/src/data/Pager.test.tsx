/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Pager } from './Pager'

const pager = (props: Partial<Parameters<typeof Pager>[0]> = {}) => (
  <Pager label="Sidor" previousLabel="Förra" nextLabel="Nästa" onPrevious={jest.fn()} onNext={jest.fn()} {...props} />
)
const disabled = () => screen.getAllByRole('button').map((button) => (button as HTMLButtonElement).disabled)

test('there is no way back from the first page, none on from the last, and none while a page is on its way', () => {
  const { rerender } = render(pager())
  expect(disabled()).toEqual([false, false])
  rerender(pager({ onPrevious: null }))
  expect(disabled()).toEqual([true, false])
  rerender(pager({ onNext: null }))
  expect(disabled()).toEqual([false, true])
  rerender(pager({ busy: true }))
  expect(disabled()).toEqual([true, true])
})
