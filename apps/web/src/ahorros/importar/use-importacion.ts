// The course of an import: a file is read, its columns are recognised or chosen, it is rehearsed at once, and imported when
// the person says so.
import {
  AHORROS_BYTES_MAX,
  type importarAsociados,
  type ResultadoDeAhorros,
} from '@cuadra/contract/ahorros/importaciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { ColumnasDeHoja, Mapeo } from '@cuadra/contract/hojas/mapeo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FichaDeHoja } from '../../hojas/ficha-de-hoja.ts';
import { faltantes } from '../../hojas/mapeo.ts';
import { messageOf } from '../../platform/api-error.ts';
import { readChosenFile, type SheetFile } from '../../ui/files/sheet-file.ts';

type Cuerpo = CallOf<typeof importarAsociados>['body'];

/** A kind of sheet: how its columns are looked at and how it is sent. */
export interface HojaPorImportar<C extends string> {
  readonly ficha: FichaDeHoja<C>;
  readonly verColumnas: (body: Cuerpo) => Promise<ColumnasDeHoja<C>>;
  readonly enviar: (body: Cuerpo, mapeo: Mapeo<C>, ensayo: 'true' | 'false') => Promise<ResultadoDeAhorros>;
}

interface Envio<C extends string> {
  readonly archivo: SheetFile;
  readonly mapeo: Mapeo<C>;
}

export function useImportacion<C extends string>(
  hoja: HojaPorImportar<C>,
  alTerminar: (resultado: ResultadoDeAhorros) => void,
) {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const [mapeo, setMapeo] = useState<Mapeo<C>>();
  const { columnas, ensayo, importacion } = useEnvios(hoja);

  const reiniciar = () => {
    ensayo.reset();
    importacion.reset();
  };
  const proponer = (leido: SheetFile, propuesto: Mapeo<C>) => {
    setMapeo(propuesto);
    if (faltantes(hoja.ficha.campos, propuesto).length === 0)
      ensayo.mutate({ archivo: leido, mapeo: propuesto });
  };
  const elegir = async (elegido: File) => {
    reiniciar();
    const lectura = await readChosenFile(elegido, AHORROS_BYTES_MAX);
    setArchivo('archivo' in lectura ? lectura.archivo : undefined);
    setRechazo('rechazo' in lectura ? lectura.rechazo : undefined);
    setMapeo(undefined);
    if ('rechazo' in lectura) return columnas.reset();
    try {
      proponer(lectura.archivo, (await columnas.mutateAsync(lectura.archivo)).mapeo);
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  const asignar = (campo: C, lugar: number | string | null) => {
    if (archivo === undefined || mapeo === undefined) return;
    reiniciar();
    proponer(archivo, { ...mapeo, [campo]: lugar });
  };
  const importar = async () => {
    const envio = ensayo.variables;
    if (envio === undefined) return;
    try {
      alTerminar(await importacion.mutateAsync(envio));
    } catch {
      // Something changed since the rehearsal: another one tells what is wrong now.
      ensayo.mutate(envio);
    }
  };
  const fallos = fallosDe(rechazo, columnas.error, importacion.error, ensayo.error);
  const [revisando, importando] = [columnas.isPending || ensayo.isPending, importacion.isPending];
  const loVisto = { archivo, mapeo, columnas: columnas.data, resultado: ensayo.data, fallos };
  return { ...loVisto, revisando, importando, estaListo: estaListo(ensayo.data), elegir, asignar, importar };
}

const estaListo = (ensayado: ResultadoDeAhorros | undefined): boolean =>
  ensayado !== undefined && ensayado.conErrores === 0 && ensayado.nuevas > 0;

/** What went wrong, in the order in which it is told. */
const fallosDe = (rechazo: string | undefined, ...errores: readonly (Error | null)[]): string[] => [
  ...(rechazo === undefined ? [] : [rechazo]),
  ...errores.filter((error) => error !== null).map(messageOf),
];

function useEnvios<C extends string>({ verColumnas, enviar }: HojaPorImportar<C>) {
  const columnas = useMutation({
    mutationFn: ({ mediaType, bytes }: SheetFile) => verColumnas({ mediaType, bytes }),
  });
  const mandar =
    (ensayo: 'true' | 'false') =>
    ({ archivo: { mediaType, bytes }, mapeo }: Envio<C>) =>
      enviar({ mediaType, bytes }, mapeo, ensayo);
  const ensayo = useMutation({ mutationFn: mandar('true') });
  const importacion = useMutation({ mutationFn: mandar('false') });
  return { columnas, ensayo, importacion };
}
