// What is said of a sheet of partidas besides its columns, and what each remedy may do from the dialog: it changes how the file is read or
// what its words mean, and the file is rehearsed again.
import type { CampoDeImportacion } from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { GrupoDeErrores } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import type {
  CodigoDeLote,
  DestinoDeLote,
  ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import type { SentSheet, SheetRun } from '#hojas/assistant/sheet-kind.ts';
import type { Way } from '#hojas/assistant/way.ts';

/** What is to be done with them, what their words mean, and why its warnings are accepted. */
export interface OrdenDePartidas {
  readonly destino: DestinoDeLote;
  readonly palabras: Palabras;
  readonly motivos: Readonly<Partial<Record<CodigoDeLote, string>>>;
}

/** What the words of the file mean here. */
interface Palabras {
  /** The equivalence by which its accounts are known. */
  readonly equivalencia?: string | undefined;
  readonly agencias?: readonly AgenciaDicha[] | undefined;
}

interface AgenciaDicha {
  readonly antes: string;
  readonly agencia: string;
}

export interface MesaDeRemedios {
  readonly manera: Way<CampoDeImportacion>;
  readonly palabras: Palabras;
  readonly nombreDeHoja: string;
  readonly esHistoria: boolean;
  readonly releer: (cambios: {
    readonly manera?: Way<CampoDeImportacion>;
    readonly palabras?: Palabras;
    readonly destino?: DestinoDeLote;
  }) => void;
}

export interface RemedioProps {
  readonly grupo: GrupoDeErrores;
  readonly mesa: MesaDeRemedios;
}

export type HojaEnElDialogo = SheetRun<CampoDeImportacion, ResultadoDeLote, OrdenDePartidas>;

/** Undefined until it was rehearsed. */
export function mesaDe({
  way,
  rehearsed,
  said,
  file,
  rehearse,
}: HojaEnElDialogo): MesaDeRemedios | undefined {
  if (way === undefined || rehearsed === undefined) return undefined;
  return {
    manera: way,
    palabras: said.palabras,
    nombreDeHoja: file?.name ?? '',
    esHistoria: rehearsed.esHistoria,
    releer: ({ manera, ...dicho }) =>
      rehearse({ said: dicho, ...(manera === undefined ? {} : { way: manera }) }),
  };
}

export type PartidasEnviadas = SentSheet<CampoDeImportacion, OrdenDePartidas>;

const NOMBRE_MAX = 200;

/** As it travels in an address. */
export const consultaDe = ({ file, query, said: { destino, palabras } }: PartidasEnviadas) => {
  const { equivalencia, agencias = [] } = palabras;
  return {
    destino,
    ...query,
    ...(equivalencia === undefined ? {} : { equivalencia }),
    ...(agencias.length === 0 ? {} : { agencias: JSON.stringify(agencias) }),
    nombre: file.name.slice(0, NOMBRE_MAX),
  };
};
