// The course of an import: a file is read, rehearsed at once, and imported when the person says so.
import { importarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { messageOf } from '../../../platform/api-error.ts';
import { readChosenFile, type SheetFile } from '../../../ui/files/sheet-file.ts';
import { notify } from '../../../ui/toasts/toasts.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';

export function useImportacion(alTerminar: () => void) {
  const [archivo, setArchivo] = useState<SheetFile>();
  const [rechazo, setRechazo] = useState<string>();
  const ensayo = useMutation({ mutationFn: (leido: SheetFile) => enviar(leido, 'true') });
  const importacion = useMutation({ mutationFn: (leido: SheetFile) => enviar(leido, 'false') });

  const elegir = async (elegido: File) => {
    ensayo.reset();
    importacion.reset();
    const lectura = await readChosenFile(elegido, importarCatalogo.body.bytesMax);
    setArchivo('archivo' in lectura ? lectura.archivo : undefined);
    setRechazo('rechazo' in lectura ? lectura.rechazo : undefined);
    if ('archivo' in lectura) ensayo.mutate(lectura.archivo);
  };
  const importar = async () => {
    if (archivo === undefined) return;
    try {
      const { nuevas, cambiadas } = await importacion.mutateAsync(archivo);
      await refrescarCatalogo();
      void notify(`Catálogo importado: ${contarCuentas(nuevas + cambiadas)} con cambios.`);
      alTerminar();
    } catch {
      // The chart changed since the rehearsal: another one tells what is wrong now.
      ensayo.mutate(archivo);
    }
  };
  const porImportar = (ensayo.data?.nuevas ?? 0) + (ensayo.data?.cambiadas ?? 0);
  return {
    archivo,
    resultado: ensayo.data,
    revisando: ensayo.isPending,
    importando: importacion.isPending,
    fallos: [
      ...(rechazo === undefined ? [] : [rechazo]),
      ...[importacion.error, ensayo.error].filter((error) => error !== null).map(messageOf),
    ],
    porImportar,
    estaListo: ensayo.data?.errores.length === 0 && porImportar > 0,
    elegir,
    importar,
  };
}

const enviar = ({ mediaType, bytes }: SheetFile, ensayo: 'true' | 'false') =>
  call(importarCatalogo, { query: { ensayo }, body: { mediaType, bytes } });
