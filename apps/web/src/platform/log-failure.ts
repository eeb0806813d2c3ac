/** What failed without stopping anybody: told in the console, and nowhere else. */
export const logFailure = (what: string, error?: unknown): void =>
  error === undefined ? console.error(what) : console.error(what, error);
