// What a sheet to be imported carries, column by column, and one to start from. How wide the names are is said by the
// class of whoever uses it (`--ancho-del-nombre`).
//
//   <SheetColumns label="Columnas" explanation="…" columns={[['fecha', 'La fecha contable.']]} template={…} />
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { saveFile } from './save-file.ts';
import classes from './sheet-columns.module.css';

interface SheetColumnsProps {
  readonly label: string;
  readonly explanation: string;
  readonly columns: readonly (readonly [nombre: string, sentido: string])[];
  readonly template: { readonly text: string; readonly ask: () => Promise<File> };
  readonly className: string | undefined;
}

export function SheetColumns({ label, explanation, columns, template, className }: SheetColumnsProps) {
  const download = useMutation({ mutationFn: async () => saveFile(await template.ask()) });
  return (
    <section className={`${classes.columnas} ${className ?? ''}`} aria-label={label}>
      <p className={classes.explicacion}>{explanation}</p>
      <dl className={classes.lista}>
        {columns.map(([name, direction]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{direction}</dd>
          </div>
        ))}
      </dl>
      {download.isError && <FormNotice tone="error" text={messageOf(download.error)} />}
      <div>
        <Button
          variant="default"
          leftSection={<ArrowDownTrayIcon width={18} height={18} aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {template.text}
        </Button>
      </div>
    </section>
  );
}
