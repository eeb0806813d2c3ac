// The ranges that the authority enabled, and how much of each is used.
import {
  type Autorizacion,
  quitarAutorizacion,
  registrarAutorizacion,
} from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { TrashIcon } from '@heroicons/react/24/outline';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { DateField, FieldRow, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { cuantosFolios, leerFolio } from '../nombres.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

interface AutorizacionesProps {
  readonly libro: LibroLegal;
  readonly autorizaciones: readonly Autorizacion[];
  readonly puedeQuitar: boolean;
}

export function Autorizaciones({ libro, autorizaciones, puedeQuitar }: AutorizacionesProps) {
  const confirmar = useConfirm();
  const quitar = async ({ id, resolucion }: Autorizacion) => {
    const seguro = await confirmar({
      title: 'Quitar la autorización',
      text: `La resolución ${resolucion} se quita del registro. Solo se puede porque ninguno de sus folios se ha usado.`,
      action: 'Quitar',
      danger: true,
    });
    if (!seguro) return;
    try {
      await call(quitarAutorizacion, { params: { libro, id } });
      await refrescarFolios();
      void notify(`Autorización ${resolucion} quitada.`);
    } catch (error) {
      void notify(messageOf(error), 'error');
    }
  };
  const columnas: Column<Autorizacion>[] = [
    { title: 'Resolución', cell: ({ resolucion }) => resolucion, kind: 'main' },
    { title: 'Fecha', cell: ({ fecha }) => formatDate(fecha), kind: 'code' },
    {
      title: 'Folios',
      cell: ({ desde, hasta }) => `${formatearEntero(desde)} a ${formatearEntero(hasta)}`,
      kind: 'code',
    },
    { title: 'Impresos', cell: ({ impresos }) => formatearEntero(impresos), kind: 'number' },
    { title: 'Anulados', cell: ({ anulados }) => formatearEntero(anulados), kind: 'number' },
    { title: 'Disponibles', cell: ({ disponibles }) => formatearEntero(disponibles), kind: 'number' },
    { title: 'Registró', cell: ({ registradaPor }) => registradaPor.nombre },
    {
      title: 'Acciones',
      kind: 'actions',
      cell: (una) =>
        puedeQuitar &&
        una.impresos + una.anulados === 0 && (
          <IconButton
            label={`Quitar la autorización ${una.resolucion}`}
            icon={TrashIcon}
            onClick={() => void quitar(una)}
          />
        ),
    },
  ];
  return (
    <DataTable label="Autorizaciones" columns={columnas} rows={autorizaciones} rowKey={({ id }) => id} />
  );
}

interface RegistrarAutorizacionProps {
  readonly libro: LibroLegal;
  /** The new ones go on from it. */
  readonly ultima: Autorizacion | undefined;
  readonly onClose: () => void;
}

/** A range of sheets that the authority enabled enters the stock. */
export function RegistrarAutorizacion({ libro, ultima, onClose }: RegistrarAutorizacionProps) {
  const order = useOrder(registrarAutorizacion, {
    params: { libro },
    initial: {
      resolucion: '',
      fecha: todayInGuatemala(),
      desde: String((ultima?.hasta ?? 0) + 1),
      hasta: '',
    },
    body: ({ desde, hasta, ...demas }) => ({ desde: leerFolio(desde), hasta: leerFolio(hasta), ...demas }),
    refresh: refrescarFolios,
    done: ({ resolucion }) => `Autorización ${resolucion} registrada.`,
  });
  const [desde, hasta] = order.form.watch(['desde', 'hasta']).map(leerFolio);
  const cuantos =
    desde !== undefined && hasta !== undefined && Number.isInteger(hasta) && hasta >= desde
      ? cuantosFolios(hasta - desde + 1)
      : undefined;
  return (
    <OrderDialog
      title={`Autorización de folios: ${nombresDeLibro[libro]}`}
      order={order}
      submit="Registrar"
      note={cuantos}
      onClose={onClose}
    >
      <TextField
        name="resolucion"
        label="Resolución"
        description="Como la nombra el documento que la autoriza."
      />
      <DateField
        name="fecha"
        label="Fecha de la autorización"
        description="En sus folios no podrá ir nada anterior a ella."
      />
      <FieldRow>
        <TextField name="desde" label="Del folio" digits />
        <TextField name="hasta" label="Al folio" digits />
      </FieldRow>
    </OrderDialog>
  );
}
