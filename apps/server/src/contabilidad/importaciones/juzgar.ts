// The verdict on each partida of a lote, by the same rules as one that comes alone: everything that is wrong with it, at
// once. What the books know is asked once; whatever changes between the verdict and the posting, PostgreSQL refuses by itself.
import { partidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { DestinoDeLote, ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { type Acto, actoDe } from '@cuadra/core/control/clase-de-lineas';
import type { ClaseDeOperacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';
import { estaFirmada } from '#administracion/poderes/queries.ts';
import { type EntornoDelLibro, leerEntorno } from '#contabilidad/libro/entorno.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { type ErrorEnCampo, revisar } from '#contabilidad/libro/revisar.ts';
import { excesoDePartida, leerMovidoHoy, type MovidoHoy } from '#control/limites.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { erroresDeEsquema } from '#platform/errores-de-esquema.ts';
import type { Leida } from './entrada.ts';
import { legibleDe, seSigueDe } from './legible.ts';
import { abrirTraduccion, type Palabras, type Traducir } from './traducir.ts';

/** Fit to go where it is to go, and from which line of what came. */
export interface Admitida {
  readonly partida: PartidaPorContabilizar;
  readonly linea: number;
  /** Why another person must sign it; null: who brings it may post it alone. */
  readonly excede: string | null;
  /** The number it had where it comes from, if it had one. */
  readonly original: string | null;
}

export type Veredicto = Omit<Admitida, 'linea'> | { readonly errores: readonly ErrorDeLote[] };

export type Juez = (leida: Leida) => Veredicto;

export interface OpcionesDeJuez extends Palabras {
  readonly destino?: DestinoDeLote | undefined;
}

interface Sala {
  /** Until the set-up is signed, what is brought is history. */
  readonly origen: 'importacion' | 'historia';
  readonly traducir: Traducir;
  readonly actor: Actor;
  readonly destino: DestinoDeLote;
  readonly entorno: EntornoDelLibro;
  readonly delDia: CuentaDelDia;
}

export async function abrirJuez(
  db: Database,
  { actor, ahora }: ContextoConActor,
  { destino = 'contabilizar', ...palabras }: OpcionesDeJuez = {},
): Promise<Juez> {
  const entorno = await leerEntorno(db, ahora);
  const hoy = await leerMovidoHoy(db, ahora, actor);
  const origen = await origenDeLoTraido(db);
  const delDia = abrirCuentaDelDia(entorno, actor, hoy);
  const traducir = await abrirTraduccion(db, palabras);
  const sala = { actor, destino, entorno, delDia, origen, traducir };
  return (leida) => juzgar(leida, sala);
}

export async function origenDeLoTraido(db: Database): Promise<Sala['origen']> {
  return (await estaFirmada(db)) ? 'importacion' : 'historia';
}

/** What counts as posted today when a partida of the lote comes: what was, and what came before it in the lote. */
interface CuentaDelDia {
  /** A lote that is posted whole counts whole: it is said where the day's limit is passed, not again in each after that. */
  todas(partida: PartidaPorContabilizar): MovidoHoy;
  /** One by one: what does not fit waits for another person, and a smaller one after it may fit. */
  exceso(partida: PartidaPorContabilizar): string | null;
}

function abrirCuentaDelDia(entorno: EntornoDelLibro, { roles }: Actor, hoy: MovidoHoy): CuentaDelDia {
  const sumas = new Map<ClaseDeOperacion, Centavos>();
  const hasta = (clase: ClaseDeOperacion) => sumas.get(clase) ?? hoy(clase);
  const actoDeLa = ({ operacion, lineas }: PartidaPorContabilizar) =>
    actoDe(operacion, lineas, entorno.dinero);
  const anotar = ({ clase, monto }: Acto) => sumas.set(clase, sumar([hasta(clase), monto]));
  return {
    todas(partida) {
      const acto = actoDeLa(partida);
      const alDia = entorno.limites.alDia(roles, partida.operacion, acto.clase);
      const antes = hasta(acto.clase);
      if (alDia == null || antes > alDia) return () => CERO;
      anotar(acto);
      return () => antes;
    },
    exceso(partida) {
      const [exceso] = excesoDePartida(entorno, roles, partida, [], hasta);
      if (exceso === undefined) anotar(actoDeLa(partida));
      return exceso?.mensaje ?? null;
    },
  };
}

function juzgar(leida: Leida, sala: Sala): Veredicto {
  const { actor, origen } = sala;
  const { valor, original, errores: alTraducir } = sala.traducir(leida.valor);
  const { data, error } = partidaNueva.safeParse(valor);
  const dichos = new Set(alTraducir.map(({ campo }) => campo));
  const deEsquema = [
    ...erroresDeEsquema(error?.issues ?? [], { maximo: Infinity }).filter(({ campo }) => !dichos.has(campo)),
    ...alTraducir,
  ];
  const legible =
    data === undefined || alTraducir.length > 0 ? legibleDe(valor, deEsquema, sala.entorno.hoy) : data;
  const partida =
    legible === undefined ? undefined : porContabilizar({ ...legible, origen, autor: actor.id });
  const deReglas = partida === undefined ? [] : revisarLeida(partida, sala);
  const ubicados = [...deEsquema, ...deReglas.filter((uno) => !seSigueDe(uno, deEsquema))]
    .map(({ campo, codigo, mensaje }) => ({ deQue: campo, ...leida.ubicar(campo), codigo, mensaje }))
    .filter((uno) => !seSigueDe({ ...uno, campo: uno.deQue }, leida.errores, uno.linea))
    .map(({ deQue, ...uno }) => ({ ...uno, ...loQueVino(leida.valor, deQue) }));
  const errores = [...leida.errores, ...ubicados].sort((a, b) => a.linea - b.linea);
  if (partida === undefined || errores.length > 0) return { errores };
  return { partida, original, excede: sala.destino === 'repartir' ? sala.delDia.exceso(partida) : null };
}

const VALOR_MAX = 300;

/** What is written at `lineas.2.idCuenta`, if it is a text. */
function loQueVino(valor: unknown, campo: string): { readonly valor?: string } {
  const hallado = campo
    .split('.')
    .reduce<unknown>(
      (dentro, paso) =>
        typeof dentro === 'object' && dentro !== null && Object.hasOwn(dentro, paso)
          ? (dentro as Readonly<Record<string, unknown>>)[paso]
          : undefined,
      valor,
    );
  return typeof hallado === 'string' ? { valor: hallado.slice(0, VALOR_MAX) } : {};
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
