// The gates of a month as they are now, each with what people put on it. A signature holds while the gate and its
// evidence are what was signed; an exception, while the gate is what was let pass.
import { hash } from 'node:crypto';
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { EstadoDeCompuerta } from '@cuadra/contract/contabilidad/periodos/periodos';
import type { Database } from '#platform/database/pool.ts';
import { type Alcance, type AlcanceDeVarias, type Compuerta, revisarEnCadaAgencia } from '../compuerta.ts';
import { type ExcepcionEnPie, leerExcepcionesEnPie } from './excepciones.ts';
import { leerSeguimientos, type Seguimiento, SIN_SEGUIMIENTO } from './seguimiento.ts';

export interface CompuertaRevisada extends CompuertaDelCierre {
  /** The fingerprint of the gate alone: what an exception is about. */
  readonly huellaDeEstado: string;
}

export async function revisarCierre(
  db: Database,
  { agencia, ...dias }: Alcance,
  compuertas: readonly Compuerta[],
): Promise<CompuertaRevisada[]> {
  const revisadas = await revisarCierres(db, { ...dias, agencias: [agencia] }, compuertas);
  return revisadas.get(agencia) ?? [];
}

/** The gates of the same month in each agencia. */
export async function revisarCierres(
  db: Database,
  alcance: AlcanceDeVarias,
  compuertas: readonly Compuerta[],
): Promise<ReadonlyMap<string, CompuertaRevisada[]>> {
  const revisadas = new Map<string, CompuertaRevisada[]>();
  for (const [agencia, estados] of await revisarEnCadaAgencia(db, alcance, compuertas)) {
    const clave = { anio: alcance.anio, mes: alcance.mes, agencia };
    const seguimientos = await leerSeguimientos(db, clave);
    const excepciones = await leerExcepcionesEnPie(db, clave);
    const suyas = estados.map((estado) =>
      conSeguimiento(
        estado,
        compuertas.find(({ id }) => id === estado.id)?.admiteExcepcion ?? false,
        seguimientos.get(estado.id) ?? SIN_SEGUIMIENTO,
        excepciones.get(estado.id),
      ),
    );
    revisadas.set(agencia, suyas);
  }
  return revisadas;
}

function conSeguimiento(
  estado: EstadoDeCompuerta,
  admiteExcepcion: boolean,
  { firma, ...seguimiento }: Seguimiento,
  excepcion: ExcepcionEnPie | undefined,
): CompuertaRevisada {
  const huellaDeEstado = huellaDe([estado.id, estado.pasa, estado.motivo, estado.detalle]);
  const huella = huellaDe([
    huellaDeEstado,
    seguimiento.nota,
    seguimiento.partidas.map(({ id }) => id),
    seguimiento.archivos.map((archivo) => archivo.huella),
    excepcion?.id ?? null,
  ]);
  return {
    ...estado,
    ...seguimiento,
    admiteExcepcion,
    huella,
    huellaDeEstado,
    firma: firma === null ? null : { por: firma.por, en: firma.en, vigente: firma.huella === huella },
    excepcion:
      excepcion === undefined
        ? null
        : {
            por: excepcion.por,
            en: excepcion.en,
            motivo: excepcion.motivo,
            vigente: excepcion.estado === huellaDeEstado,
          },
  };
}

function huellaDe(contenido: unknown): string {
  return hash('sha256', JSON.stringify(contenido));
}

/** What keeps its promise of being passed: in order by itself, or let pass as it is. */
export const pasaComoEsta = ({ pasa, excepcion }: CompuertaDelCierre): boolean =>
  pasa || excepcion?.vigente === true;
