export { createFakeServer } from './create-fake-server'
export type { FakeAnswer, FakeRequest, FakeServer } from './create-fake-server'
export { tokenFor } from './session'
export type { SignedIn } from './session'
