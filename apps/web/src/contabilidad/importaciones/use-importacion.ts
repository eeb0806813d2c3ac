// The course of an import: a file is read, its columns are recognised or chosen, it is rehearsed, and it is posted when
// the person says so. Whatever fails, the file and the choices stay.
import {
  type CampoDeImportacion,
  type ColumnasDeHoja,
  type MapeoDePartidas,
  verColumnas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import {
  type AvanceDeLote,
  importarPartidas,
  type ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiError, messageOf } from '../../platform/api-error.ts';
import { queryClient } from '../../platform/query.ts';
import { newKey } from '../../platform/request-key.ts';
import { readChosenFile, type SheetFile } from '../../ui/files/sheet-file.ts';
import { notify } from '../../ui/toasts/toasts.ts';
import { faltantes } from './mapeo.ts';
import { decirHecha } from './nombres.ts';

interface Envio {
  readonly archivo: SheetFile;
  readonly mapeo: MapeoDePartidas;
  /** One for each thing that would be posted: insisting after a cut line posts it once. */
  readonly llave: string;
}

type AlImportar = ((resultado: ResultadoDeLote) => void) | undefined;

export function useImportacion(onImportadas: AlImportar) {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const [mapeo, setMapeo] = useState<MapeoDePartidas>();
  const columnas = useMutation({ mutationFn: (leido: SheetFile) => call(verColumnas, { body: leido }) });
  const { avance, ensayo, importacion, ensayar, importar, olvidar } = useEnvios(onImportadas);

  const elegir = async (escogido: File) => {
    const anteriores = columnas.data;
    const lectura = await readChosenFile(escogido, importarPartidas.body.bytesMax);
    olvidar();
    setRechazo('rechazo' in lectura ? lectura.rechazo : undefined);
    setArchivo('archivo' in lectura ? lectura.archivo : undefined);
    if ('rechazo' in lectura) return columnas.reset();
    try {
      const halladas = await columnas.mutateAsync(lectura.archivo);
      // The same sheet, corrected: what was chosen for it still holds.
      const propuesto = mapeo !== undefined && sonIguales(anteriores, halladas) ? mapeo : halladas.mapeo;
      setMapeo(propuesto);
      if (faltantes(propuesto).length === 0) ensayar(lectura.archivo, propuesto);
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  const asignar = (campo: CampoDeImportacion, lugar: number | string | null) => {
    if (mapeo === undefined) return;
    olvidar();
    setMapeo({ ...mapeo, [campo]: lugar });
  };
  const revisar = () => {
    if (archivo !== undefined && mapeo !== undefined) ensayar(archivo, mapeo);
  };

  return {
    archivo,
    mapeo,
    columnas: columnas.data,
    ensayo: ensayo.data,
    hecha: importacion.data,
    reconociendo: columnas.isPending,
    revisando: ensayo.isPending,
    importando: importacion.isPending,
    avance,
    fallos: fallosDe(rechazo, columnas.error, importacion.error, ensayo.error),
    elegir,
    asignar,
    revisar,
    importar,
  };
}

/** What went wrong, in the order in which it is told. */
const fallosDe = (rechazo: string | undefined, ...errores: readonly (Error | null)[]): string[] => [
  ...(rechazo === undefined ? [] : [rechazo]),
  ...errores.filter((error) => error !== null).map(messageOf),
];

/** The same sheet sent twice: to rehearse it and, once it is right, to post it. */
function useEnvios(onImportadas: AlImportar) {
  const [avance, setAvance] = useState<AvanceDeLote>();
  const enviarAsi = (ensayo: 'true' | 'false') => (envio: Envio) => {
    setAvance(undefined);
    return enviar(envio, ensayo, setAvance);
  };
  const ensayo = useMutation({ mutationFn: enviarAsi('true') });
  const importacion = useMutation({ mutationFn: enviarAsi('false') });
  const estaAbierto = useEstaAbierto();

  const ensayar = (archivo: SheetFile, mapeo: MapeoDePartidas) => {
    importacion.reset();
    ensayo.mutate({ archivo, mapeo, llave: newKey() });
  };
  const importar = async () => {
    const envio = ensayo.variables;
    if (envio === undefined) return;
    try {
      const resultado = await importacion.mutateAsync(envio);
      void refrescarPartidas();
      onImportadas?.(resultado);
      if (!estaAbierto()) void notify(decirHecha(resultado));
    } catch (error) {
      if (!estaAbierto()) void notify(`No se importó ninguna partida. ${messageOf(error)}`, 'error');
      // Refused by the books, which changed since the rehearsal: another one tells what is wrong now.
      else if (error instanceof ApiError && !error.esPasajero) ensayo.mutate(envio);
    }
  };
  const olvidar = () => {
    ensayo.reset();
    importacion.reset();
  };
  return { avance, ensayo, importacion, ensayar, importar, olvidar };
}

const enviar = (
  { archivo, mapeo, llave }: Envio,
  ensayo: 'true' | 'false',
  alAvanzar: (avance: AvanceDeLote) => void,
) =>
  call(
    importarPartidas,
    { query: { ensayo, mapeo: JSON.stringify(mapeo) }, body: archivo },
    { llave: ensayo === 'true' ? undefined : llave, alAvanzar },
  );

/** Whoever closes the dialog while it posts is told the end where they are. */
function useEstaAbierto(): () => boolean {
  const abierto = useRef(true);
  useEffect(() => {
    abierto.current = true;
    return () => {
      abierto.current = false;
    };
  }, []);
  return () => abierto.current;
}

function sonIguales(unas: ColumnasDeHoja | undefined, otras: ColumnasDeHoja): boolean {
  return unas !== undefined && JSON.stringify(unas.columnas) === JSON.stringify(otras.columnas);
}

/** Their lists and totals, whatever screen shows them. */
function refrescarPartidas(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarPartidas.path),
  });
}
