// An upgrade goes process by process: for an hour the version before works on the schema of the next one. From this
// migration on each one must allow it, or say on its first line that it does not: `-- no convive: why`. What is allowed is in
// CONTRIBUTING.md and checked by tools/tidy/coexisting-migrations.ts.
const PRIMERA_QUE_CONVIVE = '0080';

const NO_CONVIVE = /^-- no convive: \S/;

export const convive = (nombre: string, sql: string): boolean =>
  nombre >= PRIMERA_QUE_CONVIVE && !NO_CONVIVE.test(sql);

/** Those of before the mark never asked anybody to stop, and neither do they now. */
export const pideDetenerTodo = (sql: string): boolean => NO_CONVIVE.test(sql);
