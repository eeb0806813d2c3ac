// Spoiled sheets: why, and whether what they said is printed again on others.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { anularFolios, type verLibroLegal } from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { Switch } from '@mantine/core';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { BoundField, FieldRow, Lead, LongTextField, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { cuantosFolios, enTramos, leerFolio, losFolios } from '../nombres.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

interface AnularFoliosProps {
  readonly libro: LibroLegal;
  /** The next one of the stock; blank ones begin there. */
  readonly siguiente: number | null;
  readonly onClose: () => void;
}

export function AnularFolios({ libro, siguiente, onClose }: AnularFoliosProps) {
  const primero = siguiente ?? 1;
  const order = useOrder(anularFolios, {
    params: { libro },
    initial: { desde: String(primero), hasta: String(primero), motivo: '', sustituir: true },
    body: ({ desde, hasta, ...demas }) => ({ desde: leerFolio(desde), hasta: leerFolio(hasta), ...demas }),
    refresh: refrescarFolios,
    done: decirAnulados,
  });
  // Those before the first blank one are printed.
  const impresos = leerFolio(order.form.watch('desde')) < primero;
  return (
    <OrderDialog
      title={`Anular folios: ${nombresDeLibro[libro]}`}
      order={order}
      submit="Anular"
      danger
      onClose={onClose}
    >
      <Lead>
        Una hoja dañada queda anulada para siempre y cuenta como usada. En blanco se anulan las siguientes del
        libro{siguiente === null ? '' : ` (desde la ${formatearEntero(siguiente)})`}; una ya impresa, por su
        número.
      </Lead>
      <FieldRow>
        <TextField name="desde" label="Del folio" digits />
        <TextField name="hasta" label="Al folio" digits />
      </FieldRow>
      <LongTextField name="motivo" label="Motivo" />
      {impresos && (
        <BoundField name="sustituir">
          {({ value, onChange }) => (
            <Switch
              label="Imprimir lo que decían en los siguientes folios"
              description="Si no, el libro queda sin esas hojas."
              checked={value}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
          )}
        </BoundField>
      )}
    </OrderDialog>
  );
}

function decirAnulados({ anulados, pieza }: ResponseOf<typeof anularFolios>): string {
  const otros =
    pieza === null
      ? ''
      : ` Se ${anulados === 1 ? 'sustituye' : 'sustituyen'} con ${losFolios(pieza.folios)}, que falta imprimir.`;
  return `${cuantosFolios(anulados)} ${anulados === 1 ? 'anulado' : 'anulados'}.${otros}`;
}

type Anulado = ResponseOf<typeof verLibroLegal>['anuladosEnBlanco'][number];

const columnas: Column<Anulado>[] = [
  { title: 'Folios', cell: (anulado) => enTramos([anulado]), kind: 'main' },
  { title: 'Motivo', cell: ({ motivo }) => motivo },
  { title: 'Anuló', cell: ({ por }) => por.nombre },
  { title: 'Cuándo', cell: ({ en }) => formatInstant(en), kind: 'code' },
];

/** Sheets that were spoiled before anything was printed on them. */
export function Anulados({ anulados }: { readonly anulados: readonly Anulado[] }) {
  return (
    <DataTable
      label="Anulados en blanco"
      columns={columnas}
      rows={anulados}
      rowKey={({ desde }) => String(desde)}
    />
  );
}
