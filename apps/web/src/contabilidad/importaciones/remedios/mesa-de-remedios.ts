// What each remedy may do from the dialog: it changes how the file is read or what its words mean, and the file is rehearsed again.
import type { CampoDeImportacion } from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { DestinoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { Manera } from '#hojas/manera.ts';

/** What the words of the file mean here. */
export interface Palabras {
  /** The equivalence by which its accounts are known. */
  readonly equivalencia?: string | undefined;
  readonly agencias?: readonly AgenciaDicha[] | undefined;
}

export interface AgenciaDicha {
  readonly antes: string;
  readonly agencia: string;
}

export interface MesaDeRemedios {
  readonly manera: Manera<CampoDeImportacion>;
  readonly palabras: Palabras;
  readonly nombreDeHoja: string;
  readonly esHistoria: boolean;
  readonly releer: (cambios: {
    readonly manera?: Manera<CampoDeImportacion>;
    readonly palabras?: Palabras;
    readonly destino?: DestinoDeLote;
  }) => void;
}

/** As they travel in an address. */
export const palabrasEnConsulta = ({ equivalencia, agencias = [] }: Palabras) => ({
  ...(equivalencia === undefined ? {} : { equivalencia }),
  ...(agencias.length === 0 ? {} : { agencias: JSON.stringify(agencias) }),
});
