// A command of whoever runs the server gets the environment it was given, which its own tools need (a bucket's keys, a home), but
// none of what unlocks the institution.
const SECRETOS = [
  'CUADRA_ADMIN_PASSWORD',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'INSTITUCIONES_CLAVE',
  'INSTITUCIONES_DUENOS',
  'METRICS_TOKEN',
  'RESPALDO_CLAVE',
  'SESSION_SECRET',
  'SESSION_SECRET_ANTERIOR',
  'SMTP_URL',
];

/** For the shell. */
export const ordenSinSecretos = (orden: string): string => `unset ${SECRETOS.join(' ')}\n${orden}`;
