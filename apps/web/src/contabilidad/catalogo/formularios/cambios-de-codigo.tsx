import { DataTable } from '#ui/tables/data-table.tsx';
import classes from './cambios-de-codigo.module.css';
import type { CambioDeCodigo } from './previsualizar-movimiento.ts';

export function CambiosDeCodigo({ cambios }: { readonly cambios: readonly CambioDeCodigo[] }) {
  return (
    <DataTable
      density="compact"
      narrow="keep"
      frame={{ height: '18rem', label: 'Vista previa' }}
      rows={cambios}
      rowKey={({ antes }) => antes}
      columns={[
        { title: 'Código actual', kind: 'code', tone: 'muted', cell: ({ antes }) => antes },
        { title: 'Código nuevo', kind: 'code', tone: 'strong', cell: ({ despues }) => despues },
        {
          title: 'Cuenta',
          cell: ({ nombreCuenta, impedimento }) => (
            <>
              {nombreCuenta}
              {impedimento !== undefined && <span className={classes.impedimento}>{impedimento}</span>}
            </>
          ),
        },
      ]}
    />
  );
}
