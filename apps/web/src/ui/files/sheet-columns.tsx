// What a sheet to be imported carries, column by column, and one to start from. How wide the names are is said by the
// class of whoever uses it (`--ancho-del-nombre`).
//
//   <SheetColumns etiqueta="Columnas" explicacion="…" columnas={[['fecha', 'La fecha contable.']]} plantilla={…} />
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { saveFile } from './save-file.ts';
import classes from './sheet-columns.module.css';

interface SheetColumnsProps {
  readonly etiqueta: string;
  readonly explicacion: string;
  readonly columnas: readonly (readonly [nombre: string, sentido: string])[];
  readonly plantilla: { readonly texto: string; readonly pedir: () => Promise<File> };
  readonly className: string | undefined;
}

export function SheetColumns({ etiqueta, explicacion, columnas, plantilla, className }: SheetColumnsProps) {
  const descarga = useMutation({ mutationFn: async () => saveFile(await plantilla.pedir()) });
  return (
    <section className={`${classes.columnas} ${className ?? ''}`} aria-label={etiqueta}>
      <p className={classes.explicacion}>{explicacion}</p>
      <dl className={classes.lista}>
        {columnas.map(([nombre, sentido]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{sentido}</dd>
          </div>
        ))}
      </dl>
      {descarga.isError && <FormNotice tono="error" texto={messageOf(descarga.error)} />}
      <div>
        <Button
          variant="default"
          leftSection={<ArrowDownTrayIcon width={18} height={18} aria-hidden="true" />}
          loading={descarga.isPending}
          onClick={() => descarga.mutate()}
        >
          {plantilla.texto}
        </Button>
      </div>
    </section>
  );
}
