import { defineMessages } from '@samspel/i18n'

export const requirementMessages = defineMessages({
  connect: {
    id: 'mf-public.pickup.requirement-connect',
    description: 'Link to where Instagram is connected',
    defaultMessage: 'Koppla Instagram',
    en: 'Connect Instagram',
  },
  others: {
    id: 'mf-public.pickup.requirement-others',
    description: 'Link to offers that the creator can take',
    defaultMessage: 'Se andra erbjudanden',
    en: 'See other offers',
  },
})
