// Before something is published: what changes against what is in force, since when, and that it is for ever.
import type { ProductoDeAhorro, TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { publicarReglas } from '@cuadra/contract/ahorros/reglas';
import { publicarTasas } from '@cuadra/contract/ahorros/tasas';
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatDate } from '#ui/format/date.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import { compararReglas, compararTasas, type Diferencia, laDeAntes } from './comparar.ts';
import classes from './publicar.module.css';

export type PorPublicar =
  | { readonly que: 'reglas'; readonly regla: VersionDeProducto }
  | { readonly que: 'tasas'; readonly regla: TablaDeTasas };

type DialogoDePublicarProps = PorPublicar & {
  readonly producto: ProductoDeAhorro;
  readonly onCerrar: () => void;
};

export function DialogoDePublicar(props: DialogoDePublicarProps) {
  const { producto, que, regla, onCerrar } = props;
  const { ocupado, mensaje, hacer } = useAction(refrescarProductos);
  const params = { id: producto.id, regla: regla.id };
  const body = { version: regla.version };
  const publicar = async () => {
    const hecho = await hacer(() =>
      que === 'reglas' ? call(publicarReglas, { params, body }) : call(publicarTasas, { params, body }),
    );
    if (!hecho) return;
    void notify(`Las ${que} de «${producto.nombre}» rigen desde el ${formatDate(regla.desde)}.`);
    onCerrar();
  };
  const impedida = regla.reparos.length > 0;
  return (
    <FormDialog
      titulo={que === 'reglas' ? 'Publicar las reglas' : 'Publicar las tasas'}
      ancho={760}
      onClose={onCerrar}
    >
      <div className={classes.dialogo}>
        {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
        {impedida && <FormNotice tono="aviso" texto={regla.reparos.map((uno) => uno.mensaje).join(' ')} />}
        <p className={classes.consecuencia}>{decirConsecuencia(props)}</p>
        <Diferencias diferencias={diferenciasDe(props)} />
        <p className={classes.nota}>
          La escribió {regla.escritaPor.nombre}. Lo publicado no cambia: si hace falta otra cosa, se publica
          otra desde un día posterior.
        </p>
      </div>
      <FormDialogFooter onCancelar={onCerrar}>
        <Button loading={ocupado} disabled={impedida} data-autofocus onClick={() => void publicar()}>
          Publicar desde el {formatDate(regla.desde)}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

function decirConsecuencia({ producto, que, regla }: DialogoDePublicarProps): string {
  const suyas = que === 'reglas' ? producto.versiones : producto.tablas;
  const antes = laDeAntes<Pick<TablaDeTasas, 'desde' | 'estado'>>(suyas, regla.desde);
  const desde = formatDate(regla.desde);
  return antes === undefined
    ? `Son las primeras ${que} de «${producto.nombre}»: rigen desde el ${desde}.`
    : `Desde el ${desde} sus cuentas ganan con estas ${que}; hasta el día anterior, con las que rigen desde el ${formatDate(antes.desde)}. Las corridas ya calculadas de esos días se calculan de nuevo.`;
}

function diferenciasDe(props: DialogoDePublicarProps): Diferencia[] {
  const { producto, que, regla } = props;
  return que === 'reglas'
    ? compararReglas(producto.clase, laDeAntes(producto.versiones, regla.desde), regla)
    : compararTasas(producto.clase, laDeAntes(producto.tablas, regla.desde), regla);
}

function Diferencias({ diferencias }: { readonly diferencias: readonly Diferencia[] }) {
  if (diferencias.length === 0)
    return <p className={classes.nota}>No cambia nada de lo que rige entonces.</p>;
  return (
    <DataTable
      label="Qué cambia"
      density="compact"
      narrow="scroll"
      rows={diferencias}
      rowKey={({ tema }) => tema}
      columns={[
        { title: 'Qué cambia', rowHeader: true, cell: ({ tema }) => tema },
        { title: 'Rige', cell: ({ antes }) => antes ?? 'Nada' },
        { title: 'Regirá', tone: 'strong', cell: ({ despues }) => despues ?? 'Nada' },
      ]}
    />
  );
}
