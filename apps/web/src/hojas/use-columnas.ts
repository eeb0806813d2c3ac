// The columns of a sheet that somebody chose: looked at by the server, page by page, and how they are read as the person goes choosing it.
import type { CamposDeHoja, ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { estaCompleta, type Manera, maneraPropuesta } from './manera.ts';
import { UNA_A_LA_VEZ } from './una-a-la-vez.ts';

interface ColumnasPorVer<C extends string> {
  readonly campos: CamposDeHoja<C>;
  readonly pedir: (
    body: Pick<SheetFile, 'mediaType' | 'bytes'>,
    query: { readonly lectura?: string },
  ) => Promise<ColumnasDeHoja<C>>;
  /** When nothing is left to choose, as soon as the sheet is looked at. */
  readonly alReconocerse: (archivo: SheetFile, manera: Manera<C>) => void;
}

export function useColumnas<C extends string>({ campos, pedir, alReconocerse }: ColumnasPorVer<C>) {
  const [manera, setManera] = useState<Manera<C>>();
  const vistas = useMutation({
    scope: UNA_A_LA_VEZ,
    mutationFn: ({ archivo: { mediaType, bytes }, hoja }: Pedido) =>
      pedir({ mediaType, bytes }, hoja === undefined ? {} : { lectura: JSON.stringify({ hoja }) }),
  });
  const mirar = async (archivo: SheetFile, hoja?: number) => {
    const anteriores = vistas.data;
    try {
      const halladas = await vistas.mutateAsync({ archivo, hoja });
      // The same sheet, corrected: what was chosen for it still holds.
      const esLaMisma = hoja === undefined && sonIguales(anteriores?.columnas, halladas.columnas);
      const propuesta = manera !== undefined && esLaMisma ? manera : maneraPropuesta(campos, halladas);
      setManera(propuesta);
      if (estaCompleta(campos, halladas, propuesta)) alReconocerse(archivo, propuesta);
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  return {
    vistas: vistas.data,
    manera,
    mirando: vistas.isPending,
    fallo: vistas.error,
    mirar,
    leerAsi: setManera,
    olvidar: vistas.reset,
  };
}

interface Pedido {
  readonly archivo: SheetFile;
  readonly hoja: number | undefined;
}

const sonIguales = (unas: readonly string[] | undefined, otras: readonly string[]): boolean =>
  JSON.stringify(unas) === JSON.stringify(otras);
