/** The id of the message panel, which any button opens as its `popoverTarget`. */
export const MESSAGE_PANEL_ID = 'message-panel'
