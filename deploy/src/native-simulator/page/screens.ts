import { el } from '../../tool-pages/dom'
import { button, sender } from './controls'
import type { makePhone } from './phone'
import type { Entry } from './users'
import { DEMO_PASSWORD, people, signIn, signUp } from './users'
import { word } from './words'

type Phone = ReturnType<typeof makePhone>

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('')

/** The wrapper's sign-in screen: a demo creator, e-mail and password if the wrapper supports it, or a new account. */
export function showSignIn(
  phone: Phone,
  { byEmail, onToken }: { byEmail: boolean; onToken: (token: string) => void },
): void {
  const problem = el('p', { className: 'problem', hidden: true, attributes: { role: 'alert' } })
  const take = async (asking: Promise<Entry>) => {
    problem.hidden = true
    const entry = await asking
    if ('token' in entry) return onToken(entry.token)
    problem.textContent = word(entry.problem)
    problem.hidden = false
  }
  const email = el('input', {
    type: 'email',
    name: 'email',
    autocomplete: 'off',
    required: true,
    ariaLabel: word('email'),
    placeholder: word('email'),
  })
  const password = el('input', {
    type: 'password',
    name: 'password',
    autocomplete: 'off',
    required: true,
    ariaLabel: word('password'),
    placeholder: word('password'),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void take(signIn(email.value, password.value))
  }
  phone.show(
    el('h2', {}, word('authTitle')),
    el('p', { className: 'quiet' }, word('authText')),
    problem,
    el(
      'ul',
      { className: 'people' },
      ...people.map(([address, name]) =>
        el(
          'li',
          {},
          el(
            'button',
            { type: 'button', className: 'person', onclick: () => void take(signIn(address, DEMO_PASSWORD)) },
            el('span', { className: 'face', attributes: { 'aria-hidden': 'true' } }, initials(name)),
            name,
          ),
        ),
      ),
    ),
    byEmail
      ? el(
          'form',
          { className: 'own', onsubmit: submit },
          email,
          password,
          el('button', { type: 'submit', className: 'button main' }, word('authTitle')),
        )
      : undefined,
    byEmail ? button('newAccount', () => void take(signUp())) : undefined,
    button('cancel', () => phone.close(), 'button plain'),
  )
}

/** The phone's own permission prompt for notifications. */
export function showQuestion(phone: Phone, onAnswer: (allowed: boolean) => void): void {
  const answer = (allowed: boolean) => {
    phone.close()
    onAnswer(allowed)
  }
  phone.show(
    el('h2', {}, word('askTitle')),
    el('p', { className: 'quiet' }, word('askText')),
    el(
      'div',
      { className: 'pair' },
      button('deny', () => answer(false)),
      button('allow', () => answer(true), 'button main'),
    ),
  )
}

/** The wrapper's scanner, without a camera. */
export function showScanner(phone: Phone, onCode: (token: string) => void): void {
  phone.show(
    el('h2', {}, word('scanTitle')),
    el('p', { className: 'quiet' }, word('scanText')),
    sender('storeCode', '', (token) => {
      phone.close()
      onCode(token)
    }),
    button('cancel', () => phone.close(), 'button plain'),
  )
}
