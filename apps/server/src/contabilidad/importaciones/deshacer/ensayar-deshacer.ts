// What undoing an import would do, judged as each of its reversals by itself: what keeps it from being done, by kind, and whether
// who asks does it alone.

import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ImpedimentoDeDeshacer } from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { actoDe } from '@cuadra/core/control/clase-de-lineas';
import type { ClaseDeOperacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos, maximoDe, restar, sumar } from '@cuadra/core/dinero';
import { lineasInversas, numeroDePartida } from '@cuadra/core/partida';
import { estaFirmada } from '../../../administracion/poderes/queries.ts';
import { leerMovidoHoy } from '../../../control/limites.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { type EntornoDelLibro, leerEntorno } from '../../libro/entorno.ts';
import { type PartidaPorContabilizar, porContabilizar } from '../../libro/partida-por-contabilizar.ts';
import { revisar } from '../../libro/revisar.ts';
import { type Importada, recorrerImportadas } from './queries.ts';

export interface OrdenDeDeshacer {
  readonly lote: string;
  readonly motivo: string;
  /** Null: each on the day of what it reverts. */
  readonly fecha: string | null;
  /** Who asks for it; who approves, if somebody else does. */
  readonly autor: string;
  readonly aprobador: string | null;
}

export interface Ensayado {
  readonly partidas: number;
  readonly total: Centavos;
  readonly yaRevertidas: number;
  readonly impedimentos: readonly ImpedimentoDeDeshacer[];
  /** The years in which the reversals are. */
  readonly anios: readonly number[];
  /** The greatest and the sum, by what they do with money. */
  readonly porClase: ReadonlyMap<ClaseDeOperacion, { readonly mayor: Centavos; readonly suma: Centavos }>;
}

interface Medios {
  readonly db: Database;
  readonly ahora: Temporal.Instant;
  readonly alAvanzar?: (hechas: number) => void;
}

export async function ensayarDeshacer(
  { db, ahora, alAvanzar }: Medios,
  orden: OrdenDeDeshacer,
): Promise<Ensayado> {
  const entorno = await leerEntorno(db, ahora);
  const firmada = await estaFirmada(db);
  const impedidas = abrirImpedimentos();
  const porClase = new Map<ClaseDeOperacion, { mayor: Centavos; suma: Centavos }>();
  const anios = new Set<number>();
  let [partidas, yaRevertidas, vistas, total] = [0, 0, 0, CERO];
  for await (const pagina of recorrerImportadas(db, orden.lote)) {
    for (const importada of pagina) {
      if (importada.revertida) {
        yaRevertidas++;
        continue;
      }
      partidas++;
      total = sumar([total, importada.total]);
      const reversion = reversionDe(importada, orden);
      anios.add(Number(reversion.fecha.slice(0, 4)));
      const { clase, monto } = actoDe(reversion.operacion, reversion.lineas, entorno.dinero);
      const antes = porClase.get(clase) ?? { mayor: CERO, suma: CERO };
      porClase.set(clase, { mayor: maximoDe(antes.mayor, monto), suma: sumar([antes.suma, monto]) });
      for (const impedimento of queLoImpide(importada, reversion, { entorno, firmada }))
        impedidas.agregar(importada, impedimento);
    }
    vistas += pagina.length;
    alAvanzar?.(vistas);
  }
  return { partidas, total, yaRevertidas, impedimentos: impedidas.cerrar(), anios: [...anios], porClase };
}

export function reversionDe(
  importada: Importada,
  { motivo, fecha, autor, aprobador }: OrdenDeDeshacer,
): PartidaPorContabilizar {
  return porContabilizar({
    origen: importada.origen,
    operacion: 'deshacer-importacion',
    revierte: importada,
    motivo,
    fecha: fecha ?? importada.fecha,
    agencia: importada.agencia,
    concepto: `Reversión de la partida ${numeroDePartida(importada)}: ${motivo}`,
    lineas: lineasInversas(importada.lineas),
    autor,
    aprobador,
  });
}

interface Impedimento {
  readonly codigo: string;
  readonly mensaje: string;
}

function queLoImpide(
  { cruzada, propuesta, origen }: Importada,
  reversion: PartidaPorContabilizar,
  { entorno, firmada }: { readonly entorno: EntornoDelLibro; readonly firmada: boolean },
): Impedimento[] {
  return [
    ...(firmada && origen === 'historia' ? [FIRMADA] : []),
    ...(cruzada ? [CRUZADA] : []),
    ...(propuesta ? [PROPUESTA] : []),
    ...revisar(entorno, reversion).map(({ codigo, mensaje }) => ({ codigo, mensaje })),
  ];
}

const FIRMADA: Impedimento = {
  codigo: 'PUESTA_EN_MARCHA_FIRMADA',
  mensaje: 'Es historia y la puesta en marcha ya está firmada: corrija con una partida de ajuste.',
};
const CRUZADA: Impedimento = {
  codigo: 'PARTIDA_CRUZADA',
  mensaje: 'Está cruzada con el banco: deshaga primero el cruce en la mesa de su cuenta bancaria.',
};
const PROPUESTA: Impedimento = {
  codigo: 'REVERSION_EN_REVISION',
  mensaje: 'Tiene una reversión que espera aprobación: apruébela o devuélvala primero.',
};

const LISTADAS_MAX = 5;

/** By kind: what its sentence says of one account or one month is another kind. */
function abrirImpedimentos() {
  const clases = new Map<
    string,
    { mensaje: string; codigo: string; cuantas: number; partidas: Importada[] }
  >();
  return {
    agregar(importada: Importada, { codigo, mensaje }: Impedimento) {
      const clave = `${codigo} ${mensaje}`;
      const clase = clases.get(clave) ?? { codigo, mensaje, cuantas: 0, partidas: [] };
      clase.cuantas++;
      if (clase.partidas.length < LISTADAS_MAX) clase.partidas.push(importada);
      if (clases.size < CLASES_MAX || clases.has(clave)) clases.set(clave, clase);
    },
    cerrar: (): ImpedimentoDeDeshacer[] =>
      [...clases.values()].map(({ partidas, ...clase }) => ({
        ...clase,
        partidas: partidas.map(({ id, numero, ejercicio }) => ({ id, numero, ejercicio })),
      })),
  };
}

const CLASES_MAX = 200;

/** Why it takes another person; null: it is within what this one posts alone today. */
export async function porQueDeDos(
  { db, ahora }: Medios,
  { id, roles }: { readonly id: string; readonly roles: readonly Rol[] },
  { porClase }: Ensayado,
): Promise<string | null> {
  const { limites } = await leerEntorno(db, ahora);
  const hoy = await leerMovidoHoy(db, ahora, { id });
  for (const [clase, { mayor, suma }] of porClase) {
    // The greatest by the limit of one, all of them by that of the day.
    const [exceso] = limites.exceso(
      roles,
      'deshacer-importacion',
      { clase, monto: mayor },
      sumar([hoy(clase), restar(suma, mayor)]),
    );
    if (exceso !== undefined) return DE_DOS;
  }
  return null;
}

const DE_DOS = 'Pasa de lo que usted contabiliza sin aprobación: lo decide otra persona.';
