// Before something is published: what changes against what is in force, since when, and that it is for ever.

import type { ProductoDeAhorro, TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { publicarReglas } from '@cuadra/contract/ahorros/reglas';
import { publicarTasas } from '@cuadra/contract/ahorros/tasas';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { refrescarProductos } from '../consultas.ts';
import { compararReglas, compararTasas, type Diferencia, laDeAntes } from './comparar.ts';

export type PorPublicar =
  | { readonly que: 'reglas'; readonly regla: VersionDeProducto }
  | { readonly que: 'tasas'; readonly regla: TablaDeTasas };

type DialogoDePublicarProps = PorPublicar & {
  readonly producto: ProductoDeAhorro;
  readonly onCerrar: () => void;
};

export function DialogoDePublicar(props: DialogoDePublicarProps) {
  const { producto, que, regla, onCerrar } = props;
  const params = { id: producto.id, regla: regla.id };
  const body = { version: regla.version };
  const order = useTask({
    initial: NADA_QUE_ESCRIBIR,
    resolver: judgedBy<typeof NADA_QUE_ESCRIBIR, typeof NADA_QUE_ESCRIBIR>(z.object({})),
    run: (): Promise<unknown> =>
      que === 'reglas' ? call(publicarReglas, { params, body }) : call(publicarTasas, { params, body }),
    refresh: refrescarProductos,
    done: `Las ${que} de «${producto.nombre}» rigen desde el ${formatDate(regla.desde)}.`,
  });
  const impedida = regla.reparos.length > 0;
  return (
    <OrderDialog
      title={que === 'reglas' ? 'Publicar las reglas' : 'Publicar las tasas'}
      order={order}
      submit={`Publicar desde el ${formatDate(regla.desde)}`}
      disabled={impedida}
      beginInSubmit
      width={760}
      onClose={onCerrar}
    >
      {impedida && <FormNotice tone="aviso" text={regla.reparos.map((uno) => uno.mensaje).join(' ')} />}
      <Text lines="even">{decirConsecuencia(props)}</Text>
      <Diferencias diferencias={diferenciasDe(props)} />
      <Note>
        La escribió {regla.escritaPor.nombre}. Lo publicado no cambia: si hace falta otra cosa, se publica
        otra desde un día posterior.
      </Note>
    </OrderDialog>
  );
}

const NADA_QUE_ESCRIBIR = {};

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
  if (diferencias.length === 0) return <Note>No cambia nada de lo que rige entonces.</Note>;
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
