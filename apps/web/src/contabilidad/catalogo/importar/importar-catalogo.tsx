// Brings a chart from a file. As soon as it is chosen the server rehearses it and tells what would change and what must
// be corrected; only a file without errors can be imported, all of it or nothing.
import { importarCatalogo } from '@cuadra/contract/contabilidad/catalogo';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../app/api.ts';
import { mensajeDe } from '../../../app/api-error.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormDialog, FormDialogFooter } from '../../../ui/form-dialog.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { avisar } from '../../../ui/toasts.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { type ArchivoLeido, EXTENSIONES, leerElegido } from './archivo.ts';
import { ColumnasEsperadas } from './columnas-esperadas.tsx';
import classes from './importar-catalogo.module.css';
import { ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';

export function ImportarCatalogo({ onClose }: { readonly onClose: () => void }) {
  const [archivo, setArchivo] = useState<ArchivoLeido>();
  const [rechazo, setRechazo] = useState<string>();
  const ensayo = useMutation({ mutationFn: (elegido: ArchivoLeido) => enviar(elegido, 'true') });
  const importacion = useMutation({ mutationFn: (elegido: ArchivoLeido) => enviar(elegido, 'false') });
  const resultado = ensayo.data;
  const porImportar = (resultado?.nuevas ?? 0) + (resultado?.cambiadas ?? 0);
  const estaListo = archivo !== undefined && resultado?.errores.length === 0 && porImportar > 0;

  const elegir = async (elegido: File) => {
    ensayo.reset();
    importacion.reset();
    const lectura = await leerElegido(elegido);
    setArchivo('archivo' in lectura ? lectura.archivo : undefined);
    setRechazo('rechazo' in lectura ? lectura.rechazo : undefined);
    if ('archivo' in lectura) ensayo.mutate(lectura.archivo);
  };
  const importar = async () => {
    if (archivo === undefined) return;
    try {
      const { nuevas, cambiadas } = await importacion.mutateAsync(archivo);
      await refrescarCatalogo();
      void avisar(`Catálogo importado: ${contarCuentas(nuevas + cambiadas)} con cambios.`);
      onClose();
    } catch {
      // The chart changed since the rehearsal: another one tells what is wrong now.
      ensayo.mutate(archivo);
    }
  };

  return (
    <FormDialog titulo="Importar catálogo" ancho={880} conCambios={estaListo} onClose={onClose}>
      <div className={classes.cuerpo}>
        <FileDrop
          etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
          extensiones={EXTENSIONES}
          nota={archivo?.nombre ?? 'CSV (UTF-8) o XLSX'}
          ocupado={ensayo.isPending || importacion.isPending}
          onArchivo={(elegido) => void elegir(elegido)}
        />
        {rechazo !== undefined && <FormNotice tono="error" texto={rechazo} />}
        {ensayo.isError && <FormNotice tono="error" texto={mensajeDe(ensayo.error)} />}
        {importacion.isError && <FormNotice tono="error" texto={mensajeDe(importacion.error)} />}
        {ensayo.isPending && <SkeletonRows filas={6} etiqueta="Revisando el archivo" />}
        {resultado !== undefined && <ResultadoDelEnsayo resultado={resultado} />}
        {resultado === undefined && !ensayo.isPending && <ColumnasEsperadas />}
      </div>
      <FormDialogFooter nota="No se elimina ninguna cuenta: las que no están en el archivo quedan como están.">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={!estaListo} loading={importacion.isPending} onClick={() => void importar()}>
          {estaListo ? `Importar ${contarCuentas(porImportar)}` : 'Importar'}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

const enviar = ({ mediaType, bytes }: ArchivoLeido, ensayo: 'true' | 'false') =>
  call(importarCatalogo, { query: { ensayo }, body: { mediaType, bytes } });
