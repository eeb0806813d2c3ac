// What undoing an import would do, judged as each of its reversals by itself: what keeps it from being done, by kind, and whether
// who asks does it alone.

import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ImpedimentoDeDeshacer } from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { esDeResultado } from '@cuadra/core/cierre';
import { actoDe } from '@cuadra/core/control/clase-de-lineas';
import type { ClaseDeOperacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos, maximoDe, restar, sumar } from '@cuadra/core/dinero';
import { lineasInversas, numeroDePartida } from '@cuadra/core/partida';
import { estaFirmada } from '#administracion/poderes/queries.ts';
import { type AdvertenciaHallada, abrirMirada } from '#contabilidad/borradores/efecto/advertencias.ts';
import { type EntornoDelLibro, leerEntorno } from '#contabilidad/libro/entorno.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { revisar } from '#contabilidad/libro/revisar.ts';
import { noEsAnterior } from '#contabilidad/partidas/armar-reversion.ts';
import { leerMovidoHoy } from '#control/limites.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
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
  readonly advertencias: readonly ImpedimentoDeDeshacer[];
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
  const sala = { entorno, firmada: await estaFirmada(db), cerrados: await ejerciciosCerrados(db) };
  const mirar = abrirAdvertencias(db, ahora);
  const impedidas = abrirImpedimentos();
  const advertidas = abrirImpedimentos(({ codigo }) => codigo);
  const porClase = new Map<ClaseDeOperacion, { mayor: Centavos; suma: Centavos }>();
  const anios = new Set<number>();
  let [partidas, yaRevertidas, vistas, total] = [0, 0, 0, CERO];
  for await (const pagina of recorrerImportadas(db, orden.lote)) {
    const reversiones = new Map<Importada, PartidaPorContabilizar>();
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
      reversiones.set(importada, reversion);
      for (const impedimento of queLoImpide(importada, reversion, sala))
        impedidas.agregar(importada, impedimento);
    }
    const suyas = await mirar([...reversiones.values()]);
    for (const [indice, importada] of [...reversiones.keys()].entries())
      for (const advertencia of suyas[indice] ?? []) advertidas.agregar(importada, advertencia);
    vistas += pagina.length;
    alAvanzar?.(vistas);
  }
  const [impedimentos, advertencias] = [impedidas.cerrar(), advertidas.cerrar()];
  return { partidas, total, yaRevertidas, impedimentos, advertencias, anios: [...anios], porClase };
}

type Advertir = (reversiones: readonly PartidaPorContabilizar[]) => Promise<AdvertenciaHallada[][]>;

/** Those of each, as if the ones before it were done; what is history is late by what it is. */
export function abrirAdvertencias(db: Database, ahora: Temporal.Instant): Advertir {
  const mirar = abrirMirada(db, hoyEn({ ahora: () => ahora }).toString());
  return async (reversiones) => {
    const miradas = await mirar(reversiones);
    return reversiones.map(({ origen }, indice) =>
      (miradas[indice]?.advertencias ?? []).filter(
        ({ codigo }) => codigo !== 'FECHA_ATRASADA' || origen !== 'historia',
      ),
    );
  };
}

async function ejerciciosCerrados(db: Database): Promise<ReadonlySet<number>> {
  const filas = await db.selectFrom('ejercicio').select('anio').where('estado', '=', 'cerrado').execute();
  return new Set(filas.map(({ anio }) => anio));
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

interface Sala {
  readonly entorno: EntornoDelLibro;
  readonly firmada: boolean;
  readonly cerrados: ReadonlySet<number>;
}

function queLoImpide(
  { cruzada, propuesta, origen, fecha, ejercicio, lineas }: Importada,
  reversion: PartidaPorContabilizar,
  { entorno, firmada, cerrados }: Sala,
): Impedimento[] {
  const conResultados = lineas.some(({ idCuenta }) => esDeResultado(idCuenta));
  return [
    ...(firmada && origen === 'historia' ? [FIRMADA] : []),
    ...(cruzada ? [CRUZADA] : []),
    ...(propuesta ? [PROPUESTA] : []),
    ...(cerrados.has(ejercicio) && conResultados ? [DE_CERRADO] : []),
    ...[...revisar(entorno, reversion), ...noEsAnterior(fecha, reversion.fecha)].map(
      ({ codigo, mensaje }) => ({ codigo, mensaje }),
    ),
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
const DE_CERRADO: Impedimento = {
  codigo: 'REVERSION_DE_EJERCICIO_CERRADO',
  mensaje:
    'Es de un ejercicio cerrado y tiene productos o gastos: reviértala por sí sola, y diga a dónde van.',
};
const PROPUESTA: Impedimento = {
  codigo: 'REVERSION_EN_REVISION',
  mensaje: 'Tiene una reversión que espera aprobación: apruébela o devuélvala primero.',
};

const LISTADAS_MAX = 5;

/** By kind: what its sentence says of one account or one month is another kind, unless told otherwise. */
function abrirImpedimentos(claseDe = ({ codigo, mensaje }: Impedimento) => `${codigo} ${mensaje}`) {
  const clases = new Map<
    string,
    { mensaje: string; codigo: string; cuantas: number; partidas: Importada[] }
  >();
  return {
    agregar(importada: Importada, { codigo, mensaje }: Impedimento) {
      const clave = claseDe({ codigo, mensaje });
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
