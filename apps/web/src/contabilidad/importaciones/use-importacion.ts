// The course of an import: a file is read, its columns are recognised or chosen, it is rehearsed, and it is posted when
// the person says so. Whatever fails, the file and the choices stay.
import {
  type CampoDeImportacion,
  camposDePartidas,
  verColumnas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import {
  type AvanceDeLote,
  type CodigoDeLote,
  type DestinoDeLote,
  descargarErrores,
  importarPartidas,
  type ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useColumnas } from '#hojas/use-columnas.ts';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import { newKey } from '#platform/request-key.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { readChosenFile, type SheetFile } from '#ui/files/sheet-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { decirHecha } from './nombres.ts';
import { type MesaDeRemedios, type Palabras, palabrasEnConsulta } from './remedios/mesa-de-remedios.ts';

type ManeraDePartidas = Manera<CampoDeImportacion>;

interface Envio {
  readonly archivo: SheetFile;
  readonly manera: ManeraDePartidas;
  readonly destino: DestinoDeLote;
  readonly palabras: Palabras;
  /** One for each thing that would be posted: insisting after a cut line posts it once. */
  readonly llave: string;
}

/** Why each kind of warning is accepted, as it is being written. */
export type Motivos = Readonly<Partial<Record<CodigoDeLote, string>>>;

type AlImportar = ((resultado: ResultadoDeLote) => void) | undefined;

export function useImportacion(onImportadas: AlImportar) {
  const { archivo, rechazo, leer } = useArchivo();
  const { orden, setOrden, motivos, motivar } = useOrden();
  const { avance, ensayo, importacion, ensayar, importar, descargar, olvidar } = useEnvios(onImportadas);
  const columnas = useColumnas({
    campos: camposDePartidas,
    pedir: (body, query) => call(verColumnas, { query, body }),
    alReconocerse: (leido, reconocida) => ensayar({ archivo: leido, manera: reconocida, ...orden }),
  });
  const { manera } = columnas;

  const elegir = async (escogido: File) => {
    const leido = await leer(escogido);
    olvidar();
    if (leido === undefined) return columnas.olvidar();
    await columnas.mirar(leido);
  };
  const elegirHoja = (hoja: number) => {
    olvidar();
    if (archivo !== undefined) void columnas.mirar(archivo, hoja);
  };
  const leerAsi = (elegida: ManeraDePartidas) => {
    olvidar();
    columnas.leerAsi(elegida);
  };
  const releer: MesaDeRemedios['releer'] = (cambios) => {
    if (archivo === undefined || manera === undefined) return;
    const { manera: elegida, ...dicha } = { manera, ...orden, ...cambios };
    columnas.leerAsi(elegida);
    setOrden(dicha);
    ensayar({ archivo, manera: elegida, ...dicha });
  };

  const fallos = fallosDe(rechazo, columnas.fallo, importacion.error, ensayo.error);
  return {
    ...{ archivo, manera, ...orden, motivos, avance, fallos },
    ...{ elegir, elegirHoja, leerAsi, releer, motivar, descargar },
    revisar: () => releer({}),
    importar: () => importar(motivos),
    ...deSusEnvios({ data: columnas.vistas, isPending: columnas.mirando }, ensayo, importacion),
  };
}

/** The one that was chosen, or why it cannot be read. */
function useArchivo() {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const leer = async (escogido: File): Promise<SheetFile | undefined> => {
    const lectura = await readChosenFile(escogido, importarPartidas.body.bytesMax, { conDiarios: true });
    const leido = 'archivo' in lectura ? lectura.archivo : undefined;
    setRechazo('rechazo' in lectura ? lectura.rechazo : undefined);
    setArchivo(leido);
    return leido;
  };
  return { archivo, rechazo, leer };
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

interface OrdenDicha {
  readonly destino: DestinoDeLote;
  readonly palabras: Palabras;
}

/** What is to be done with them, what their words mean, and why its warnings are accepted. */
function useOrden() {
  const [orden, setOrden] = useState<OrdenDicha>({ destino: 'contabilizar', palabras: {} });
  const [motivos, setMotivos] = useState<Motivos>({});
  const motivar = (codigo: CodigoDeLote, motivo: string) => setMotivos({ ...motivos, [codigo]: motivo });
  return { orden, setOrden, motivos, motivar };
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
  const ensayo = useMutation({
    scope: UNA_A_LA_VEZ,
    mutationFn: (envio: Envio) => enviarAsi(envio, { ensayo: 'true' }),
  });
  const importacion = useMutation({
    scope: UNA_A_LA_VEZ,
    mutationFn: ({ envio, orden }: { envio: Envio; orden: Orden }) => enviarAsi(envio, orden),
  });
  const estaAbierto = useEstaAbierto();

  const ensayar = (envio: Omit<Envio, 'llave'>) => {
    importacion.reset();
    ensayo.mutate({ ...envio, llave: newKey() });
  };
  const descargar = async () => {
    const { variables: envio } = ensayo;
    if (envio === undefined) return;
    try {
      saveFile(await call(descargarErrores, { query: consultaDe(envio), body: envio.archivo }));
    } catch (error) {
      void notify(messageOf(error), 'error');
    }
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
  return { avance, ensayo, importacion, ensayar, importar, descargar, olvidar };
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

const consultaDe = ({ archivo, manera, destino, palabras }: Envio) => ({
  destino,
  ...maneraEnConsulta(manera),
  ...palabrasEnConsulta(palabras),
  nombre: archivo.nombre.slice(0, NOMBRE_MAX),
});

const enviar = (envio: Envio, orden: Orden, alAvanzar: (avance: AvanceDeLote) => void) =>
  call(
    importarPartidas,
    { query: { ...orden, ...consultaDe(envio) }, body: envio.archivo },
    { llave: orden.ensayo === 'true' ? undefined : envio.llave, alAvanzar },
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

/** Their lists and totals, whatever screen shows them. */
function refrescarPartidas(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarPartidas.path),
  });
}
