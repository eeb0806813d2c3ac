// The course of an import: a file is read, its columns are recognised or chosen, it is rehearsed, and it is posted when
// the person says so. Whatever fails, the file and the choices stay.
import {
  type CampoDeImportacion,
  camposDePartidas,
  type MapeoDePartidas,
  verColumnas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import {
  type AvanceDeLote,
  type CodigoDeLote,
  type DestinoDeLote,
  importarPartidas,
  type ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { faltantes } from '../../hojas/mapeo.ts';
import { call } from '../../platform/api.ts';
import { ApiError, messageOf } from '../../platform/api-error.ts';
import { queryClient } from '../../platform/query.ts';
import { newKey } from '../../platform/request-key.ts';
import { readChosenFile, type SheetFile } from '../../ui/files/sheet-file.ts';
import { notify } from '../../ui/toasts/toasts.ts';
import { decirHecha } from './nombres.ts';

interface Envio {
  readonly archivo: SheetFile;
  readonly mapeo: MapeoDePartidas;
  readonly destino: DestinoDeLote;
  /** One for each thing that would be posted: insisting after a cut line posts it once. */
  readonly llave: string;
}

/** Why each kind of warning is accepted, as it is being written. */
export type Motivos = Readonly<Partial<Record<CodigoDeLote, string>>>;

type AlImportar = ((resultado: ResultadoDeLote) => void) | undefined;

export function useImportacion(onImportadas: AlImportar) {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const [mapeo, setMapeo] = useState<MapeoDePartidas>();
  const columnas = useMutation({ mutationFn: (leido: SheetFile) => call(verColumnas, { body: leido }) });
  const { destino, setDestino, motivos, motivar } = useOrden();
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
      const propuesto =
        mapeo !== undefined && sonIguales(anteriores?.columnas, halladas.columnas) ? mapeo : halladas.mapeo;
      setMapeo(propuesto);
      if (faltantes(camposDePartidas, propuesto).length === 0) ensayar(lectura.archivo, propuesto, destino);
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  const asignar = (campo: CampoDeImportacion, lugar: number | string | null) => {
    if (mapeo === undefined) return;
    olvidar();
    setMapeo({ ...mapeo, [campo]: lugar });
  };
  const destinar = (elegido: DestinoDeLote) => {
    setDestino(elegido);
    if (archivo !== undefined && mapeo !== undefined) ensayar(archivo, mapeo, elegido);
  };

  const pasos = {
    elegir,
    asignar,
    revisar: () => destinar(destino),
    destinar,
    motivar,
    importar: () => importar(motivos),
  };
  const fallos = fallosDe(rechazo, columnas.error, importacion.error, ensayo.error);
  const estado = { archivo, mapeo, destino, motivos, avance, fallos };
  return { ...estado, ...pasos, ...deSusEnvios(columnas, ensayo, importacion) };
}

interface Viaje<D> {
  readonly data: D;
  readonly isPending: boolean;
}

/** What each trip brought, and which are on their way. */
const deSusEnvios = <C, E>(columnas: Viaje<C>, ensayo: Viaje<E>, importacion: Viaje<E>) => ({
  columnas: columnas.data,
  ensayo: ensayo.data,
  hecha: importacion.data,
  reconociendo: columnas.isPending,
  revisando: ensayo.isPending,
  importando: importacion.isPending,
});

/** What is to be done with them, and why its warnings are accepted. */
function useOrden() {
  const [destino, setDestino] = useState<DestinoDeLote>('contabilizar');
  const [motivos, setMotivos] = useState<Motivos>({});
  const motivar = (codigo: CodigoDeLote, motivo: string) => setMotivos({ ...motivos, [codigo]: motivo });
  return { destino, setDestino, motivos, motivar };
}

/** What went wrong, in the order in which it is told. */
const fallosDe = (rechazo: string | undefined, ...errores: readonly (Error | null)[]): string[] => [
  ...(rechazo === undefined ? [] : [rechazo]),
  ...errores.filter((error) => error !== null).map(messageOf),
];

/** The same sheet sent twice: to rehearse it and, once it is right, to post it. */
function useEnvios(onImportadas: AlImportar) {
  const [avance, setAvance] = useState<AvanceDeLote>();
  const enviarAsi = (envio: Envio, orden: Orden) => {
    setAvance(undefined);
    return enviar(envio, orden, setAvance);
  };
  const ensayo = useMutation({ mutationFn: (envio: Envio) => enviarAsi(envio, { ensayo: 'true' }) });
  const importacion = useMutation({
    mutationFn: ({ envio, orden }: { envio: Envio; orden: Orden }) => enviarAsi(envio, orden),
  });
  const estaAbierto = useEstaAbierto();

  const ensayar = (archivo: SheetFile, mapeo: MapeoDePartidas, destino: DestinoDeLote) => {
    importacion.reset();
    ensayo.mutate({ archivo, mapeo, destino, llave: newKey() });
  };
  const importar = async (motivos: Motivos) => {
    const { variables: envio, data: leido } = ensayo;
    if (envio === undefined || leido === undefined) return;
    try {
      const orden = ordenDe(leido, motivos);
      const resultado = await importacion.mutateAsync({ envio, orden });
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

interface Orden {
  readonly ensayo: 'true' | 'false';
  readonly aceptadas?: string;
  readonly leidas?: string;
}

/** With the warnings that were read, and why each kind of them is accepted. */
function ordenDe({ advertencias: { total, sena, porCodigo } }: ResultadoDeLote, motivos: Motivos): Orden {
  if (total === 0) return { ensayo: 'false' };
  const aceptadas = porCodigo.map(({ codigo }) => ({ codigo, motivo: motivos[codigo] ?? '' }));
  return { ensayo: 'false', aceptadas: JSON.stringify(aceptadas), leidas: sena };
}

const enviar = (
  { archivo, mapeo, destino, llave }: Envio,
  orden: Orden,
  alAvanzar: (avance: AvanceDeLote) => void,
) =>
  call(
    importarPartidas,
    {
      query: { ...orden, destino, mapeo: JSON.stringify(mapeo), nombre: archivo.nombre.slice(0, NOMBRE_MAX) },
      body: archivo,
    },
    { llave: orden.ensayo === 'true' ? undefined : llave, alAvanzar },
  );

const NOMBRE_MAX = 200;

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

const sonIguales = (unas: readonly string[] | undefined, otras: readonly string[]): boolean =>
  JSON.stringify(unas) === JSON.stringify(otras);

/** Their lists and totals, whatever screen shows them. */
function refrescarPartidas(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarPartidas.path),
  });
}
