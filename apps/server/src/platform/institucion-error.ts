/** What was asked about an institution of a federation cannot be done; the message says what to do. */
export class InstitucionError extends Error {}
