/** The schema and the program do not belong together; the message says what to do. */
export class MigracionError extends Error {}
