// What can be done on the desk: each asks the server, puts its answer on the desk, and says what was done and how it is
// undone.
import {
  aceptarSugerencias,
  buscarCombinacion,
  crearCruce,
  deshacerCruces as deshacerCrucesDeMesa,
  deshacerPartidaDeBanco,
  explicar as explicarEnMesa,
  POR_CRUZAR_MAX,
  quitarExplicaciones as quitarExplicacionesDeMesa,
  rechazarSugerencias,
  registrarDesdeLineas,
  verCruces,
} from '@cuadra/contract/contabilidad/bancos/cruces';
import type { Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import type { DestinoDeResultados } from '@cuadra/contract/contabilidad/reversion';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { Codigo } from '@cuadra/contract/problema';
import type { Centavos } from '@cuadra/core/dinero';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { newKey } from '#platform/request-key.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { Eleccion } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';
import { gruposDe, type Hecho, idsDe, type PartidaHecha, partidasHechas } from './hechos.ts';
import { enMesa, type MesaAbierta, poner, refrescarMesa, renglonesActuales } from './mesa-abierta.ts';

export interface Resultado {
  readonly dicho: string;
  /** The first is undone last. */
  readonly hechos: readonly Hecho[];
  /** Why some of it was not done. */
  readonly negado?: string | undefined;
  /** Suggestions with warnings: they wait for whoever says why they are accepted. */
  readonly conAdvertencias?: ConAdvertencias | undefined;
}

export interface ConAdvertencias {
  readonly sugerencias: readonly Sugerencia[];
  readonly mensajes: readonly string[];
}

type Ajuste = NonNullable<CallOf<typeof crearCruce>['body']['ajuste']>;

interface ComoCruzar {
  /** How much of each, when it is not whole; nothing: it stays out. */
  readonly partes?: ReadonlyMap<string, Centavos> | undefined;
  readonly ajuste?: Ajuste | undefined;
  readonly motivo?: string | undefined;
}

export async function cruzar(
  abierta: MesaAbierta,
  { banco, libros }: Eleccion,
  { partes, ajuste, motivo }: ComoCruzar = {},
): Promise<Resultado> {
  const parteDe = ({ id, pendiente }: Renglon) => {
    const monto = partes?.get(id) ?? pendiente;
    if (monto === 0) return [];
    return [monto === pendiente ? { id } : { id, monto }];
  };
  const cuerpo = {
    ...enMesa(abierta),
    lineas: banco.flatMap(parteDe),
    movimientos: libros.flatMap(parteDe),
    ...(ajuste === undefined ? {} : { ajuste }),
    ...(motivo === undefined ? {} : { motivo }),
  };
  const antes = renglonesActuales(abierta);
  const hecho = await unaSolaVez(crearCruce.path, cuerpo, (body, llave) =>
    call(crearCruce, { params: { id: abierta.cuenta }, body }, { llave }),
  );
  poner(abierta, hecho);
  const partidas = partidasHechas(antes, hecho.mesa);
  return {
    dicho: partidas.length > 0 ? `Cruzado, con la diferencia en la ${decirPartidas(partidas)}.` : 'Cruzado.',
    // To reverse the partida undoes the cruce it is in.
    hechos: partidas.length > 0 ? dePartidas(partidas) : [{ tipo: 'cruces', cruces: hecho.cruces }],
  };
}

/** In goes of as many as the server takes. */
export async function aceptar(
  abierta: MesaAbierta,
  sugerencias: readonly Sugerencia[],
  motivo?: string,
): Promise<Resultado> {
  const antes = renglonesActuales(abierta);
  const cruces: string[] = [];
  const negadas: Negada[] = [];
  const partidas: PartidaHecha[] = [];
  for (let desde = 0; desde < sugerencias.length; desde += POR_CRUZAR_MAX) {
    const ids = sugerencias.slice(desde, desde + POR_CRUZAR_MAX).map(({ id }) => id);
    const cuerpo = {
      ...enMesa(abierta),
      sugerencias: ids,
      ...(motivo === undefined ? {} : { motivo }),
    };
    const hecho = await unaSolaVez(aceptarSugerencias.path, cuerpo, (body, llave) =>
      call(aceptarSugerencias, { params: { id: abierta.cuenta }, body }, { llave }),
    );
    poner(abierta, hecho);
    cruces.push(...hecho.cruces);
    negadas.push(...hecho.negadas);
    partidas.push(...partidasHechas(antes, hecho.mesa));
  }
  return {
    dicho: decirAceptadas(sugerencias.length - negadas.length, partidas),
    hechos: [
      ...dePartidas(partidas),
      ...(cruces.length > partidas.length ? [{ tipo: 'cruces', cruces } as const] : []),
    ],
    ...deNegadas(sugerencias, negadas),
  };
}

interface Negada {
  readonly sugerencia: string;
  readonly codigo: string;
  readonly mensaje: string;
}

/** Those with warnings can be asked for again, with a reason; the others say why not. */
function deNegadas(
  sugerencias: readonly Sugerencia[],
  negadas: readonly Negada[],
): Pick<Resultado, 'negado' | 'conAdvertencias'> {
  const advertidas = negadas.filter(({ codigo }) => codigo === ADVERTENCIA);
  const otras = negadas.filter(({ codigo }) => codigo !== ADVERTENCIA);
  const suyas = new Set(advertidas.map(({ sugerencia }) => sugerencia));
  return {
    negado: otras.length === 0 ? undefined : decirNegadas(otras.map(({ mensaje }) => mensaje)),
    conAdvertencias:
      suyas.size === 0
        ? undefined
        : {
            sugerencias: sugerencias.filter(({ id }) => suyas.has(id)),
            mensajes: [...new Set(advertidas.map(({ mensaje }) => mensaje))],
          },
  };
}

const ADVERTENCIA: Codigo = 'ADVERTENCIA_SIN_ACEPTAR';

export async function rechazar(abierta: MesaAbierta, sugerencias: readonly Sugerencia[]): Promise<Resultado> {
  const body = { ...enMesa(abierta), sugerencias: sugerencias.map(({ id }) => id) };
  poner(abierta, await call(rechazarSugerencias, { params: { id: abierta.cuenta }, body }));
  return { dicho: 'Sugerencia rechazada: no se propone de nuevo.', hechos: [] };
}

type Explicacion = Pick<CallOf<typeof explicarEnMesa>['body'], 'clase' | 'motivo'>;

export async function explicar(
  abierta: MesaAbierta,
  elegido: Eleccion,
  explicacion: Explicacion,
): Promise<Resultado> {
  const ids = idsDe(elegido);
  const body = { ...enMesa(abierta), ...ids, ...explicacion };
  poner(abierta, await call(explicarEnMesa, { params: { id: abierta.cuenta }, body }));
  const cuantas = ids.lineas.length + ids.movimientos.length;
  const verbo = explicacion.clase === 'excluida' ? 'Excluida' : 'Explicada';
  return {
    dicho: cuantas === 1 ? `${verbo}.` : `${formatearEntero(cuantas)} ${verbo.toLowerCase()}s.`,
    hechos: [{ tipo: 'explicaciones', ...ids }],
  };
}

export async function quitarExplicaciones(abierta: MesaAbierta, elegido: Eleccion): Promise<Resultado> {
  const body = { ...enMesa(abierta), ...idsDe(elegido) };
  poner(abierta, await call(quitarExplicacionesDeMesa, { params: { id: abierta.cuenta }, body }));
  return {
    dicho: 'Explicación quitada.',
    hechos: [{ tipo: 'explicaciones-quitadas', grupos: gruposDe(elegido) }],
  };
}

type Registro = Pick<
  CallOf<typeof registrarDesdeLineas>['body'],
  'idCuenta' | 'concepto' | 'fecha' | 'regla' | 'motivo'
>;

export async function registrarPartidas(
  abierta: MesaAbierta,
  lineas: readonly Renglon[],
  registro: Registro,
): Promise<Resultado> {
  const cuerpo = { ...enMesa(abierta), lineas: lineas.map(({ id }) => id), ...registro };
  const hecho = await unaSolaVez(registrarDesdeLineas.path, cuerpo, (body, llave) =>
    call(registrarDesdeLineas, { params: { id: abierta.cuenta }, body }, { llave }),
  );
  poner(abierta, hecho);
  const fechas = new Map(hecho.mesa.movimientos.map(({ partida, fecha }) => [partida?.id, fecha]));
  const partidas = hecho.partidas.map(({ id, numero }) => ({
    id,
    numero,
    fecha: fechas.get(id) ?? registro.fecha ?? lineas[0]?.fecha ?? '',
  }));
  return { dicho: `Contabilizada la ${decirPartidas(partidas)}.`, hechos: dePartidas(partidas) };
}

export async function deshacerCruces(abierta: MesaAbierta, cruces: string[]): Promise<Resultado> {
  for (let desde = 0; desde < cruces.length; desde += POR_CRUZAR_MAX) {
    const body = { ...enMesa(abierta), cruces: cruces.slice(desde, desde + POR_CRUZAR_MAX) };
    poner(abierta, await call(deshacerCrucesDeMesa, { params: { id: abierta.cuenta }, body }));
  }
  return {
    dicho: cruces.length === 1 ? 'Cruce deshecho.' : `${formatearEntero(cruces.length)} cruces deshechos.`,
    hechos: [],
  };
}

/** All of those that it is in. */
export async function deshacerCruceDe(abierta: MesaAbierta, { id, lado }: Renglon): Promise<Resultado> {
  const cruces = await call(verCruces, { query: lado === 'banco' ? { linea: id } : { movimiento: id } });
  return deshacerCruces(
    abierta,
    cruces.map((cruce) => cruce.id),
  );
}

interface OrdenDeRevertir {
  /** Undefined: each on its own day. */
  readonly fecha: string | undefined;
  readonly motivo: string;
  readonly resultados: DestinoDeResultados | undefined;
}

export async function deshacerPartidas(
  abierta: MesaAbierta,
  partidas: readonly PartidaHecha[],
  { fecha, ...comun }: OrdenDeRevertir,
): Promise<Resultado> {
  for (const partida of partidas)
    await call(deshacerPartidaDeBanco, {
      params: { id: partida.id },
      body: { fecha: fecha ?? partida.fecha, ...comun },
    });
  await refrescarMesa(abierta);
  return { dicho: `Revertida la ${decirPartidas(partidas)}.`, hechos: [] };
}

/** All but partidas, which are reversed with a reason. */
export async function deshacer(
  abierta: MesaAbierta,
  hecho: Exclude<Hecho, { readonly tipo: 'partidas' }>,
): Promise<Resultado> {
  if (hecho.tipo === 'cruces') return deshacerCruces(abierta, hecho.cruces);
  if (hecho.tipo === 'explicaciones') {
    const { lineas, movimientos } = hecho;
    const body = { ...enMesa(abierta), lineas, movimientos };
    poner(abierta, await call(quitarExplicacionesDeMesa, { params: { id: abierta.cuenta }, body }));
    return { dicho: 'Explicación quitada.', hechos: [] };
  }
  for (const grupo of hecho.grupos) {
    const body = { ...enMesa(abierta), ...grupo };
    poner(abierta, await call(explicarEnMesa, { params: { id: abierta.cuenta }, body }));
  }
  return { dicho: 'Explicación repuesta.', hechos: [] };
}

const dePartidas = (partidas: readonly PartidaHecha[]): Hecho[] =>
  partidas.length === 0 ? [] : [{ tipo: 'partidas', partidas }];

function decirAceptadas(cuantas: number, partidas: readonly PartidaHecha[]): string {
  if (cuantas === 0) return 'No se aceptó ninguna.';
  const aceptadas =
    cuantas === 1 ? 'Sugerencia aceptada' : `${formatearEntero(cuantas)} sugerencias aceptadas`;
  return partidas.length === 0 ? `${aceptadas}.` : `${aceptadas}: ${decirPartidas(partidas)}.`;
}

export const decirPartidas = (partidas: readonly PartidaHecha[]): string =>
  partidas.length === 1
    ? `partida ${partidas[0]?.numero}`
    : `serie de ${formatearEntero(partidas.length)} partidas`;

function decirNegadas(negadas: readonly string[]): string {
  const motivos = [...new Set(negadas)];
  const cuantas =
    negadas.length === 1 ? 'Una no se aceptó' : `${formatearEntero(negadas.length)} no se aceptaron`;
  return `${cuantas}: ${motivos.slice(0, 3).join(' ')}`;
}

const NEGATIVAS = {
  ninguna: 'Nada pendiente del otro lado suma lo mismo.',
  varias: 'Más de una combinación suma lo mismo: elija usted.',
  'sin-tiempo': 'Hay demasiadas combinaciones para probarlas todas: elija más de un lado, o menos.',
} as const;

/** Looks on the other side for what adds up to the same, and chooses it if it can only be that. */
export async function combinar(
  { cuenta }: MesaAbierta,
  elegido: Eleccion,
  elegir: (banco: readonly string[], libros: readonly string[]) => void,
): Promise<Resultado> {
  const suyos = idsDe(elegido);
  const { resultado, lineas, movimientos } = await call(buscarCombinacion, {
    params: { id: cuenta },
    body: suyos,
  });
  if (resultado !== 'unica') return { dicho: '', hechos: [], negado: NEGATIVAS[resultado] };
  elegir([...new Set([...suyos.lineas, ...lineas])], [...new Set([...suyos.movimientos, ...movimientos])]);
  const cuantas = suyos.lineas.length > 0 ? movimientos.length : lineas.length;
  return {
    dicho: `Solo una combinación suma lo mismo: ${formatearEntero(cuantas)} del otro lado. Intro la cruza.`,
    hechos: [],
  };
}

interface SinRespuesta {
  readonly llave: string;
  readonly revision: number;
}

const sinRespuesta = new Map<string, SinRespuesta>();

/**
 * What must not happen twice, sent again by whoever got no answer: with the same key and the same body, so that the server
 * answers as the first time.
 */
async function unaSolaVez<C extends { readonly revision: number }, R>(
  ruta: string,
  cuerpo: C,
  enviar: (cuerpo: C, llave: string) => Promise<R>,
): Promise<R> {
  const { revision: _, ...pedido } = cuerpo;
  const firma = JSON.stringify([ruta, pedido]);
  const { llave, revision } = sinRespuesta.get(firma) ?? { llave: newKey(), revision: cuerpo.revision };
  sinRespuesta.set(firma, { llave, revision });
  try {
    const respuesta = await enviar({ ...cuerpo, revision }, llave);
    sinRespuesta.delete(firma);
    return respuesta;
  } catch (error) {
    if (!(error instanceof ApiError && error.esPasajero)) sinRespuesta.delete(firma);
    throw error;
  }
}
