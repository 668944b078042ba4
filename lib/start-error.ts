/** The server can't start; the message is one line that says why and what to do about it. */
export class StartError extends Error {}
