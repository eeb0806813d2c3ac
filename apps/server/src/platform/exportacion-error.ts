/** An export could not be made, or one cannot be brought in; the message says why and what to do. */
export class ExportacionError extends Error {}
