// Whether the institution says where its copies go and what closes them. Both, or there are none: a copy in the clear would be the books and every secret of the
// house in one file.
import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Config } from '#platform/config.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import type { DondeGuardar } from './copia/almacen.ts';
import type { Apertura, Destinatario } from './copia/cifrado.ts';

export interface Ajustes {
  readonly donde: DondeGuardar;
  readonly para: Destinatario;
  /** What opens its own copies; undefined: the key is elsewhere, and only whoever has it can try a restore. */
  readonly con: Apertura | undefined;
}

/** Undefined: not configured. */
export function ajustesDe({ respaldo }: Pick<Config, 'respaldo'>): Ajustes | undefined {
  const { carpeta, comando, clave, llave } = respaldo;
  if (carpeta === undefined && comando === undefined) return undefined;
  const donde = { carpeta: carpeta === undefined ? undefined : resolve(carpeta), comando };
  if (llave !== undefined) return { donde, para: { publica: llave }, con: undefined };
  return clave === undefined ? undefined : { donde, para: { clave }, con: { clave } };
}

export function exigirAjustes(config: Pick<Config, 'carpetaDatos' | 'respaldo'>): Ajustes {
  const ajustes = ajustesDe(config);
  if (ajustes === undefined) throw new RespaldoError(queFalta(config));
  const datos = resolve(config.carpetaDatos);
  const { carpeta } = ajustes.donde;
  if (carpeta !== undefined && `${carpeta}${sep}`.startsWith(`${datos}${sep}`))
    throw new RespaldoError(
      'RESPALDO_CARPETA está dentro de la carpeta de datos: lo que se lleve una se llevaría la otra. Indique una de otro disco.',
    );
  return ajustes;
}

function queFalta({ respaldo: { carpeta, comando } }: Pick<Config, 'respaldo'>): string {
  return carpeta === undefined && comando === undefined
    ? 'Los respaldos no están configurados: indique RESPALDO_CARPETA o RESPALDO_COMANDO, y RESPALDO_CLAVE o RESPALDO_LLAVE.'
    : 'Falta con qué cifrar los respaldos: indique RESPALDO_CLAVE (una frase) o RESPALDO_LLAVE (una llave pública de age).';
}

/** As PostgreSQL and the lock know it. */
export const carpetaReal = (carpetaDatos: string): Promise<string> =>
  realpath(resolve(carpetaDatos)).catch(() => resolve(carpetaDatos));
