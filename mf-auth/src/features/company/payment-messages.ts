import { defineMessages } from '@samspel/i18n'

export const paymentMessages = defineMessages({
  title: {
    id: 'mf-auth.company.payment',
    description: 'Heading, for platform staff',
    defaultMessage: 'Betalning hos Stripe',
    en: 'Payment in Stripe',
  },
  customer: {
    id: 'mf-auth.company.payment.customer',
    description: 'Label of the id, a link to the dashboard',
    defaultMessage: 'Kund',
    en: 'Customer',
  },
  subscription: {
    id: 'mf-auth.company.payment.subscription',
    description: 'Label of the id, a link to the dashboard',
    defaultMessage: 'Abonnemang',
    en: 'Subscription',
  },
  session: {
    id: 'mf-auth.company.payment.session',
    description: 'Label of the id',
    defaultMessage: 'Kassa vid registreringen',
    en: 'Checkout at sign-up',
  },
  customerHelp: {
    id: 'mf-auth.company.payment.customer-help',
    description: 'Help of the field',
    defaultMessage: 'Börjar med cus_. Öppna kassan hos Stripe för att se den.',
    en: 'Begins with cus_. Open the checkout in Stripe to see it.',
  },
  subscriptionHelp: {
    id: 'mf-auth.company.payment.subscription-help',
    description: 'Help of the field',
    defaultMessage: 'Börjar med sub_.',
    en: 'Begins with sub_.',
  },
  wrongCustomer: {
    id: 'mf-auth.company.payment.wrong-customer',
    description: 'The id has another form',
    defaultMessage: 'ange ett kund-id från Stripe, cus_…',
    en: 'enter a Stripe customer id, cus_…',
  },
  wrongSubscription: {
    id: 'mf-auth.company.payment.wrong-subscription',
    description: 'The id has another form',
    defaultMessage: 'ange ett abonnemangs-id från Stripe, sub_…',
    en: 'enter a Stripe subscription id, sub_…',
  },
})
