// The one way in which cash enters or leaves a caja, whoever asks for it: at the counter, between cajas, undoing, or a difference
// at review. The partida goes through the ledger's queue, and in its same transaction the movement is kept under its id: there is
// no instant at which one is there without the other. PostgreSQL judges the jornada, the limits and the people, and
// keeps with the movement the consent that its partida was posted with.
import type { FormularioNuevo } from '@cuadra/contract/contabilidad/cajas/ive';
import type { MovimientoPorSellar } from '@cuadra/core/ahorros/movimientos-sellados';
import {
  type ClaseDeMovimiento,
  clases,
  type MedioDeMovimiento,
  type Sentido,
} from '@cuadra/core/cajas/movimiento';
import type { Operacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import type { LineaDePartida } from '@cuadra/core/partida';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { guardarMovimientos } from './guardar-movimientos.ts';
import { guardarFormulario } from './ive/guardar-formulario.ts';
import { comoProblemaDeCaja } from './rechazo-de-caja.ts';

/** The jornada that the cash enters or leaves, with what its partida needs of the caja. */
export interface JornadaDelMovimiento {
  readonly id: string;
  readonly fecha: string;
  readonly caja: { readonly codigo: string; readonly agencia: string; readonly idCuenta: string };
}

export interface OrdenDeMovimiento {
  /** What the bitácora calls it: cajas:registrar, cajas:revertir, cajas:enviar… */
  readonly accion: string;
  readonly jornada: JornadaDelMovimiento;
  readonly clase: ClaseDeMovimiento;
  readonly sentido: Sentido;
  readonly medio: MedioDeMovimiento;
  readonly monto: Centavos;
  readonly contracuenta: string;
  readonly concepto: string;
  /** What the partida says, when its kind says it in another way. */
  readonly conceptoDePartida?: string;
  readonly documento?: string | null;
  readonly persona?: { readonly documento: string; readonly nombre: string } | null;
  readonly formulario?: FormularioNuevo | null;
  readonly traslado?: string | null;
  /** What whoever consents must see besides: which account or caja, in words, and the savings accounts that it moves. */
  readonly deQue?: { readonly detalle: string; readonly cuentas?: readonly number[] } | undefined;
  /** Those of savings that `despues` makes under its partida. */
  readonly movimientosDeAhorro?: readonly MovimientoPorSellar[] | undefined;
  /** Whoever proposed what the person who acts approves: it is theirs, with that approval. */
  readonly propuestoPor?: string | null;
  /** The movement that is undone: whole, and with `sentido` the other way. */
  readonly revierte?: { readonly id: string; readonly motivo: string } | null;
  /** Whoever undoes another knows that a bank says it already. */
  readonly aceptaCruces?: boolean;
  /** With it, asking twice moves once; `llaveDe` of what was asked, with what it was asked of. */
  readonly llave?: Llave | undefined;
  /** Ids of what else is changed with it, for the bitácora. */
  readonly entidades?: readonly string[];
  /** In the same transaction: what the movement needs to find (a new traslado), and what follows from it (a jornada is reviewed). */
  readonly antes?: (tx: Tx, asentado: Asentado) => Promise<void>;
  readonly despues?: (tx: Tx, asentado: Asentado) => Promise<void>;
}

export interface Asentado {
  /** The movement's and its partida's. */
  readonly id: string;
  readonly registradoEn: string;
}

export type Movido =
  | {
      readonly esRepetida: false;
      readonly id: string;
      readonly recibo: number;
      readonly tieneFormulario: boolean;
      readonly partida: Contabilizada;
    }
  /** The key was used before with this same body: the first movement is the answer. */
  | { readonly esRepetida: true; readonly id: string };

export async function moverEfectivo(
  { cola }: { readonly cola: Cola },
  contexto: ContextoConActor,
  orden: OrdenDeMovimiento,
): Promise<Movido> {
  const partida = partidaDe(contexto, orden);
  const { id } = partida;
  const pedido: Pedido = { orden, hechoPor: contexto.actor.id, recibo: 0, tieneFormulario: false };
  const { enCamino, asentar } = despachoDe(cola);
  enCamino.set(id, pedido);
  try {
    const admitida = await cola.contabilizar({
      contexto,
      accion: orden.accion,
      entidades: orden.entidades ?? [],
      llave: orden.llave,
      aceptaCruces: orden.aceptaCruces === true ? contexto.ahora : undefined,
      partida,
      acto: { resumen: resumenDe(orden), cuentas: orden.deQue?.cuentas },
      ...(haceAlgoMas(orden)
        ? { alContabilizar: (tx, hecha) => asentarUno(tx, orden, hecha, asentar) }
        : { alContabilizarJuntas: asentar }),
    });
    if ('idRepetida' in admitida) return { esRepetida: true, id: admitida.idRepetida };
    const { recibo, tieneFormulario } = pedido;
    return { esRepetida: false, id, recibo, tieneFormulario, partida: admitida.contabilizada };
  } catch (error) {
    throw comoProblemaDeCaja(error);
  } finally {
    enCamino.delete(id);
  }
}

interface Pedido {
  readonly orden: OrdenDeMovimiento;
  readonly hechoPor: string;
  recibo: number;
  tieneFormulario: boolean;
}

type Asentar = (tx: Tx, hechas: readonly Contabilizada[]) => Promise<void>;

interface Despacho {
  /** What was asked for and is not answered yet, by its partida. */
  readonly enCamino: Map<string, Pedido>;
  /** The same for all of them: those of a tanda are kept together. */
  readonly asentar: Asentar;
}

/** Each queue has its own, because each is of one institution. */
const despachos = new WeakMap<Cola, Despacho>();

function despachoDe(cola: Cola): Despacho {
  const conocido = despachos.get(cola);
  if (conocido !== undefined) return conocido;
  const enCamino = new Map<string, Pedido>();
  const nuevo: Despacho = { enCamino, asentar: (tx, hechas) => asentarTodos(tx, enCamino, hechas) };
  despachos.set(cola, nuevo);
  return nuevo;
}

const haceAlgoMas = ({ antes, despues }: OrdenDeMovimiento) => antes !== undefined || despues !== undefined;

/** In its place between what it needs to find and what follows from it. */
async function asentarUno(
  tx: Tx,
  { antes, despues }: OrdenDeMovimiento,
  hecha: Contabilizada,
  asentar: Asentar,
): Promise<void> {
  const asentado = { id: hecha.id, registradoEn: hecha.registradaEn };
  await antes?.(tx, asentado);
  await asentar(tx, [hecha]);
  await despues?.(tx, asentado);
}

async function asentarTodos(
  tx: Tx,
  enCamino: ReadonlyMap<string, Pedido>,
  hechas: readonly Contabilizada[],
): Promise<void> {
  const movimientos = hechas.map(({ id, registradaEn: registradoEn }) => ({
    ...pedidoDe(enCamino, id),
    id,
    registradoEn,
  }));
  const recibos = await guardarMovimientos(tx, movimientos);
  for (const { id, orden } of movimientos) {
    const recibo = recibos.get(id);
    if (recibo === undefined) throw new Error(`El movimiento ${id} quedó sin recibo`);
    const { formulario } = orden;
    const tieneFormulario = formulario != null && (await guardarFormulario(tx, id, formulario));
    Object.assign(pedidoDe(enCamino, id), { recibo, tieneFormulario });
  }
}

function pedidoDe(enCamino: ReadonlyMap<string, Pedido>, id: string): Pedido {
  const pedido = enCamino.get(id);
  if (pedido === undefined) throw new Error(`Nadie pidió el movimiento ${id}`);
  return pedido;
}

function partidaDe({ actor }: ContextoConActor, orden: OrdenDeMovimiento): PartidaPorContabilizar {
  const { jornada, concepto, revierte, propuestoPor, conceptoDePartida = conceptoUsual(orden) } = orden;
  const comun = {
    origen: 'caja',
    fecha: jornada.fecha,
    agencia: jornada.caja.agencia,
    concepto: conceptoDePartida,
    lineas: lineasDe(orden, concepto),
    movimientos: orden.movimientosDeAhorro,
    autor: propuestoPor ?? actor.id,
    aprobador: propuestoPor == null ? null : actor.id,
  } as const;
  const operacion = operacionDe(orden);
  if (revierte == null) return porContabilizar({ ...comun, operacion, tipo: 'caja' });
  return porContabilizar({
    ...comun,
    operacion,
    revierte: { id: revierte.id, tipo: 'caja' },
    motivo: revierte.motivo,
  });
}

/** What the other caja refused was seen by two already, and comes back as it went. */
export function operacionDe({
  clase,
  sentido,
  traslado,
  revierte,
}: Pick<OrdenDeMovimiento, 'clase' | 'sentido' | 'traslado' | 'revierte'>): Operacion {
  if (traslado != null) return revierte == null && sentido === 'entrada' ? 'caja-recepcion' : 'caja-traslado';
  return revierte == null ? operacionDeClase[clase] : 'caja-reversion';
}

const operacionDeClase: Readonly<Record<ClaseDeMovimiento, Operacion>> = {
  ingreso: 'caja-ingreso',
  egreso: 'caja-egreso',
  'pago-menor': 'caja-pago-menor',
  remesa: 'caja-remesa',
  'deposito-ahorro': 'caja-deposito-ahorro',
  'retiro-ahorro': 'caja-retiro-ahorro',
  dotacion: 'caja-traslado',
  entrega: 'caja-traslado',
  traslado: 'caja-traslado',
  sobrante: 'caja-diferencia',
  faltante: 'caja-diferencia',
  resumen: 'demostracion',
};

/** What another person reads to consent: where, what, whose, to whom and why. */
function resumenDe({ jornada, clase, deQue, persona, concepto, revierte }: OrdenDeMovimiento): string {
  const que = revierte == null ? clases[clase].nombre : `Deshacer: ${clases[clase].nombre}`;
  const deQuien = deQue === undefined ? '' : ` ${deQue.detalle}`;
  const aQuien = persona == null ? '' : `, ${persona.nombre} (documento ${persona.documento})`;
  const porque = revierte == null ? concepto : `${concepto}. Motivo: ${revierte.motivo}`;
  return `Caja ${jornada.caja.codigo}. ${que}${deQuien}${aQuien}: ${porque}`;
}

function conceptoUsual({ clase, jornada, concepto, revierte }: OrdenDeMovimiento): string {
  const que = `${clases[clase].nombre}, caja ${jornada.caja.codigo}`;
  return revierte == null ? `${que}: ${concepto}` : `Se deshace ${que}: ${revierte.motivo}`;
}

/** What enters is owed by the caja, what leaves is owed to it; the debe first. */
function lineasDe(
  { jornada, sentido, monto, contracuenta, documento }: OrdenDeMovimiento,
  concepto: string,
): LineaDePartida[] {
  const [debe, haber] =
    sentido === 'entrada' ? [jornada.caja.idCuenta, contracuenta] : [contracuenta, jornada.caja.idCuenta];
  const comun = { concepto, documento };
  return [
    { ...comun, idCuenta: debe, debe: monto, haber: CERO },
    { ...comun, idCuenta: haber, debe: CERO, haber: monto },
  ];
}
