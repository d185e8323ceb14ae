/** The code of the messages that a signed-in customer loads with the header: the bell, and the actor that it shares with the page. */
export { MessageCenter } from './message-center.tsx'
export { startMessages, useMessages } from './use-messages.ts'
