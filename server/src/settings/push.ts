import { str } from 'envalid'
import type { Setting } from './setting'
import * as is from './validators'

/** Settings for pushes to browsers and to phones with the wrapper app. */
export const push = {
  PUSH_CONTACT: {
    spec: str({ default: undefined }),
    meaning: '`mailto:` or `https:` address of who answers for pushes: browsers get them',
    absent: 'pushes to browsers are kept in the table `sandbox_pushes`',
  },
  VAPID_PRIVATE_KEY: {
    spec: str({ default: undefined }),
    meaning: 'signs pushes, base64url; browsers that said yes to another key must be asked anew',
    absent: 'a key made from `SESSION_SECRET`',
  },
  NATIVE_PUSH_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning: "gateway of the wrapper's maker, which pushes to phones: `docs/guides/native.md`",
    absent: 'pushes to phones are kept in the table `sandbox_pushes`',
  },
  NATIVE_PUSH_SECRET: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.NATIVE_PUSH_URL) }),
    meaning: 'opens the gateway; `NATIVE_PUSH_URL` needs it',
  },
} satisfies Record<string, Setting>
