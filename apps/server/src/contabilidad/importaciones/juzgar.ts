// The verdict on each partida of a lote, by the same rules as one that comes alone. What the books know is asked once;
// whatever changes between the verdict and the posting, PostgreSQL refuses by itself.
import { partidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';
import { type TipoDePartida, totalDebe } from '@cuadra/core/partida';
import type { Actor, ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { erroresDeEsquema } from '../../platform/errores-de-esquema.ts';
import { type EntornoDelLibro, leerEntorno } from '../libro/entorno.ts';
import { type ContabilizadoHoy, type Limites, leerContabilizadoHoy } from '../libro/limites.ts';
import { type PartidaPorContabilizar, porContabilizar } from '../libro/partida-por-contabilizar.ts';
import { type ErrorEnCampo, revisar } from '../libro/revisar.ts';
import type { Leida } from './entrada.ts';

export type Veredicto =
  | { readonly partida: PartidaPorContabilizar }
  | { readonly errores: readonly ErrorDeLote[] };

export type Juez = (leida: Leida) => Veredicto;

export async function abrirJuez(db: Database, { actor, ahora }: ContextoConActor): Promise<Juez> {
  const entorno = await leerEntorno(db, ahora);
  const delDia = abrirCuentaDelDia(entorno.limites, actor, await leerContabilizadoHoy(db, ahora, actor));
  return (leida) => juzgar(leida, actor, entorno, delDia);
}

/** What counts as posted today when a partida of the lote comes: what was, and what came before it in the lote. */
type CuentaDelDia = (partida: PartidaPorContabilizar) => ContabilizadoHoy;

/** A lote counts whole. It is said where the day's limit is passed, not again in each one after that. */
function abrirCuentaDelDia(limites: Limites, { roles }: Actor, hoy: ContabilizadoHoy): CuentaDelDia {
  const sumas = new Map<TipoDePartida, Centavos>();
  return ({ tipoLimitado: tipo, lineas }) => {
    const alDia = limites.diario(roles, tipo);
    const antes = sumas.get(tipo) ?? hoy(tipo);
    if (alDia == null || antes > alDia) return () => CERO;
    sumas.set(tipo, sumar([antes, totalDebe(lineas)]));
    return () => antes;
  };
}

function juzgar(leida: Leida, actor: Actor, entorno: EntornoDelLibro, delDia: CuentaDelDia): Veredicto {
  const { data, error } = partidaNueva.safeParse(leida.valor);
  const partida =
    data === undefined ? undefined : porContabilizar({ ...data, origen: 'importacion', autor: actor.id });
  const hallados =
    partida === undefined
      ? erroresDeEsquema(error?.issues ?? [], { maximo: Infinity })
      : revisarLeida(entorno, partida, actor, delDia);
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
  delDia: CuentaDelDia,
): ErrorEnCampo[] {
  if (agencias.includes(partida.agencia)) return revisar(entorno, partida, roles, delDia(partida));
  const mensaje = `Su usuario no trabaja en la agencia ${partida.agencia}.`;
  return [{ campo: 'agencia', codigo: 'SIN_AGENCIA', mensaje }];
}
