// One migration, in a transaction of its own. While others work on the same tables it does not wait long for them: whoever
// comes after somebody that waits for a whole table waits too. It gives up, lets them through and tries again.
import type pg from 'pg';
import { relojDelSistema } from '../reloj.ts';
import { MigracionError } from './migracion-error.ts';
import type { Migracion } from './migrar.ts';
import { PAPEL_EN_LAS_MIGRACIONES } from './papel-de-la-aplicacion.ts';

const MENCION = new RegExp(`\\b${PAPEL_EN_LAS_MIGRACIONES}\\b`, 'g');
const ESPERA_DE_CANDADO_MS = 3_000;
const INTENTOS_MAX = 40;
const PAUSA_MS = 500;
const CANDADO_NO_DISPONIBLE = '55P03';

export async function aplicarMigracion(dueno: pg.Client, papel: string, migracion: Migracion): Promise<void> {
  const { nombre, sql, huella, convive } = migracion;
  const aplicar = async () => {
    await dueno.query(sql.replaceAll(MENCION, papel));
    await dueno.query('insert into migracion (nombre, huella, convive) values ($1, $2, $3)', [
      nombre,
      huella,
      convive,
    ]);
  };
  try {
    await (convive ? sinHacerEsperar(dueno, aplicar) : enTransaccion(dueno, aplicar));
  } catch (error) {
    const causa = error instanceof Error ? error.message : String(error);
    const consejo = sinCandado(error)
      ? '. Alguien ocupa esas tablas desde hace rato (un respaldo, un reporte largo): espere a que termine e inicie de nuevo'
      : '';
    throw new MigracionError(`No se pudo aplicar la migración ${nombre}: ${causa}${consejo}`, {
      cause: error,
    });
  }
}

/** In a transaction that never makes others wait behind it for more than a few seconds. */
export async function sinHacerEsperar(dueno: pg.Client, hacer: () => Promise<unknown>): Promise<void> {
  for (let intento = 1; ; intento++) {
    try {
      return await enTransaccion(dueno, async () => {
        await dueno.query(`set local lock_timeout = ${ESPERA_DE_CANDADO_MS}`);
        await hacer();
      });
    } catch (error) {
      if (!sinCandado(error) || intento >= INTENTOS_MAX) throw error;
    }
    await relojDelSistema.esperar(PAUSA_MS);
  }
}

async function enTransaccion(dueno: pg.Client, hacer: () => Promise<unknown>): Promise<void> {
  try {
    await dueno.query('begin');
    await hacer();
    await dueno.query('commit');
  } catch (error) {
    await dueno.query('rollback');
    throw error;
  }
}

const sinCandado = (error: unknown): boolean =>
  (error as { readonly code?: string }).code === CANDADO_NO_DISPONIBLE;
