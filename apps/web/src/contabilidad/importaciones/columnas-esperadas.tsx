// What a sheet of partidas carries, and one to start from.
import {
  camposDeImportacion,
  plantillaDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { mensajeDe } from '../../platform/api-error.ts';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { guardarArchivo } from '../../ui/files/save-file.ts';
import classes from './importar-partidas.module.css';
import { nombresDeCampo, sentidosDeCampo } from './nombres.ts';

export function ColumnasEsperadas() {
  const plantilla = useMutation({ mutationFn: async () => guardarArchivo(await call(plantillaDePartidas)) });
  return (
    <section className={classes.columnas} aria-label="Columnas de la hoja">
      <p className={classes.explicacion}>
        Una fila por línea de partida, con los encabezados en la primera fila. Si no son los de la plantilla,
        usted dice una vez qué es cada columna.
      </p>
      <dl className={classes.lista}>
        {camposDeImportacion.map((campo) => (
          <div key={campo}>
            <dt>{nombresDeCampo[campo]}</dt>
            <dd>{sentidosDeCampo[campo]}</dd>
          </div>
        ))}
      </dl>
      {plantilla.isError && <FormNotice tono="error" texto={mensajeDe(plantilla.error)} />}
      <div>
        <Button
          variant="default"
          leftSection={<ArrowDownTrayIcon width={18} height={18} aria-hidden="true" />}
          loading={plantilla.isPending}
          onClick={() => plantilla.mutate()}
        >
          Descargar plantilla (XLSX)
        </Button>
      </div>
    </section>
  );
}
