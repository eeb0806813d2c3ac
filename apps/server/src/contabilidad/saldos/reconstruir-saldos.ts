// Rebuilds the stored balances (and the counts of partidas per day) from the lines while nobody posts, and proves the result before keeping it.
import type { reconstruirSaldos as contrato } from '@cuadra/contract/contabilidad/saldos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Contexto } from '../../platform/contexto.ts';
import { anotar, type Tx } from '../../platform/database/escribir.ts';
import { revisarConteos } from './revisar-conteos.ts';
import { revisarSaldos } from './revisar-saldos.ts';

type Reconstruccion = ResponseOf<typeof contrato>;

const DIFERENCIAS_MAX = 1_000;
const DIFERENCIAS_ANOTADAS_MAX = 100;
const LIMITE_MS = 10 * 60_000;

export async function reconstruirSaldos(tx: Tx, contexto: Contexto): Promise<Reconstruccion> {
  // A large book takes longer than any answer to a person may.
  await sql`select set_config('statement_timeout', ${String(LIMITE_MS)}, true)`.execute(tx);
  const { rows } = await sql<Fila>`
    select tramo, id_cuenta, agencia, fecha,
      coalesce(debe_guardado, 0) as debe_guardado, coalesce(haber_guardado, 0) as haber_guardado,
      coalesce(debe, 0) as debe, coalesce(haber, 0) as haber
    from reconstruir_saldos()`.execute(tx);
  const { rows: conteos } = await sql<{ corregidos: number }>`
    select reconstruir_partidas_por_dia() as corregidos`.execute(tx);
  const conteosCorregidos = conteos[0]?.corregidos ?? 0;
  const [queda] = [...(await revisarSaldos(tx, {})), ...(await revisarConteos(tx, {}))];
  if (queda !== undefined) throw new Error(`Los saldos reconstruidos no corresponden: ${queda.mensaje}`);
  const diferencias = rows.map(comoDiferencia);
  await anotar(tx, contexto, {
    accion: 'saldos:reconstruir',
    entidad: 'saldo_diario',
    idEntidad: 'todos',
    detalle: {
      corregidos: diferencias.length,
      conteosCorregidos,
      diferencias: diferencias.slice(0, DIFERENCIAS_ANOTADAS_MAX),
    },
  });
  return {
    corregidos: diferencias.length,
    diferencias: diferencias.slice(0, DIFERENCIAS_MAX),
    conteosCorregidos,
  };
}

interface Fila {
  readonly tramo: 'dia' | 'mes' | 'anio';
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly debeGuardado: Centavos;
  readonly haberGuardado: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

function comoDiferencia({ tramo, idCuenta, agencia, fecha, debeGuardado, haberGuardado, debe, haber }: Fila) {
  const guardado = { debe: debeGuardado, haber: haberGuardado };
  return { tramo, idCuenta, agencia, fecha, guardado, real: { debe, haber } };
}
