// The course of an import: a file is read, its columns are recognised or chosen, it is rehearsed at once, and imported when
// the person says so.
import {
  AHORROS_BYTES_MAX,
  type importarAsociados,
  type ResultadoDeAhorros,
} from '@cuadra/contract/ahorros/importaciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FichaDeHoja } from '#hojas/ficha-de-hoja.ts';
import { estaCompleta, type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useColumnas } from '#hojas/use-columnas.ts';
import { messageOf } from '#platform/api-error.ts';
import { readChosenFile, type SheetFile } from '#ui/files/sheet-file.ts';

type Cuerpo = CallOf<typeof importarAsociados>['body'];

/** A kind of sheet: how its columns are looked at and how it is sent. */
export interface HojaPorImportar<C extends string> {
  readonly ficha: FichaDeHoja<C>;
  readonly verColumnas: (body: Cuerpo, query: { lectura?: string }) => Promise<ColumnasDeHoja<C>>;
  readonly enviar: (body: Cuerpo, query: Consulta) => Promise<ResultadoDeAhorros>;
}

interface Consulta extends ReturnType<typeof maneraEnConsulta> {
  readonly ensayo: 'true' | 'false';
}

interface Envio<C extends string> {
  readonly archivo: SheetFile;
  readonly manera: Manera<C>;
}

export function useImportacion<C extends string>(
  hoja: HojaPorImportar<C>,
  alTerminar: (resultado: ResultadoDeAhorros) => void,
) {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const { ensayo, importacion } = useEnvios(hoja);
  const { campos } = hoja.ficha;
  const columnas = useColumnas({
    campos,
    pedir: hoja.verColumnas,
    alReconocerse: (leido, manera) => ensayo.mutate({ archivo: leido, manera }),
  });

  const elegir = async (elegido: File) => {
    reiniciar(ensayo, importacion);
    const lectura = await readChosenFile(elegido, AHORROS_BYTES_MAX);
    setArchivo('archivo' in lectura ? lectura.archivo : undefined);
    setRechazo('rechazo' in lectura ? lectura.rechazo : undefined);
    if ('rechazo' in lectura) return columnas.olvidar();
    await columnas.mirar(lectura.archivo);
  };
  const elegirHoja = (pagina: number) => {
    reiniciar(ensayo, importacion);
    if (archivo !== undefined) void columnas.mirar(archivo, pagina);
  };
  const leerAsi = (manera: Manera<C>) => {
    reiniciar(ensayo, importacion);
    columnas.leerAsi(manera);
    if (archivo !== undefined && columnas.vistas !== undefined)
      if (estaCompleta(campos, columnas.vistas, manera)) ensayo.mutate({ archivo, manera });
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
  const fallos = fallosDe(rechazo, columnas.fallo, importacion.error, ensayo.error);
  const [revisando, importando] = [columnas.mirando || ensayo.isPending, importacion.isPending];
  const { vistas, manera } = columnas;
  const loVisto = { archivo, manera, columnas: vistas, resultado: ensayo.data, fallos };
  const pasos = { elegir, elegirHoja, leerAsi, importar };
  return { ...loVisto, revisando, importando, estaListo: estaListo(ensayo.data), ...pasos };
}

function reiniciar(...envios: readonly { readonly reset: () => void }[]): void {
  for (const envio of envios) envio.reset();
}

const estaListo = (ensayado: ResultadoDeAhorros | undefined): boolean =>
  ensayado !== undefined && ensayado.conErrores === 0 && ensayado.nuevas > 0;

/** What went wrong, in the order in which it is told. */
const fallosDe = (rechazo: string | undefined, ...errores: readonly (Error | null)[]): string[] => [
  ...(rechazo === undefined ? [] : [rechazo]),
  ...errores.filter((error) => error !== null).map(messageOf),
];

function useEnvios<C extends string>({ enviar }: HojaPorImportar<C>) {
  const mandar =
    (ensayo: 'true' | 'false') =>
    ({ archivo: { mediaType, bytes }, manera }: Envio<C>) =>
      enviar({ mediaType, bytes }, { ensayo, ...maneraEnConsulta(manera) });
  const ensayo = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: mandar('true') });
  const importacion = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: mandar('false') });
  return { ensayo, importacion };
}
