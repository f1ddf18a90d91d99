import { str } from 'envalid'
import type { Setting } from './setting'
import * as is from './validators'

/** Settings for pushes to browsers and to phones with the wrapper app. */
export const push = {
  PUSH_CONTACT: {
    spec: str({ default: undefined }),
    meaning: '`mailto:` or `https:` address of the contact for pushes; enables pushes to browsers',
    absent: 'pushes to browsers are off',
  },
  PUSH_SERVICES: {
    spec: is.hostNames({ default: [] as readonly string[] }),
    meaning: 'more hosts of push services, comma-separated; `.example.com` means every name below it',
    absent: 'those of Chrome, Firefox, Edge and Safari alone',
  },
  VAPID_PRIVATE_KEY: {
    spec: str({ default: undefined }),
    meaning: 'signs pushes, base64url; browsers that subscribed with another key must subscribe again',
    absent: 'a key made from `SESSION_SECRET`',
  },
  NATIVE_PUSH_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning: "push gateway of the app's publisher: `docs/guides/native.md`",
    absent: 'pushes to phones are off',
  },
  NATIVE_PUSH_SECRET: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.NATIVE_PUSH_URL) }),
    meaning: 'bearer secret of the gateway; required with `NATIVE_PUSH_URL`',
  },
} satisfies Record<string, Setting>
