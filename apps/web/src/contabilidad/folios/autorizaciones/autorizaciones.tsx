// The ranges that the authority enabled, and how much of each is used.
import { type Autorizacion, quitarAutorizacion } from '@cuadra/contract/contabilidad/folios/folios';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { TrashIcon } from '@heroicons/react/24/outline';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
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
      titulo: 'Quitar la autorización',
      texto: `La resolución ${resolucion} se quita del registro. Solo se puede porque ninguno de sus folios se ha usado.`,
      accion: 'Quitar',
      peligro: true,
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
  const columnas: CardColumn<Autorizacion>[] = [
    { titulo: 'Resolución', celda: ({ resolucion }) => resolucion, clase: 'principal' },
    { titulo: 'Fecha', celda: ({ fecha }) => formatDate(fecha), clase: 'cifras' },
    {
      titulo: 'Folios',
      celda: ({ desde, hasta }) => `${formatearEntero(desde)} a ${formatearEntero(hasta)}`,
      clase: 'cifras',
    },
    { titulo: 'Impresos', celda: ({ impresos }) => formatearEntero(impresos), clase: 'numero' },
    { titulo: 'Anulados', celda: ({ anulados }) => formatearEntero(anulados), clase: 'numero' },
    { titulo: 'Disponibles', celda: ({ disponibles }) => formatearEntero(disponibles), clase: 'numero' },
    { titulo: 'Registró', celda: ({ registradaPor }) => registradaPor.nombre },
    {
      titulo: 'Acciones',
      clase: 'acciones',
      celda: (una) =>
        puedeQuitar &&
        una.impresos + una.anulados === 0 && (
          <IconButton
            etiqueta={`Quitar la autorización ${una.resolucion}`}
            icono={TrashIcon}
            onClick={() => void quitar(una)}
          />
        ),
    },
  ];
  return (
    <CardTable etiqueta="Autorizaciones" columnas={columnas} filas={autorizaciones} clave={({ id }) => id} />
  );
}
