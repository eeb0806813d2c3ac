// The chart that ships with the product, looked at before it is adopted.
import {
  adoptarCatalogoEstandar,
  verCatalogoEstandar,
} from '@cuadra/contract/contabilidad/catalogo/estandar';
import { nivelDe } from '@cuadra/core/catalogo';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import classes from './adoptar-estandar.module.css';

const NOTA = 'Después puede cambiar nombres, agregar cuentas y eliminar las que no use.';

export function AdoptarEstandar({ onClose }: { readonly onClose: () => void }) {
  const estandar = useQuery(queryOf(verCatalogoEstandar));
  const adopcion = useMutation({
    mutationFn: () => call(adoptarCatalogoEstandar),
    onSuccess: async ({ cuentas }) => {
      await refrescarCatalogo();
      void notify(`Catálogo adoptado: ${contarCuentas(cuentas)}.`);
      onClose();
    },
  });
  return (
    <FormDialog titulo="Catálogo estándar para cooperativas" ancho={720} onClose={onClose}>
      <div className={classes.cuerpo}>
        {adopcion.isError && <FormNotice tono="error" texto={messageOf(adopcion.error)} />}
        <Loaded consulta={estandar} filas={12} etiqueta="Cargando el catálogo estándar">
          {(cuentas) => (
            <DataTable
              density="compact"
              narrow="keep"
              frame={{ height: 'min(28rem, 55dvh)', label: 'Cuentas del catálogo estándar' }}
              rows={cuentas}
              rowKey={({ idCuenta }) => idCuenta}
              rowTone={({ tipoCuenta }) => (tipoCuenta === 'M' ? 'strong' : undefined)}
              columns={[
                { title: 'Código', kind: 'code', cell: ({ idCuenta }) => idCuenta },
                {
                  title: 'Cuenta',
                  cell: ({ idCuenta, nombreCuenta }) => (
                    <span
                      className={classes.cuenta}
                      style={{ '--nivel': nivelDe(idCuenta) ?? 1 } as CSSProperties}
                    >
                      {nombreCuenta}
                    </span>
                  ),
                },
                {
                  title: 'Naturaleza',
                  cell: ({ naturaleza }) => (naturaleza === 'deudora' ? 'Deudora' : 'Acreedora'),
                },
              ]}
            />
          )}
        </Loaded>
      </div>
      <FormDialogFooter nota={NOTA} onCancelar={onClose}>
        <Button
          disabled={estandar.data === undefined}
          loading={adopcion.isPending}
          onClick={() => adopcion.mutate()}
        >
          {estandar.data === undefined ? 'Adoptar' : `Adoptar ${contarCuentas(estandar.data.length)}`}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}
