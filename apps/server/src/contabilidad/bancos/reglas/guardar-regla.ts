// A rule is what somebody decided that a kind of line becomes: it proposes, people accept. Its account is judged now and again when it is used.
import type * as contrato from '@cuadra/contract/contabilidad/bancos/reglas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { palabrasDeRegla } from '@cuadra/core/bancos/reglas';
import type { Centavos } from '@cuadra/core/dinero';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { exigirCuenta } from '../cruces/cuenta-por-cruzar.ts';
import { exigirContracuenta } from '../partidas/exigir-contracuenta.ts';
import { verRegla } from './queries.ts';

type Contenido = BodyOf<typeof contrato.crearRegla>;

export function crearRegla(
  db: Database,
  contexto: ContextoConActor,
  contenido: Contenido,
): Promise<contrato.ReglaDeBanco> {
  return escribir(db, contexto, 'bancos:crear-regla', async (tx) => {
    await exigirContenido(tx, contenido);
    const { id } = await tx
      .insertInto('reglaDeBanco')
      .values(contenido)
      .returning('id')
      .executeTakeFirstOrThrow();
    return verRegla(tx, id);
  }).catch(comoRepetida);
}

export function editarRegla(
  db: Database,
  contexto: ContextoConActor,
  id: string,
  { version, ...contenido }: BodyOf<typeof contrato.editarRegla>,
): Promise<contrato.ReglaDeBanco> {
  return escribir(db, contexto, 'bancos:editar-regla', async (tx) => {
    await exigirContenido(tx, contenido);
    const { numUpdatedRows } = await tx
      .updateTable('reglaDeBanco')
      .set({ ...contenido, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    const regla = await verRegla(tx, id);
    if (numUpdatedRows === 0n) throw new ProblemaError('CONFLICTO_DE_EDICION');
    await quitarSugeridas(tx, id);
    return regla;
  }).catch(comoRepetida);
}

export async function quitarRegla(db: Database, contexto: ContextoConActor, id: string): Promise<true> {
  await escribir(db, contexto, 'bancos:quitar-regla', async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('reglaDeBanco').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new ProblemaError('NO_ENCONTRADO');
  });
  return true;
}

/** What it suggested when it said another thing; the next pass asks it again. */
async function quitarSugeridas(tx: Tx, regla: string): Promise<void> {
  await tx.deleteFrom('sugerenciaDeBanco').where('regla', '=', regla).execute();
}

export interface Condiciones {
  readonly texto: string;
  readonly cuentaBancaria: string | null;
  readonly montoMinimo: Centavos | null;
  readonly montoMaximo: Centavos | null;
}

export async function exigirCondiciones(db: Database, condiciones: Condiciones): Promise<void> {
  const { texto, cuentaBancaria, montoMinimo, montoMaximo } = condiciones;
  if (palabrasDeRegla(texto).length === 0) throw problemaDeCampo('REGLA_INVALIDA', 'texto');
  if (montoMinimo !== null && montoMaximo !== null && montoMaximo < montoMinimo)
    throw problemaDeCampo('REGLA_INVALIDA', 'montoMaximo');
  if (cuentaBancaria !== null) await exigirCuenta(db, cuentaBancaria);
}

async function exigirContenido(tx: Tx, contenido: Contenido): Promise<void> {
  await exigirCondiciones(tx, contenido);
  await exigirContracuenta(tx, contenido.idCuenta);
}

function comoRepetida(error: unknown): never {
  if (restriccionRota(error) === 'regla_de_banco_nombre_key')
    throw problemaDeCampo('REGLA_REPETIDA', 'nombre');
  throw error;
}
