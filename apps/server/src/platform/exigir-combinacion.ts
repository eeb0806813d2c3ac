// What one setting asks of another.
import { ConfigError } from './config-error.ts';
import type { Entorno } from './entorno.ts';
import { exigirCifrado } from './exigir-cifrado.ts';

export interface Circunstancias {
  readonly enProduccion: boolean;
  readonly conBaseIncluida: boolean;
  readonly esDemo: boolean;
}

export function exigirCombinacion(
  e: Entorno,
  { enProduccion, conBaseIncluida, esDemo }: Circunstancias,
): void {
  if (e.INSTITUCIONES !== undefined) exigirSoloLoComun(e);
  else if (!conBaseIncluida && e.SESSION_SECRET === undefined && enProduccion) {
    const dada = e.DATABASE_URL === undefined ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
    throw new ConfigError(
      `SESSION_SECRET: es obligatorio con ${dada}; espera al menos 32 caracteres al azar`,
    );
  }
  if ((e.CUADRA_ADMIN_EMAIL === undefined) !== (e.CUADRA_ADMIN_PASSWORD === undefined)) {
    const falta = e.CUADRA_ADMIN_EMAIL === undefined ? 'CUADRA_ADMIN_EMAIL' : 'CUADRA_ADMIN_PASSWORD';
    throw new ConfigError(`${falta}: CUADRA_ADMIN_EMAIL y CUADRA_ADMIN_PASSWORD van juntas`);
  }
  if (e.SMTP_URL !== undefined && e.PUBLIC_URL === undefined && e.INSTITUCIONES === undefined) {
    throw new ConfigError(
      'PUBLIC_URL: es obligatoria con SMTP_URL; es la dirección a la que llevan los correos',
    );
  }
  if (e.DATABASE_REPLICA_URL !== undefined && conBaseIncluida) {
    throw new ConfigError('DATABASE_REPLICA_URL: solo se usa junto con DATABASE_URL o DATABASE_OWNER_URL');
  }
  if (e.REPLICA_SINCRONA && e.DATABASE_REPLICA_URL === undefined && e.INSTITUCIONES === undefined) {
    throw new ConfigError('REPLICA_SINCRONA: solo se usa junto con DATABASE_REPLICA_URL');
  }
  if ((e.TLS_CERT === undefined) !== (e.TLS_KEY === undefined)) {
    const falta = e.TLS_CERT === undefined ? 'TLS_CERT' : 'TLS_KEY';
    throw new ConfigError(`${falta}: TLS_CERT y TLS_KEY van juntas`);
  }
  if (e.RESPALDO_CLAVE !== undefined && e.RESPALDO_LLAVE !== undefined) {
    throw new ConfigError('RESPALDO_LLAVE: use RESPALDO_CLAVE o RESPALDO_LLAVE, no las dos');
  }
  if (e.TLS_CERT !== undefined && e.PUBLIC_URL?.startsWith('http://')) {
    throw new ConfigError('PUBLIC_URL: con TLS_CERT espera una dirección https');
  }
  if (e.SESSION_SECRET_ANTERIOR !== undefined && e.SESSION_SECRET_ANTERIOR === e.SESSION_SECRET) {
    throw new ConfigError('SESSION_SECRET_ANTERIOR: es igual a SESSION_SECRET; ponga el que había antes');
  }
  if (enProduccion && !esDemo) exigirCifrado(e);
}

/** What belongs to one institution is said in its entry of the directory, never for all of them. */
const DE_UNA_SOLA = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_ANTERIOR',
  'PUBLIC_URL',
  'METRICS_PORT',
  'CUADRA_ADMIN_EMAIL',
  'CUADRA_ADMIN_PASSWORD',
  'SELLOS_LLAVE',
  'SELLOS_FIRMA_COMANDO',
  'SELLOS_COMANDO',
  'RESPALDO_CARPETA',
  'RESPALDO_COMANDO',
] as const satisfies readonly (keyof Entorno)[];

function exigirSoloLoComun(e: Entorno): void {
  const sobra = DE_UNA_SOLA.find((variable) => e[variable] !== undefined);
  if (sobra !== undefined) {
    throw new ConfigError(`${sobra}: es de una sola institución y no va con INSTITUCIONES; quítela`);
  }
  if (e.CUADRA_DEMO === true || e.CUADRA_PRACTICA) {
    const cual = e.CUADRA_PRACTICA ? 'CUADRA_PRACTICA' : 'CUADRA_DEMO';
    throw new ConfigError(`${cual}: no va con INSTITUCIONES; quítela`);
  }
  if (e.BITACORA_REENVIO?.startsWith('syslog')) {
    throw new ConfigError('BITACORA_REENVIO: con INSTITUCIONES espera archivo:/ruta; syslog las mezclaría');
  }
}
