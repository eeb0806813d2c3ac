// What the file must look like, and one to start from: the chart as it is, which can be corrected and brought back.
import { catalogoCsv } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { mensajeDe } from '../../../platform/api-error.ts';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { guardarArchivo } from '../../../ui/files/save-file.ts';
import classes from './importar-catalogo.module.css';

const columnas = [
  ['idCuenta', 'El código: 1, 3, 4, 6, 8 o 10 dígitos. Dice también de qué cuenta depende.'],
  ['nombreCuenta', 'El nombre, hasta 120 caracteres.'],
  ['tipoCuenta', 'D (detalle) o M (mayor).'],
  ['naturaleza', 'deudora o acreedora, según la clase.'],
  ['estado', 'activa, solo_sistema o bloqueada. Opcional: si falta, no cambia.'],
  [
    'etiquetas',
    'Opcional: separadas por punto y coma. Si falta la columna no cambian; una celda vacía las quita.',
  ],
  ['idParent', 'Opcional: si está, se comprueba que sea la cuenta de la que depende.'],
] as const;

export function ColumnasEsperadas() {
  const plantilla = useMutation({ mutationFn: async () => guardarArchivo(await call(catalogoCsv)) });
  return (
    <section className={classes.columnas} aria-label="Columnas del archivo">
      <p className={classes.explicacion}>
        La primera línea lleva los encabezados, en cualquier orden; después, una línea por cuenta.
      </p>
      <dl className={classes.lista}>
        {columnas.map(([nombre, sentido]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{sentido}</dd>
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
          Descargar plantilla (catálogo actual en CSV)
        </Button>
      </div>
    </section>
  );
}
