// Goes through what comes in, once: judges each partida, counts, adds up, lists what is wrong and keeps the good ones in
// order.
import { setImmediate as cederElPaso } from 'node:timers/promises';
import type { GrupoDeErrores } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import {
  ERRORES_LISTADOS_MAX,
  type ErrorDeLote,
  LINEAS_POR_LOTE_MAX,
  PARTIDAS_POR_LOTE_MAX,
  type PartidaDeMuestra,
  type SumaDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { CERO, sumar } from '@cuadra/core/dinero';
import { tiposManuales, totalDebe, totalHaber } from '@cuadra/core/partida';
import { ProblemaError } from '#platform/problema.ts';
import { abrirGrupos } from './agrupar-errores.ts';
import type { Entrada, Leida } from './entrada.ts';
import type { Admitida, Juez } from './juzgar.ts';

export interface Recibido {
  readonly partidas: number;
  readonly lineas: number;
  /** How many of them take another person. */
  readonly excedidas: number;
  /** The id of its first partida, by which the lote is known. */
  readonly primera: string;
  /** The years of those that who brings them may post alone. */
  readonly anios: readonly number[];
  readonly sumas: readonly SumaDeLote[];
  readonly muestra: readonly PartidaDeMuestra[];
  readonly errores: readonly ErrorDeLote[];
  readonly totalDeErrores: number;
  readonly grupos: readonly GrupoDeErrores[];
}

/** What one statement stores: enough to be worth it, not so much that anyone else notices. */
const LINEAS_POR_TANDA = 10_000;

interface Destino {
  readonly guardar?: (tanda: readonly Admitida[]) => Promise<void>;
  /** The good ones of each tanda, also when others are wrong; what is wrong with them once they stand together. */
  readonly mirar?: (tanda: readonly Admitida[]) => Promise<readonly ErrorDeLote[]>;
  readonly alAvanzar?: (avance: NonNullable<Leida['avance']>) => void;
}

export async function recibirLote(
  { leidas }: Entrada,
  juez: Juez,
  { guardar, mirar, alAvanzar }: Destino,
): Promise<Recibido> {
  const lista = abrirLista();
  const cuenta = abrirCuenta();
  let [partidas, enTanda] = [0, 0];
  let tanda: Admitida[] = [];
  const cerrarTanda = async (avance?: Leida['avance']) => {
    if (lista.total() === 0) await guardar?.(tanda);
    lista.agregar((await mirar?.(tanda)) ?? []);
    if (avance !== undefined) alAvanzar?.(avance);
    // A sheet is all there at once: the other requests of this process have their turn in between.
    await cederElPaso();
    [tanda, enTanda] = [[], 0];
  };
  for await (const leida of leidas) {
    exigirQueQuepa(++partidas, cuenta.lineas());
    const veredicto = juez(leida);
    if ('errores' in veredicto) {
      lista.agregar(veredicto.errores);
      enTanda++;
    } else {
      const admitida = { ...veredicto, linea: leida.ubicar('').linea };
      cuenta.agregar(admitida);
      enTanda += admitida.partida.lineas.length;
      tanda.push(admitida);
    }
    if (enTanda >= LINEAS_POR_TANDA) await cerrarTanda(leida.avance);
  }
  exigirQueQuepa(partidas, cuenta.lineas());
  if (partidas === 0) lista.agregar([SIN_PARTIDAS]);
  if (tanda.length > 0) await cerrarTanda();
  const { primeros: errores, total, grupos } = lista;
  return { partidas, ...cuenta.cerrar(), errores, totalDeErrores: total(), grupos: grupos() };
}

const MUESTRA_MAX = 20;
const LINEAS_DE_MUESTRA_MAX = 12;

/** What the good ones add up to. */
function abrirCuenta() {
  const sumas = new Map<string, SumaDeLote>();
  const anios = new Set<number>();
  const muestra: PartidaDeMuestra[] = [];
  let [lineas, excedidas, primera] = [0, 0, ''];
  return {
    lineas: () => lineas,
    agregar(admitida: Admitida) {
      const { partida, excede } = admitida;
      if (primera === '') primera = partida.id;
      if (excede === null) anios.add(Number(partida.fecha.slice(0, 4)));
      else excedidas++;
      lineas += partida.lineas.length;
      sumarA(sumas, admitida);
      if (muestra.length < MUESTRA_MAX) muestra.push(comoMuestra(admitida));
    },
    cerrar: () => ({
      lineas,
      excedidas,
      primera,
      anios: [...anios],
      sumas: [...sumas].sort(([una], [otra]) => (una < otra ? -1 : 1)).map(([, suma]) => suma),
      muestra,
    }),
  };
}

function sumarA(sumas: Map<string, SumaDeLote>, { partida: { agencia, fecha, lineas } }: Admitida): void {
  const mes = fecha.slice(0, 7);
  const clave = `${agencia} ${mes}`;
  const antes = sumas.get(clave) ?? { agencia, mes, partidas: 0, debe: CERO, haber: CERO };
  sumas.set(clave, {
    agencia,
    mes,
    partidas: antes.partidas + 1,
    debe: sumar([antes.debe, totalDebe(lineas)]),
    haber: sumar([antes.haber, totalHaber(lineas)]),
  });
}

function comoMuestra({ partida, linea, excede }: Admitida): PartidaDeMuestra {
  const { fecha, agencia, concepto, lineas } = partida;
  return {
    linea,
    tipo: tiposManuales.find((tipo) => tipo === partida.tipo) ?? 'diario',
    fecha,
    agencia,
    concepto,
    total: totalDebe(lineas),
    cantidadLineas: lineas.length,
    lineas: lineas
      .slice(0, LINEAS_DE_MUESTRA_MAX)
      .map(({ idCuenta, debe, haber }) => ({ idCuenta, debe, haber })),
    aprobacion: excede,
  };
}

const SIN_PARTIDAS: ErrorDeLote = {
  linea: 1,
  campo: '',
  codigo: 'PETICION_INVALIDA',
  mensaje: 'El envío no trae ninguna partida.',
};

function exigirQueQuepa(partidas: number, lineas: number): void {
  if (partidas <= PARTIDAS_POR_LOTE_MAX && lineas <= LINEAS_POR_LOTE_MAX) return;
  throw new ProblemaError('CUERPO_DEMASIADO_GRANDE', {
    detalle: 'Un lote lleva como máximo 100,000 partidas y 600,000 líneas. Divídalo en partes.',
  });
}

/** Keeps the first ones, counts all and tells of which kinds they are. */
function abrirLista() {
  const primeros: ErrorDeLote[] = [];
  const porClase = abrirGrupos();
  let total = 0;
  return {
    primeros,
    total: () => total,
    grupos: porClase.cerrar,
    agregar(errores: readonly ErrorDeLote[]) {
      total += errores.length;
      porClase.agregar(errores);
      primeros.push(...errores.slice(0, ERRORES_LISTADOS_MAX - primeros.length));
    },
  };
}
