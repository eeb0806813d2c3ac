// The verdict on each partida of a lote, by the same rules as one that comes alone. What the books know is asked once;
// whatever changes between the verdict and the posting, PostgreSQL refuses by itself.
import { partidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { Actor, ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { erroresDeEsquema } from '../../platform/errores-de-esquema.ts';
import { type EntornoDelLibro, leerEntorno } from '../libro/entorno.ts';
import { type PartidaPorContabilizar, porContabilizar } from '../libro/partida-por-contabilizar.ts';
import { type ErrorEnCampo, revisar } from '../libro/revisar.ts';
import type { Leida } from './entrada.ts';

export type Veredicto =
  | { readonly partida: PartidaPorContabilizar }
  | { readonly errores: readonly ErrorDeLote[] };

export type Juez = (leida: Leida) => Veredicto;

export async function abrirJuez(db: Database, { actor, ahora }: ContextoConActor): Promise<Juez> {
  const entorno = await leerEntorno(db, ahora);
  return (leida) => juzgar(leida, actor, entorno);
}

function juzgar(leida: Leida, actor: Actor, entorno: EntornoDelLibro): Veredicto {
  const { data, error } = partidaNueva.safeParse(leida.valor);
  const partida =
    data === undefined ? undefined : porContabilizar({ ...data, origen: 'importacion', autor: actor.id });
  const hallados =
    partida === undefined
      ? erroresDeEsquema(error?.issues ?? [], { maximo: Infinity })
      : revisarLeida(entorno, partida, actor);
  // A line that could not be read says that, and nothing that follows from it.
  const ilegibles = new Set(leida.errores.map(({ linea }) => linea));
  const ubicados = hallados
    .map(({ campo, codigo, mensaje }) => ({ ...leida.ubicar(campo), codigo, mensaje }))
    .filter(({ linea }) => !ilegibles.has(linea));
  const errores = [...leida.errores, ...ubicados].sort((a, b) => a.linea - b.linea);
  return partida !== undefined && errores.length === 0 ? { partida } : { errores };
}

function revisarLeida(
  entorno: EntornoDelLibro,
  partida: PartidaPorContabilizar,
  { agencias, roles }: Actor,
): ErrorEnCampo[] {
  if (agencias.includes(partida.agencia)) return revisar(entorno, partida, roles);
  const mensaje = `Su usuario no trabaja en la agencia ${partida.agencia}.`;
  return [{ campo: 'agencia', codigo: 'SIN_AGENCIA', mensaje }];
}
