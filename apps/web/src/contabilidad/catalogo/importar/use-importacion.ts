// The course of an import: a file is read, its columns are recognised or chosen, it is rehearsed at once, and imported when
// the person says so.
import { importarCatalogo, type ResultadoImportacion } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type CampoDelCatalogo,
  camposDelCatalogo,
  verColumnasDelCatalogo,
} from '@cuadra/contract/contabilidad/catalogo/columnas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { estaCompleta, type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useColumnas } from '#hojas/use-columnas.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { readChosenFile, type SheetFile } from '#ui/files/sheet-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';

type ManeraDelCatalogo = Manera<CampoDelCatalogo>;

export function useImportacion(alTerminar: () => void) {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const { ensayo, importacion } = useEnvios();
  const columnas = useColumnas({
    campos: camposDelCatalogo,
    pedir: (body, query) => call(verColumnasDelCatalogo, { query, body }),
    alReconocerse: (leido, manera) => ensayo.mutate({ archivo: leido, manera }),
  });

  const elegir = async (elegido: File) => {
    reiniciar(ensayo, importacion);
    const lectura = await readChosenFile(elegido, importarCatalogo.body.bytesMax);
    setArchivo('archivo' in lectura ? lectura.archivo : undefined);
    setRechazo('rechazo' in lectura ? lectura.rechazo : undefined);
    if ('rechazo' in lectura) return columnas.olvidar();
    await columnas.mirar(lectura.archivo);
  };
  const elegirHoja = (hoja: number) => {
    reiniciar(ensayo, importacion);
    if (archivo !== undefined) void columnas.mirar(archivo, hoja);
  };
  const leerAsi = (elegida: ManeraDelCatalogo) => {
    reiniciar(ensayo, importacion);
    columnas.leerAsi(elegida);
    if (archivo === undefined || columnas.vistas === undefined) return;
    if (estaCompleta(camposDelCatalogo, columnas.vistas, elegida))
      ensayo.mutate({ archivo, manera: elegida });
  };
  const importar = async () => {
    const envio = ensayo.variables;
    if (envio === undefined) return;
    try {
      const { nuevas, cambiadas } = await importacion.mutateAsync(envio);
      await refrescarCatalogo();
      void notify(`Catálogo importado: ${contarCuentas(nuevas + cambiadas)} con cambios.`);
      alTerminar();
    } catch {
      // The chart changed since the rehearsal: another one tells what is wrong now.
      ensayo.mutate(envio);
    }
  };
  const fallos = fallosDe(rechazo, columnas.fallo, importacion.error, ensayo.error);
  const { vistas, manera } = columnas;
  const resultado = { columnas: vistas, manera, resultado: ensayo.data, ...loQueFalta(ensayo.data) };
  const [revisando, importando] = [columnas.mirando || ensayo.isPending, importacion.isPending];
  const pasos = { elegir, elegirHoja, leerAsi, importar };
  return { archivo, ...resultado, revisando, importando, fallos, ...pasos };
}

function reiniciar(...envios: readonly { readonly reset: () => void }[]): void {
  for (const envio of envios) envio.reset();
}

/** How many accounts it would change, and whether it can. */
function loQueFalta(ensayado: ResultadoImportacion | undefined) {
  const porImportar = (ensayado?.nuevas ?? 0) + (ensayado?.cambiadas ?? 0);
  return { porImportar, estaListo: ensayado?.errores.length === 0 && porImportar > 0 };
}

/** What went wrong, in the order in which it is told. */
const fallosDe = (rechazo: string | undefined, ...errores: readonly (Error | null)[]): string[] => [
  ...(rechazo === undefined ? [] : [rechazo]),
  ...errores.filter((error) => error !== null).map(messageOf),
];

function useEnvios() {
  const ensayo = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: (envio: Envio) => enviar(envio, 'true') });
  const importacion = useMutation({
    scope: UNA_A_LA_VEZ,
    mutationFn: (envio: Envio) => enviar(envio, 'false'),
  });
  return { ensayo, importacion };
}

interface Envio {
  readonly archivo: SheetFile;
  readonly manera: ManeraDelCatalogo;
}

const enviar = ({ archivo: { mediaType, bytes }, manera }: Envio, ensayo: 'true' | 'false') =>
  call(importarCatalogo, {
    query: { ensayo, ...maneraEnConsulta(manera) },
    body: { mediaType, bytes },
  });
