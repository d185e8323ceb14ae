/** The panel of messages in the document: a button anywhere opens it as its `popoverTarget`. */
export const MESSAGE_PANEL_ID = 'message-panel'
