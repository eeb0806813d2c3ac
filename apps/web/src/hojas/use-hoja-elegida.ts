// A sheet from its choice until it can be read: the file, the page of it, and which column is which. What is to be done once it is
// understood is of whoever brings it.
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { CamposDeHoja, ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { readChosenFile, type SheetFile } from '#ui/files/sheet-file.ts';
import { estaCompleta, type Manera, maneraPropuesta } from './manera.ts';
import { UNA_A_LA_VEZ } from './una-a-la-vez.ts';

interface EnviadaPorMirar {
  readonly query: { readonly lectura?: string };
  readonly body: { readonly mediaType: string; readonly bytes: Uint8Array<ArrayBuffer> };
}

interface HojaPorElegir<C extends string> {
  readonly campos: CamposDeHoja<C>;
  readonly bytesMax: number;
  /** Asks the server for its columns. */
  readonly mirar: (enviada: EnviadaPorMirar) => Promise<ColumnasDeHoja<C>>;
  /** Nothing is left to choose. */
  readonly alEntender: (archivo: SheetFile, manera: Manera<C>) => void;
  /** What was understood before is no longer so. */
  readonly alCambiar: () => void;
  /** One that was chosen already. */
  readonly inicial?: SheetFile | undefined;
}

export function useHojaElegida<C extends string>(hoja: HojaPorElegir<C>) {
  const { campos, bytesMax, mirar, alEntender, alCambiar, inicial } = hoja;
  const [archivo, setArchivo] = useState(inicial);
  const [rechazo, setRechazo] = useState<string>();
  const [manera, setManera] = useState<Manera<C>>();
  const vistas = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: mirar });

  const proponer = (leido: SheetFile, columnas: ColumnasDeHoja<C>, propuesta: Manera<C>) => {
    setManera(propuesta);
    alCambiar();
    if (estaCompleta(campos, columnas, propuesta)) alEntender(leido, propuesta);
  };
  const verColumnas = async (leido: SheetFile, lectura?: Lectura) => {
    setManera(undefined);
    alCambiar();
    const query = lectura === undefined ? {} : { lectura: JSON.stringify(lectura) };
    try {
      const { mediaType, bytes } = leido;
      const columnas = await vistas.mutateAsync({ query, body: { mediaType, bytes } });
      proponer(leido, columnas, maneraPropuesta(campos, columnas));
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  const tomar = (leido: SheetFile) => {
    setArchivo(leido);
    setRechazo(undefined);
    return verColumnas(leido);
  };
  const elegir = async (elegido: File) => {
    const leido = await readChosenFile(elegido, bytesMax);
    if ('archivo' in leido) return tomar(leido.archivo);
    setArchivo(undefined);
    setRechazo(leido.rechazo);
    setManera(undefined);
    vistas.reset();
    alCambiar();
  };
  useInicial(inicial, verColumnas);

  const elegirHoja = (pagina: number) => {
    if (archivo !== undefined) void verColumnas(archivo, { hoja: pagina });
  };
  const leerAsi = (elegida: Manera<C>) => {
    if (archivo !== undefined && vistas.data !== undefined) proponer(archivo, vistas.data, elegida);
  };
  const fallos = fallosDe(rechazo, vistas.error);
  const { data: columnas, isPending: mirando } = vistas;
  return { archivo, columnas, manera, mirando, fallos, elegir, tomar, elegirHoja, leerAsi };
}

function useInicial(inicial: SheetFile | undefined, mirar: (archivo: SheetFile) => Promise<void>) {
  const empezar = useEffectEvent(() => {
    if (inicial !== undefined) void mirar(inicial);
  });
  useEffect(() => empezar(), []);
}

const fallosDe = (rechazo: string | undefined, error: Error | null): string[] =>
  [rechazo, error === null ? undefined : messageOf(error)].filter((dicho) => dicho !== undefined);
