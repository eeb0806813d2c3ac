// The verdict on each partida of a lote, by the same rules as one that comes alone: everything that is wrong with it, at
// once. What the books know is asked once; whatever changes between the verdict and the posting, PostgreSQL refuses by itself.
import { partidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { DestinoDeLote, ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';
import { type TipoDePartida, totalDebe } from '@cuadra/core/partida';
import type { Actor, ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { erroresDeEsquema } from '../../platform/errores-de-esquema.ts';
import { type EntornoDelLibro, leerEntorno } from '../libro/entorno.ts';
import {
  type ContabilizadoHoy,
  excesoDePartida,
  type Limites,
  leerContabilizadoHoy,
} from '../libro/limites.ts';
import { type PartidaPorContabilizar, porContabilizar } from '../libro/partida-por-contabilizar.ts';
import { type ErrorEnCampo, revisar } from '../libro/revisar.ts';
import type { Leida } from './entrada.ts';
import { legibleDe, seSigueDe } from './legible.ts';

/** Fit to go where it is to go, and from which line of what came. */
export interface Admitida {
  readonly partida: PartidaPorContabilizar;
  readonly linea: number;
  /** Why another person must sign it; null: who brings it may post it alone. */
  readonly excede: string | null;
}

export type Veredicto = Omit<Admitida, 'linea'> | { readonly errores: readonly ErrorDeLote[] };

export type Juez = (leida: Leida) => Veredicto;

interface Sala {
  readonly actor: Actor;
  readonly destino: DestinoDeLote;
  readonly entorno: EntornoDelLibro;
  readonly delDia: CuentaDelDia;
}

export async function abrirJuez(
  db: Database,
  { actor, ahora }: ContextoConActor,
  destino: DestinoDeLote = 'contabilizar',
): Promise<Juez> {
  const entorno = await leerEntorno(db, ahora);
  const hoy = await leerContabilizadoHoy(db, ahora, actor);
  const sala = { actor, destino, entorno, delDia: abrirCuentaDelDia(entorno.limites, actor, hoy) };
  return (leida) => juzgar(leida, sala);
}

/** What counts as posted today when a partida of the lote comes: what was, and what came before it in the lote. */
interface CuentaDelDia {
  /** A lote that is posted whole counts whole: it is said where the day's limit is passed, not again in each after that. */
  todas(partida: PartidaPorContabilizar): ContabilizadoHoy;
  /** One by one: what does not fit waits for another person, and a smaller one after it may fit. */
  exceso(partida: PartidaPorContabilizar): string | null;
}

function abrirCuentaDelDia(limites: Limites, { roles }: Actor, hoy: ContabilizadoHoy): CuentaDelDia {
  const sumas = new Map<TipoDePartida, Centavos>();
  const hasta = (tipo: TipoDePartida) => sumas.get(tipo) ?? hoy(tipo);
  const anotar = ({ tipoLimitado: tipo, lineas }: PartidaPorContabilizar) =>
    sumas.set(tipo, sumar([hasta(tipo), totalDebe(lineas)]));
  return {
    todas(partida) {
      const alDia = limites.diario(roles, partida.tipoLimitado);
      const antes = hasta(partida.tipoLimitado);
      if (alDia == null || antes > alDia) return () => CERO;
      anotar(partida);
      return () => antes;
    },
    exceso(partida) {
      const [exceso] = excesoDePartida(limites, roles, partida, [], hasta);
      if (exceso === undefined) anotar(partida);
      return exceso?.mensaje ?? null;
    },
  };
}

function juzgar(leida: Leida, sala: Sala): Veredicto {
  const { actor } = sala;
  const { data, error } = partidaNueva.safeParse(leida.valor);
  const deEsquema = erroresDeEsquema(error?.issues ?? [], { maximo: Infinity });
  const legible = data ?? legibleDe(leida.valor, deEsquema, sala.entorno.hoy);
  const partida =
    legible === undefined
      ? undefined
      : porContabilizar({ ...legible, origen: 'importacion', autor: actor.id });
  const deReglas = partida === undefined ? [] : revisarLeida(partida, sala);
  const ubicados = [...deEsquema, ...deReglas.filter((uno) => !seSigueDe(uno, deEsquema))]
    .map(({ campo, codigo, mensaje }) => ({ deQue: campo, ...leida.ubicar(campo), codigo, mensaje }))
    .filter((uno) => !seSigueDe({ ...uno, campo: uno.deQue }, leida.errores, uno.linea))
    .map(({ deQue: _, ...uno }) => uno);
  const errores = [...leida.errores, ...ubicados].sort((a, b) => a.linea - b.linea);
  if (partida === undefined || errores.length > 0) return { errores };
  return { partida, excede: sala.destino === 'repartir' ? sala.delDia.exceso(partida) : null };
}

/** A draft may be incomplete: of those, only where they are. */
function revisarLeida(partida: PartidaPorContabilizar, sala: Sala): ErrorEnCampo[] {
  const { actor, destino, entorno, delDia } = sala;
  const deAgencia = revisarAgencia(partida.agencia, sala);
  if (destino === 'borradores') return deAgencia;
  const deReglas =
    destino === 'contabilizar'
      ? revisar(entorno, partida, actor.roles, deAgencia.length === 0 ? delDia.todas(partida) : undefined)
      : revisar(entorno, partida);
  return [...deAgencia, ...deReglas.filter((uno) => !seSigueDe(uno, deAgencia))];
}

function revisarAgencia(agencia: string, { actor, entorno }: Sala): ErrorEnCampo[] {
  const campo = 'agencia';
  if (!entorno.existeAgencia(agencia))
    return [{ campo, codigo: 'AGENCIA_NO_EXISTE', mensaje: `La agencia ${agencia} no existe.` }];
  if (actor.agencias.includes(agencia)) return [];
  return [{ campo, codigo: 'SIN_AGENCIA', mensaje: `Su usuario no trabaja en la agencia ${agencia}.` }];
}
