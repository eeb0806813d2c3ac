// Where the difference of a jornada goes, asked of whoever decides it: it must fit what was found, and be explained.
import type { DestinoDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { type Centavos, sumar } from '@cuadra/core/dinero';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import type { JornadaPorRevisar } from './jornada-por-revisar.ts';

const MOTIVO_MIN = 3;

export interface Decision {
  readonly destino: DestinoDeDiferencia | null;
  readonly motivo: string | null;
}

type Diferencias = Pick<JornadaPorRevisar, 'deApertura' | 'deCierre' | 'descuadre'>;

/** What is posted: what is left over somewhere and what is missing elsewhere make up for each other in the books. */
export const diferenciaNeta = ({ deApertura, deCierre }: Omit<Diferencias, 'descuadre'>): Centavos =>
  sumar([deApertura, deCierre]);

export function juzgarDiferencia(jornada: Diferencias, { destino, motivo }: Decision): void {
  const neta = diferenciaNeta(jornada);
  const admitidos: readonly (DestinoDeDiferencia | null)[] =
    neta === 0 ? [null] : neta > 0 ? ['sobrante'] : ['faltante', 'empleado'];
  if (!admitidos.includes(destino)) {
    const mensaje = SEGUN_SIGNO[Math.sign(neta)] ?? '';
    const codigo = 'MOVIMIENTO_INVALIDO';
    throw new ProblemaError(codigo, { detalle: mensaje, errores: [{ campo: 'destino', codigo, mensaje }] });
  }
  if (jornada.descuadre !== 0 && (motivo ?? '').length < MOTIVO_MIN)
    throw problemaDeCampo('DIFERENCIA_SIN_EXPLICAR', 'motivo');
}

const SEGUN_SIGNO: Readonly<Record<number, string>> = {
  [-1]: 'La jornada tiene faltante: elija si lo asume la institución o el empleado.',
  0: 'La jornada no tiene diferencia que contabilizar: revísela sin destino.',
  1: 'La jornada tiene sobrante: regístrelo como sobrante.',
};

const COLUMNAS = {
  sobrante: 'cuentaSobrante',
  faltante: 'cuentaFaltante',
  empleado: 'cuentaEmpleado',
} as const satisfies Record<DestinoDeDiferencia, string>;

/** The account that the institution chose for it. */
export async function cuentaDeDestino(db: Database, destino: DestinoDeDiferencia): Promise<string> {
  const { cuenta } = await db
    .selectFrom('configuracionDeCajas')
    .select(`${COLUMNAS[destino]} as cuenta`)
    .executeTakeFirstOrThrow();
  if (cuenta === null) throw new ProblemaError('CAJAS_SIN_CONFIGURAR');
  return cuenta;
}
