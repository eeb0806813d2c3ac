// The course of an import: a file is read, its columns are recognised or chosen, it is rehearsed at once, and imported when
// the person says so.
import { importarCatalogo, type ResultadoImportacion } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type CampoDelCatalogo,
  camposDelCatalogo,
  type MapeoDelCatalogo,
  verColumnasDelCatalogo,
} from '@cuadra/contract/contabilidad/catalogo/columnas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { faltantes } from '../../../hojas/mapeo.ts';
import { call } from '../../../platform/api.ts';
import { messageOf } from '../../../platform/api-error.ts';
import { readChosenFile, type SheetFile } from '../../../ui/files/sheet-file.ts';
import { notify } from '../../../ui/toasts/toasts.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';

export function useImportacion(alTerminar: () => void) {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const [mapeo, setMapeo] = useState<MapeoDelCatalogo>();
  const { columnas, ensayo, importacion } = useEnvios();

  const proponer = (leido: SheetFile, propuesto: MapeoDelCatalogo) => {
    setMapeo(propuesto);
    if (faltantes(camposDelCatalogo, propuesto).length === 0)
      ensayo.mutate({ archivo: leido, mapeo: propuesto });
  };

  const elegir = async (elegido: File) => {
    ensayo.reset();
    importacion.reset();
    const lectura = await readChosenFile(elegido, importarCatalogo.body.bytesMax);
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
  const asignar = (campo: CampoDelCatalogo, lugar: number | string | null) => {
    if (archivo === undefined || mapeo === undefined) return;
    ensayo.reset();
    importacion.reset();
    proponer(archivo, { ...mapeo, [campo]: lugar });
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
  const fallos = fallosDe(rechazo, columnas.error, importacion.error, ensayo.error);
  const resultado = { columnas: columnas.data, resultado: ensayo.data, ...loQueFalta(ensayo.data) };
  const [revisando, importando] = [columnas.isPending || ensayo.isPending, importacion.isPending];
  return { archivo, mapeo, ...resultado, revisando, importando, fallos, elegir, asignar, importar };
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
  const columnas = useMutation({
    mutationFn: ({ mediaType, bytes }: SheetFile) =>
      call(verColumnasDelCatalogo, { body: { mediaType, bytes } }),
  });
  const ensayo = useMutation({ mutationFn: (envio: Envio) => enviar(envio, 'true') });
  const importacion = useMutation({ mutationFn: (envio: Envio) => enviar(envio, 'false') });
  return { columnas, ensayo, importacion };
}

interface Envio {
  readonly archivo: SheetFile;
  readonly mapeo: MapeoDelCatalogo;
}

const enviar = ({ archivo: { mediaType, bytes }, mapeo }: Envio, ensayo: 'true' | 'false') =>
  call(importarCatalogo, {
    query: { ensayo, mapeo: JSON.stringify(mapeo) },
    body: { mediaType, bytes },
  });
