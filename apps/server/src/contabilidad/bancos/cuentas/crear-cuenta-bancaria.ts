// A bank account takes an account of the catálogo for itself. PostgreSQL works out what the books said the day before and copies what
// they say since; what was outstanding then comes with it, and explains the difference to the centavo.
import type { CuentaBancariaNueva } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { marcarLineas } from '../estados/huella-de-linea.ts';
import { exigirResponsable } from './exigir-responsable.ts';

/** The id of the new one. */
export async function crearCuentaBancaria(
  tx: Tx,
  { actor }: ContextoConActor,
  { iniciales, ...nueva }: CuentaBancariaNueva,
): Promise<string> {
  exigirAgencia(actor, nueva.agencia);
  await exigirResponsable(tx, nueva.responsable);
  exigirDeAntes(nueva.desde, iniciales);
  const { id } = await tx
    .insertInto('cuentaBancaria')
    .values({ ...nueva, mapeo: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await guardarIniciales(tx, id, iniciales);
  await avisarCambioDeBancos(tx, id);
  return id;
}

type Iniciales = CuentaBancariaNueva['iniciales'];

export function exigirDeAntes(desde: string, iniciales: Iniciales, campo = 'iniciales'): void {
  const tardia = iniciales.findIndex(({ fecha }) => fecha >= desde);
  if (tardia >= 0) throw problemaDeCampo('BANCO_NO_EXPLICA_INICIO', `${campo}.${tardia}.fecha`);
}

export async function guardarIniciales(tx: Tx, id: string, iniciales: Iniciales): Promise<void> {
  await guardarLineas(tx, id, iniciales);
  await guardarMovimientos(tx, id, iniciales);
}

async function guardarLineas(tx: Tx, cuentaBancaria: string, iniciales: Iniciales): Promise<void> {
  const lineas = iniciales
    .filter(({ lado }) => lado === 'banco')
    .map(({ fecha, monto, texto, documento }) => ({ fecha, monto, texto, referencia: documento }));
  if (lineas.length === 0) return;
  const marcas = marcarLineas(lineas);
  await tx
    .insertInto('lineaDeBanco')
    .values(
      lineas.map((linea, orden) => ({
        ...{ cuentaBancaria, estado: null, orden, tipo: null, saldo: null },
        ...linea,
        ...(marcas[orden] ?? { huella: '', ocurrencia: 0 }),
      })),
    )
    .execute();
}

async function guardarMovimientos(tx: Tx, cuentaBancaria: string, iniciales: Iniciales): Promise<void> {
  const movimientos = iniciales.filter(({ lado }) => lado === 'libros');
  if (movimientos.length === 0) return;
  await tx
    .insertInto('movimientoDeBanco')
    .values(
      movimientos.map(({ fecha, monto, texto, documento }) => ({
        ...{ cuentaBancaria, fecha, monto, concepto: texto, documento },
      })),
    )
    .execute();
}
