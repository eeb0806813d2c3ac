/** A backup could not be made, or one cannot be restored; the message says why and what to do. */
export class RespaldoError extends Error {}
