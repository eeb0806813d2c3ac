// The only place of the application that reads the browser's clock, so that tests can set it.

/** Milliseconds since 1970, as the person's computer has them. */
export const nowMs = (): number => Date.now();

export const now = (): Date => new Date();

/** How long something takes, in milliseconds from an instant that means nothing: it never goes back. */
export const elapsedMs = (): number => performance.now();
