// Sheets that were spoiled before anything was printed on them.
import type { verLibroLegal } from '@cuadra/contract/contabilidad/folios/folios';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { formatInstant } from '#ui/format/date.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { enTramos } from '../nombres.ts';

type Anulado = ResponseOf<typeof verLibroLegal>['anuladosEnBlanco'][number];

const columnas: CardColumn<Anulado>[] = [
  { titulo: 'Folios', celda: (anulado) => enTramos([anulado]), clase: 'principal' },
  { titulo: 'Motivo', celda: ({ motivo }) => motivo },
  { titulo: 'Anuló', celda: ({ por }) => por.nombre },
  { titulo: 'Cuándo', celda: ({ en }) => formatInstant(en), clase: 'cifras' },
];

export function Anulados({ anulados }: { readonly anulados: readonly Anulado[] }) {
  return (
    <CardTable
      etiqueta="Anulados en blanco"
      columnas={columnas}
      filas={anulados}
      clave={({ desde }) => String(desde)}
    />
  );
}
