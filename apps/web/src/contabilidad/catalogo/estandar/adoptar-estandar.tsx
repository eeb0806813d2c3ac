// The chart that ships with the product, looked at before it is adopted.
import {
  adoptarCatalogoEstandar,
  verCatalogoEstandar,
} from '@cuadra/contract/contabilidad/catalogo/estandar';
import { nivelDe } from '@cuadra/core/catalogo';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { queryOf } from '#platform/query.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';

const SIN_CAMPOS = {};

export function AdoptarEstandar({ onClose }: { readonly onClose: () => void }) {
  const estandar = useQuery(queryOf(verCatalogoEstandar));
  const order = useOrder(adoptarCatalogoEstandar, {
    initial: SIN_CAMPOS,
    refresh: refrescarCatalogo,
    done: ({ cuentas }) => `Catálogo adoptado: ${contarCuentas(cuentas)}.`,
  });
  return (
    <OrderDialog
      title="Catálogo estándar para cooperativas"
      width={720}
      order={order}
      submit={estandar.data === undefined ? 'Adoptar' : `Adoptar ${contarCuentas(estandar.data.length)}`}
      disabled={estandar.data === undefined}
      note="Después puede cambiar nombres, agregar cuentas y eliminar las que no use."
      onClose={onClose}
    >
      <Loaded query={estandar} rows={12} label="Cargando el catálogo estándar">
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
                  <Text as="span" block style={enSuNivel(idCuenta)}>
                    {nombreCuenta}
                  </Text>
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
    </OrderDialog>
  );
}

const enSuNivel = (idCuenta: string): CSSProperties => ({
  paddingLeft: `${((nivelDe(idCuenta) ?? 1) - 1) * 0.875}rem`,
});
