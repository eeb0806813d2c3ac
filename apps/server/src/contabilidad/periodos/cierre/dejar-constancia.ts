// What a close leaves behind for ever: its gates as they were, the exceptions it used, and the end of the reopening it
// closes.
import type { CompuertaDelCierre, HechoDelPeriodo } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { EstadoDeCompuerta } from '@cuadra/contract/contabilidad/periodos/periodos';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { type ClaveDePeriodo, verEjercicio } from '../queries.ts';
import { terminarExcepciones } from './excepciones.ts';

export async function dejarConstancia(
  tx: Tx,
  contexto: Contexto,
  { anio, mes, agencia }: ClaveDePeriodo,
  compuertas: readonly CompuertaDelCierre[],
): Promise<void> {
  const clave = { anio, mes, agencia };
  await terminarExcepciones(tx, contexto, clave, compuertas);
  await anotarCierre(tx, contexto, clave, compuertas.map(conLoSuyo));
}

/** A whole year's is kept with December: its gates have nobody's evidence nor signature. */
export async function dejarConstanciaDelAnio(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  compuertas: readonly EstadoDeCompuerta[],
): Promise<void> {
  const nada = { responsable: null, nota: '', firma: null, excepcion: null };
  const guardadas = compuertas.map(({ titulo, pasa, motivo }) => ({ titulo, pasa, motivo, ...nada }));
  await anotarCierre(tx, contexto, clave, guardadas);
}

type CompuertaCerrada = Extract<HechoDelPeriodo, { clase: 'cierre' }>['compuertas'][number];

async function anotarCierre(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  compuertas: readonly CompuertaCerrada[],
): Promise<void> {
  await terminarReapertura(tx, contexto, clave);
  await tx
    .insertInto('cierreDePeriodo')
    .values({
      ...clave,
      cerradoPor: contexto.actor?.id ?? null,
      cerradoEn: contexto.ahora.toString(),
      compuertas: JSON.stringify(compuertas),
    })
    .execute();
}

/** The last number given tells what was posted until now. */
export async function terminarReapertura(
  tx: Tx,
  { ahora }: Contexto,
  { anio, mes, agencia }: ClaveDePeriodo,
): Promise<void> {
  const { ultimoNumero } = await verEjercicio(tx, anio);
  await tx
    .updateTable('reapertura')
    .set({ hastaNumero: ultimoNumero, terminadaEn: ahora.toString() })
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .where('terminadaEn', 'is', null)
    .execute();
}

function conLoSuyo(compuerta: CompuertaDelCierre): CompuertaCerrada {
  const { titulo, pasa, motivo, responsable, nota, firma, excepcion } = compuerta;
  return {
    titulo,
    pasa,
    motivo,
    responsable: responsable?.nombre ?? null,
    nota,
    firma: firma?.vigente === true ? firma.por.nombre : null,
    excepcion: !pasa && excepcion !== null ? { motivo: excepcion.motivo, por: excepcion.por.nombre } : null,
  };
}
